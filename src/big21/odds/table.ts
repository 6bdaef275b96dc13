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
  /**
   * Every different placement: those of a set are `moves[first[set]]` up to `moves[first[set + 1] - 1]`, by rising card
   * value. They are found once here, so that each of many solutions only reads them.
   */
  readonly moves: Uint32Array;
  readonly first: Int32Array;
}

/** A placement in one number: the set after it, the card value, and whether free cards come with it. */
export const toOf = (move: number): number => move & 0x7ffff;
export const cardOf = (move: number): number => (move >>> 19) & 15;
export const isFreeing = (move: number): boolean => move >>> 23 === 1;

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
  const first = new Int32Array(SETS + 1);
  const moves = new Uint32Array(MOST_MOVES); // what stays empty takes no memory
  const { states, complete } = pileSets();
  let count = 0;
  for (let set = start.set; set < SETS; set++) {
    const cards = most[set]!;
    first[set] = count;
    if (cards <= 0 || complete[set] === PILES) continue;
    count = addMoves(states, complete, set, hadThree, moves, count);
    for (let i = first[set]!; i < count; i++) {
      const move = moves[i]!;
      const to = toOf(move);
      const cardsAfter = cards - 1 + (isFreeing(move) ? MOST_FREE : 0);
      if (cardsAfter > most[to]!) most[to] = cardsAfter;
      if (start.purchases > 0 && most[to] === 0) most[to] = 1; // a bought card
    }
  }
  first[SETS] = count;
  const levels = start.purchases + 1;
  return { start, hadThree, levels, most, moves, first, ...offsets(most, levels) };
}

/** From the empty piles, over all sets; less from anywhere else. */
const MOST_MOVES = 13_451_000;

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

/**
 * Placements by rising card value; answers where the next set's begin. Busts are left out, as discarding is always better.
 * A complete pile is opened again only with exactly two complete and free cards still to come: elsewhere it never helps
 * (ruling 4, checked by the tests).
 */
function addMoves(
  states: Uint8Array,
  complete: Uint8Array,
  from: number,
  hadThree: boolean,
  moves: Uint32Array,
  begin: number,
): number {
  // Imports are read once here: a test runner looks each use of one up anew, which these loops would feel.
  const [piles, values, nextOf, soft21, hard21, bust] = LOCALS;
  const after = setAfter;
  const firstPile = from * piles;
  const completeBefore = complete[from]!;
  const mayOpen = completeBefore === 2 && !hadThree;
  let count = begin;
  for (let value = 1; value <= values; value++)
    for (let at = 0; at < piles; at++) {
      const state = states[firstPile + at]!;
      if (at + 1 < piles && states[firstPile + at + 1] === state) continue; // equal piles are one choice
      if (state === hard21 || (state === soft21 && !mayOpen)) continue;
      const next = nextOf[state * (values + 1) + value]!;
      if (next === bust) continue;
      const to = after(states, from, at, next);
      const free = completeBefore === 1 && complete[to] === 2 && !hadThree ? 1 : 0; // B21 10.1, 11.2
      moves[count++] = to | (value << 19) | (free << 23);
    }
  return count;
}

const LOCALS = [PILES, VALUES, NEXT, SOFT_21, HARD_21, BUST] as const;
