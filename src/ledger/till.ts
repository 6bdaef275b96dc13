import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import { tillAccount } from './account.ts';
import { francs, minus, NOTHING, plus, type Rappen } from './money.ts';
import type { Entry } from './posting.ts';

/**
 * The till of one cashier: counted when it is opened, and by two when it is closed, so that nobody alone says what lies
 * in it; without an open one nobody handles cash.
 */
export type Till = Immutable<
  | { stage: 'closed' }
  | { stage: 'open'; id: string; opened: Rappen; at: Instant }
  /** Counted by its cashier: somebody else counts it too and signs. */
  | { stage: 'counted'; id: string; opened: Rappen; at: Instant; counted: Rappen; expected: Rappen }
>;

export type TillCommand = Immutable<
  | { type: 'open'; id: string; counted: Rappen }
  /** Again, as long as nobody has signed. */
  | { type: 'close'; counted: Rappen }
  | { type: 'sign' }
>;

export type TillFacts = Immutable<{
  /** Whose till it is. */
  person: string;
  /** Cash in less cash out since it was opened, as the ledger has it. */
  moved: Rappen;
  /** Deposits that were taken into it and that nobody has confirmed yet. */
  waiting: number;
}>;

export type TillEvent = Immutable<
  | { type: 'tillOpened'; id: string; counted: Rappen; at: Instant }
  | { type: 'tillCounted'; counted: Rappen; expected: Rappen }
  | { type: 'tillClosed'; id: string; counted: Rappen; difference: Rappen; at: Instant }
>;

export type TillRefusal = Immutable<
  | { code: 'till-open'; since: Instant }
  | { code: 'till-closed' }
  | { code: 'deposits-waiting'; count: number }
  | { code: 'second-person-needed'; id: string }
  | { code: 'amount-out-of-range'; amount: number; least: Rappen; highest: Rappen }
>;

const HIGHEST = francs(100_000);

function decide(
  till: Till,
  command: TillCommand,
  { now: at, by, facts }: Around<TillFacts, string>,
): Result<readonly TillEvent[], TillRefusal> {
  if (command.type === 'open') {
    const { id, counted } = command;
    if (till.stage !== 'closed') return refuse({ code: 'till-open', since: till.at });
    return isCount(counted) ? ok([{ type: 'tillOpened', id, counted, at }]) : outOfRange(counted);
  }
  if (till.stage === 'closed') return refuse({ code: 'till-closed' });
  const { id } = till;
  if (command.type === 'close') {
    const { counted } = command;
    if (!isCount(counted)) return outOfRange(counted);
    // What lies there and is not booked yet is booked or given back first.
    if (facts.waiting > 0) return refuse({ code: 'deposits-waiting', count: facts.waiting });
    return ok([{ type: 'tillCounted', counted, expected: plus(till.opened, facts.moved) }]);
  }
  if (till.stage !== 'counted') return refuse({ code: 'till-open', since: till.at });
  // Nobody signs his own till.
  if (by === `person:${facts.person}`) return refuse({ code: 'second-person-needed', id });
  const { counted, expected } = till;
  return ok([{ type: 'tillClosed', id, counted, difference: minus(counted, expected), at }]);
}

const isCount = (counted: Rappen): boolean => counted >= 0 && counted <= HIGHEST;
const outOfRange = (amount: number) =>
  refuse({ code: 'amount-out-of-range', amount, least: NOTHING, highest: HIGHEST });

function evolve(till: Till, event: TillEvent): Till {
  switch (event.type) {
    case 'tillOpened':
      return { stage: 'open', id: event.id, opened: event.counted, at: event.at };
    case 'tillCounted':
      if (till.stage === 'closed') return till;
      return { ...till, stage: 'counted', counted: event.counted, expected: event.expected };
    case 'tillClosed':
      return { stage: 'closed' };
    default:
      return absurd(event);
  }
}

/** A cashier's till, from one count to the next. */
export const till: Process<Till, TillCommand, TillEvent, TillFacts, TillRefusal> = {
  initial: { stage: 'closed' },
  decide,
  evolve,
};

/** What was missing or too much when the till was closed: at the expense of the house, or to its benefit. */
export function tillEntry(person: string, event: TillEvent): Entry | undefined {
  if (event.type !== 'tillClosed' || event.difference === 0) return undefined;
  const cash = tillAccount(person);
  const { id, difference } = event;
  return {
    ...{ key: `till/${id}/difference`, kind: 'till-difference' },
    postings:
      difference > 0
        ? [{ from: cash, to: 'house', amount: difference }]
        : [{ from: 'house', to: cash, amount: minus(NOTHING, difference) }],
  };
}
