import { PILES } from '../round.ts';
import { isCompleteState, STATES } from './pileState.ts';

/**
 * The order of the piles does not matter, so a table needs only the multisets of five states: C(36, 5) = 376,992.
 * A set is five states in rising order; its number is its place in the combinatorial number system. A card makes one state
 * higher, so it always leads to a set with a higher number: one pass down the numbers solves the game.
 */
export const SETS = 376_992;

const WIDTH = STATES + PILES - 1;

/** `CHOOSE[k * 36 + n]` = C(n, k). */
const CHOOSE = binomials();

/** The number of a set whose states are in rising order. */
export function setNumber(a: number, b: number, c: number, d: number, e: number): number {
  return (
    a +
    CHOOSE[2 * WIDTH + b + 1]! +
    CHOOSE[3 * WIDTH + c + 2]! +
    CHOOSE[4 * WIDTH + d + 3]! +
    CHOOSE[5 * WIDTH + e + 4]!
  );
}

/** All sets: their states, and how many of the piles are complete. */
export interface PileSets {
  /** `states[set * 5 + i]`, rising in i. */
  readonly states: Uint8Array;
  readonly complete: Uint8Array;
}

let known: PileSets | undefined;

export function pileSets(): PileSets {
  known ??= allSets();
  return known;
}

function allSets(): PileSets {
  const states = new Uint8Array(SETS * PILES);
  const complete = new Uint8Array(SETS);
  let set = 0;
  for (let e = 0; e < STATES; e++)
    for (let d = 0; d <= e; d++)
      for (let c = 0; c <= d; c++)
        for (let b = 0; b <= c; b++)
          for (let a = 0; a <= b; a++, set++) {
            const five = [a, b, c, d, e];
            states.set(five, set * PILES);
            for (const state of five) if (isCompleteState(state)) complete[set]!++;
          }
  return { states, complete };
}

function binomials(): Int32Array {
  const table = new Int32Array((PILES + 1) * WIDTH);
  for (let n = 0; n < WIDTH; n++) {
    table[n] = 1;
    for (let k = 1; k <= PILES; k++)
      table[k * WIDTH + n] = n === 0 ? 0 : table[(k - 1) * WIDTH + n - 1]! + table[k * WIDTH + n - 1]!;
  }
  return table;
}

const FIVE: number = PILES;
const five = new Uint8Array(FIVE);

/** The set after one of its piles, at place `at`, has become a higher state. */
export function setAfter(states: Uint8Array, set: number, at: number, state: number): number {
  const first = set * FIVE;
  let place = 0;
  for (; place < at; place++) five[place] = states[first + place]!;
  for (; place < FIVE - 1 && states[first + place + 1]! < state; place++) five[place] = states[first + place + 1]!;
  five[place] = state;
  for (place++; place < FIVE; place++) five[place] = states[first + place]!;
  return setNumber(five[0]!, five[1]!, five[2]!, five[3]!, five[4]!);
}
