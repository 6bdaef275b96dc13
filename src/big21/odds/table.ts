import { invariant } from '../../kit/absurd.ts';
import { PILES } from '../round.ts';
import { pileSets, SETS, setAfter } from './pileSet.ts';
import { BUST, HARD_21, NEXT, SOFT_21, VALUES } from './pileState.ts';

/**
 * Where the value of each state lies in one dense table. A state is a set of piles, the cards left before the next one is
 * shown, and the purchases left. From one starting state a pass by rising number finds how many cards each set can have left
 * at most; all fewer are reachable too, by discarding.
 */
export interface Layout {
  readonly start: State;
  /** Three piles were complete at once before the start: no more free cards. B21 11.2 */
  readonly hadThree: boolean;
  /** One for each number of purchases left. */
  readonly levels: number;
  /** Most cards left with a set of piles, −1 where it cannot be reached. */
  readonly most: Int8Array;
  /** A state lies at `offset[set] + cards * levels + purchases`. */
  readonly offset: Int32Array;
  readonly size: number;
}

export interface State {
  readonly set: number;
  readonly cards: number;
  readonly purchases: number;
}

export const indexOf = ({ offset, levels }: Layout, { set, cards, purchases }: State): number =>
  offset[set]! + cards * levels + purchases;

/** The most free cards that can come at once. B21 10.1 */
const MOST_FREE = 6;

export function layoutFrom(start: State, hadThree = false): Layout {
  const most = new Int8Array(SETS).fill(-1);
  most[start.set] = Math.max(start.cards, start.purchases > 0 ? 1 : 0);
  const { states, complete } = pileSets();
  const after = newSuccessors();
  for (let set = start.set; set < SETS; set++) {
    const cards = most[set]!;
    if (cards <= 0 || complete[set] === PILES) continue;
    successors(states, complete, set, hadThree, after);
    for (let i = 0; i < after.count; i++) {
      const to = after.set[i]!;
      const cardsAfter = cards - 1 + (after.free[i] === 1 ? MOST_FREE : 0);
      if (cardsAfter > most[to]!) most[to] = cardsAfter;
      if (start.purchases > 0 && most[to] === 0) most[to] = 1; // a bought card
    }
  }
  const levels = start.purchases + 1;
  return { start, hadThree, levels, most, ...offsets(most, levels) };
}

function offsets(most: Int8Array, levels: number): { offset: Int32Array; size: number } {
  const offset = new Int32Array(SETS);
  let size = 0;
  for (let set = 0; set < SETS; set++) {
    offset[set] = size;
    size += (most[set]! + 1) * levels;
  }
  invariant(size < 2 ** 28, 'the table fits into memory');
  return { offset, size };
}

/** Every different placement of every card value on a set: the set after it, and whether free cards come with it. */
export interface Successors {
  count: number;
  readonly value: Uint8Array;
  /** Which of the five piles, in rising order, the card goes onto. */
  readonly at: Uint8Array;
  readonly set: Int32Array;
  readonly free: Uint8Array;
}

export const newSuccessors = (): Successors => ({
  count: 0,
  value: new Uint8Array(VALUES * PILES),
  at: new Uint8Array(VALUES * PILES),
  set: new Int32Array(VALUES * PILES),
  free: new Uint8Array(VALUES * PILES),
});

/**
 * Placements by rising card value. Busts are left out, as discarding is always better. A complete pile is opened again
 * only with exactly two complete and free cards still to come: elsewhere it never helps (ruling 4, checked by the tests).
 */
export function successors(
  states: Uint8Array,
  complete: Uint8Array,
  from: number,
  hadThree: boolean,
  into: Successors,
): void {
  // Imports are read once here: a test runner looks each use of one up anew, which these loops would feel.
  const [piles, values, nextOf, soft21, hard21, bust] = LOCALS;
  const after = setAfter;
  const first = from * piles;
  const completeBefore = complete[from]!;
  const mayOpen = completeBefore === 2 && !hadThree;
  let count = 0;
  for (let value = 1; value <= values; value++)
    for (let at = 0; at < piles; at++) {
      const state = states[first + at]!;
      if (at + 1 < piles && states[first + at + 1] === state) continue; // equal piles are one choice
      if (state === hard21 || (state === soft21 && !mayOpen)) continue;
      const next = nextOf[state * (values + 1) + value]!;
      if (next === bust) continue;
      const to = after(states, from, at, next);
      into.value[count] = value;
      into.at[count] = at;
      into.set[count] = to;
      into.free[count] = completeBefore === 1 && complete[to] === 2 && !hadThree ? 1 : 0; // B21 10.1, 11.2
      count++;
    }
  into.count = count;
}

const LOCALS = [PILES, VALUES, NEXT, SOFT_21, HARD_21, BUST] as const;
