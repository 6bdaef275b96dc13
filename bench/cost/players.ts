import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chanceFromText } from '../../src/kit/chance.ts';
import type { Client } from '../../test/load/http.ts';
import { anyCommand, beginMatch, type LoadPlayer, newGuest } from '../../test/load/player.ts';
import type { House, Used } from './house.ts';

/** Somebody at a browser. */
export interface Player {
  readonly client: Client;
  readonly chance: Chance;
  /** 'guest:ID' */
  readonly owner: string;
  at: LoadPlayer | undefined;
}

/** So many guests, spread over the processes. */
export const seat = (house: House, count: number): Promise<readonly Player[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const { address } = house.products[number % house.products.length]!;
      const client = await newGuest(address);
      const { id } = (await client.send('POST', '/api/guests', {})).body as { id: string };
      return { client, chance: chanceFromText(`cost/${number}`)('moves'), owner: `guest:${id}`, at: undefined };
    }),
  );

export async function move(player: Player, id: string, view: LoadPlayer['view']): Promise<LoadPlayer> {
  const command = anyCommand(view, player.chance);
  const { status, text, body } = await player.client.send('POST', `/api/matches/${id}/commands`, command, randomUUID());
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body as LoadPlayer;
}

export interface Played {
  readonly moves: number;
  readonly matches: number;
  readonly seconds: number;
  readonly used: Used;
}

/** Each plays a match of twelve games from its first card to its last, as fast as it is answered. */
export async function playMatches(house: House, players: readonly Player[], games = 12): Promise<Played> {
  const before = await house.used();
  const began = performance.now();
  let moves = 0;
  await Promise.all(
    players.map(async (player) => {
      let at = await beginMatch(player.client, { games });
      for (; !at.view.ending; moves++) at = await move(player, at.id, at.view);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { moves, matches: players.length, seconds, used: difference(before, await house.used()) };
}

export const difference = (before: Used, after: Used): Used => ({
  node: after.node - before.node,
  postgres: after.postgres - before.postgres,
  wal: after.wal - before.wal,
  disk: after.disk - before.disk,
});

export interface Steady {
  readonly perSecond: number;
  /** Milliseconds from the moment a move was due. */
  readonly p50: number;
  readonly p99: number;
}

/** All together so many moves a second, for some seconds after two to warm up. */
export async function playSteadily(players: readonly Player[], perSecond: number, seconds: number): Promise<Steady> {
  const began = performance.now();
  const [from, until] = [began + 2000, began + 2000 + 1000 * seconds];
  const every = (1000 * players.length) / perSecond;
  const late: number[] = [];
  await Promise.all(
    players.map(async (player, number) => {
      for (let due = began + (every * number) / players.length; due < until; due += every) {
        const early = due - performance.now();
        if (early > 0) await pause(early);
        if (player.at === undefined || player.at.view.ending) player.at = await beginMatch(player.client);
        player.at = await move(player, player.at.id, player.at.view);
        if (due >= from) late.push(performance.now() - due);
      }
    }),
  );
  late.sort((a, b) => a - b);
  const percentile = (share: number) => late[Math.floor(late.length * share)]!;
  return { perSecond: late.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}
