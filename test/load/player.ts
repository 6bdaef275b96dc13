import { randomUUID } from 'node:crypto';
import type { Chance } from '../../src/kit/chance.ts';
import { MODE_LETTERS } from '../../src/schieber/mode.ts';
import { legalIn, type MatchView } from '../../src/schieber/view.ts';
import { type Client, newClient } from './http.ts';

/** A person at the browser who plays legal cards, for load and crash tests. */
export interface LoadPlayer {
  id: string;
  version: number;
  view: MatchView;
}

interface Answer {
  id: string;
  version: number;
  view: MatchView;
}

/** A new guest at the door. */
export async function newGuest(address: string): Promise<Client> {
  const client = newClient(address);
  const { status, text } = await client.send('POST', '/api/guests', {});
  if (status !== 200) throw new Error(`guest: ${status} ${text}`);
  return client;
}

export async function beginMatch(client: Client, body: object = {}): Promise<LoadPlayer> {
  const {
    status,
    body: answer,
    text,
  } = await client.send('POST', '/api/matches', { kind: 'practice', ...body }, randomUUID());
  if (status !== 200) throw new Error(`begin: ${status} ${text}`);
  return answer as Answer;
}

/** Any legal command of the person, as the browser sends it. */
export function anyCommand({ game }: MatchView, chance: Chance): object {
  if (game.phase === 'declaring') {
    if (!game.passed && chance.below(3) === 0) return { type: 'pass' };
    return { type: 'declare', mode: MODE_LETTERS[chance.below(6)] };
  }
  const legal = legalIn(game);
  return { type: 'play', card: legal[chance.below(legal.length)] };
}
