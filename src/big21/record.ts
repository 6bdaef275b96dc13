import { fromHex } from '../kit/bytes.ts';
import { canonical } from '../kit/canonical.ts';
import { keeps } from '../kit/chance.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Signature } from '../kit/signature.ts';
import type { Instant } from '../kit/time.ts';
import type { Rappen } from '../ledger/money.ts';
import { dealerFrom, isClientSeed } from './dealer.ts';
import { type Ending, type Event, evolve, type Game } from './game.ts';
import { isPlayable, type Model, parseModel } from './model.ts';
import { type Move, play } from './play.ts';

/** A whole Big21 as a document: what is downloaded, kept and verified. The seed stands there once it is over. */
export type Big21Record = Immutable<{
  format: 'gschobe-big21-1';
  /** The receipt. */
  id: string;
  model: Model;
  commitment: string;
  clientSeed: string;
  serverSeed: string | null;
  events: (Event & { at: Instant })[];
  signed?: Signature;
}>;

export type Verified = Immutable<{ cards: number; draws: number; ending: Ending; paid: Rappen }>;

/** Where a record is wrong; events count from 1. */
export type Discrepancy = Immutable<{
  code: 'shape' | 'seed-missing' | 'seed-broken' | 'refused' | 'event' | 'not-over';
  event?: number;
  expected?: unknown;
  found?: unknown;
}>;

/**
 * Plays a finished Big21 again from its seeds: the promise, every card and count of free cards, every rule, every Rappen.
 * Each event that only a decision explains is turned into its command, and the rules must answer with what stands there.
 */
export function verifyBig21(json: unknown): Result<Verified, Discrepancy> {
  const record = parseRecord(json);
  if (typeof record === 'string') return refuse({ code: 'shape', found: record });
  const seed = record.serverSeed === null ? undefined : fromHex(record.serverSeed);
  if (seed === undefined) return refuse({ code: 'seed-missing' });
  if (!keeps(record.commitment, seed)) return refuse({ code: 'seed-broken', expected: record.commitment });

  const dealer = dealerFrom(record.model, seed, record.clientSeed);
  let game: Game | undefined;
  let next = 0;
  while (next < record.events.length) {
    const first = record.events[next]!;
    const command = commandOf(first);
    if (command === undefined) return refuse({ code: 'event', event: next + 1, found: first });
    const decision = play(game, command, first.at, dealer);
    if (!decision.ok) return refuse({ code: 'refused', event: next + 1, expected: decision.refusal, found: first });
    for (const event of decision.value) {
      const { at, ...found } = record.events[next] ?? { at: first.at };
      if (at !== first.at || canonical(found) !== canonical(event))
        return refuse({ code: 'event', event: next + 1, expected: event, found });
      game = evolve(game, event);
      next++;
    }
  }
  if (game?.stage !== 'over') return refuse({ code: 'not-over' });
  const cards = game.drawn.replaceAll('f', '').length;
  return ok({ cards, draws: game.drawn.length, ending: game.ending, paid: game.paid });
}

/** The command behind the first event of a step; undefined for an event that can only follow another. */
function commandOf(event: Event): Move | undefined {
  switch (event.type) {
    case 'started':
      return { type: 'start', stake: event.stake, purse: event.purse };
    case 'placed':
      return { type: 'place', pile: event.pile, confirmBust: true };
    case 'discarded':
      return { type: 'discard' };
    case 'bought':
      return { type: 'buy' };
    case 'roundEnded':
      return { type: 'endRound' };
    case 'opened':
      return { type: 'highLow' };
    case 'predicted':
      return { type: 'predict', guess: event.guess };
    case 'highLowEnded':
      return { type: 'leaveHighLow' };
    case 'risked':
      return { type: 'risk', stake: event.stake };
    case 'deadlineMoved':
      return { type: 'moveDeadline', by: event.by };
    case 'ended':
      return BY_ENDING[event.ending];
    default:
      return undefined; // shown and freeCards only follow
  }
}

/** Endings that are a step of their own. */
const BY_ENDING: Partial<Record<Ending, Move>> = {
  stopped: { type: 'stop' },
  'few-piles': { type: 'endRound' },
  'four-hours': { type: 'expire' },
  excluded: { type: 'exclude' },
};

/** The record, or what is wrong with its shape. What the events hold is checked by playing them. */
function parseRecord(json: unknown): Big21Record | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'a record is an object';
  const { format, id, model, commitment, clientSeed, serverSeed, events } = json as Record<string, unknown>;
  if (format !== 'gschobe-big21-1') return 'format: gschobe-big21-1';
  if (typeof id !== 'string') return 'id: the receipt';
  const odds = parseModel(model, 'record');
  if (typeof odds === 'string') return `model: ${odds}`;
  if (!isPlayable(odds)) return 'model: whole weights';
  if (typeof commitment !== 'string') return 'commitment: a hash';
  if (typeof clientSeed !== 'string' || !isClientSeed(clientSeed)) return 'clientSeed: 8 to 32 bytes in hexadecimal';
  if (serverSeed !== null && (typeof serverSeed !== 'string' || fromHex(serverSeed)?.length !== 32))
    return 'serverSeed: 32 bytes in hexadecimal';
  if (!Array.isArray(events) || !events.every(isEvent)) return 'events: a list of events with their instants';
  return { format, id, model: odds, commitment, clientSeed, serverSeed, events };
}

const isEvent = (json: unknown): json is Event & { at: Instant } =>
  typeof json === 'object' &&
  json !== null &&
  typeof (json as { type?: unknown }).type === 'string' &&
  Number.isSafeInteger((json as { at?: unknown }).at) &&
  ['money', 'practice', undefined].includes((json as { purse?: string }).purse);
