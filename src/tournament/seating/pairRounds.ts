import { type Chance, shuffle } from '../../kit/chance.ts';
import type { WishOrder } from './wishes.ts';

/**
 * Who plays against whom when partners stay together: sides 0 … n−1, an even number. Where the pairs are odd, the last
 * side is nobody: whoever meets it sits out. A round holds n/2 meetings, a side in each just once.
 */
export interface Sides {
  readonly count: number;
  /** How often two sides have met, count × count. */
  readonly met: Uint8Array;
  /** 1 for sides that never meet, where it can be helped. */
  readonly apart: Uint8Array;
  /** How many do not get the cards they wish where two sides meet, count × count. */
  readonly unmet: Uint8Array;
  /** So many a round, at the least. */
  readonly leastUnmet: number;
}
export type Round = readonly (readonly [number, number])[];

/** Without a history: the circle. One side stays, the others move on by one place, and nobody meets twice in n−1 rounds. */
export function roundsByCircle(count: number, rounds: number, chance: Chance): Round[] {
  const order = shuffle(
    Array.from({ length: count }, (_, side) => side),
    chance,
  );
  const turning = count - 1;
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: count / 2 }, (_, place): [number, number] => {
      const at = (step: number) => order[(((round + step) % turning) + turning) % turning]!;
      return place === 0 ? [order[turning]!, at(0)] : [at(place), at(-place)];
    }),
  );
}

/** Shuffles that are tried; a large field comes out at the first, a small one may need some. */
const SHUFFLES = 60;
const SHUFFLES_OF_MANY = 2;
const MANY = 60;
/** Meetings tried before a round is taken with a repetition. */
const STEPS = 4000;

/**
 * With a history or wishes: round by round, each without a repetition if there is such a round; the best of several
 * shuffles. Wishes for cards come before repetitions or after them.
 */
export function roundsBySearch(sides: Sides, rounds: number, order: WishOrder, chance: Chance): Round[] {
  let best: Round[] = [];
  let least = Number.POSITIVE_INFINITY;
  const most = sides.count > MANY ? SHUFFLES_OF_MANY : SHUFFLES;
  const weights: Weights = { ...FAULTS, unmet: order === 'first' ? WISHES_FIRST : 1 };
  const goal = rounds * sides.leastUnmet * weights.unmet;
  for (let tried = 0; tried < most && least > goal; tried++) {
    const met = sides.met.slice();
    const found = Array.from({ length: rounds }, () => {
      const round = nextRound({ ...sides, met }, weights, chance);
      for (const [a, b] of round) count(met, sides.count, a, b);
      return round;
    });
    const cost = costOf(sides, weights, found);
    if (cost < least) {
      least = cost;
      best = found;
    }
  }
  return best;
}

/** A heavier fault is not traded for lighter ones: sides that should never meet, wishes, repetitions. */
interface Weights {
  readonly apart: number;
  readonly unmet: number;
  readonly repeat: number;
}
const FAULTS = { apart: 1_000_000, repeat: 10 };
const WISHES_FIRST = 1000;

function costOf({ count: n, met: before, apart, unmet }: Sides, weights: Weights, rounds: readonly Round[]): number {
  const met = before.slice();
  let cost = 0;
  for (const round of rounds)
    for (const [a, b] of round) {
      const at = a * n + b;
      cost += weights.repeat * met[at]! + weights.apart * apart[at]! + weights.unmet * unmet[at]!;
      count(met, n, a, b);
    }
  return cost;
}

export function count(met: Uint8Array, n: number, a: number, b: number): void {
  met[a * n + b]!++;
  met[b * n + a]!++;
}

function nextRound(sides: Sides, weights: Weights, chance: Chance): Round {
  const order = shuffle(
    Array.from({ length: sides.count }, (_, side) => side),
    chance,
  );
  for (const most of unmetAllowed(sides, weights)) {
    const round = withoutRepetition(sides, order, most);
    if (round) return round;
  }
  return withFewest(sides, weights, order);
}

/** How many unmet wishes a round may have to be without a repetition: none that can be spared, or more and more. */
function unmetAllowed({ count: n, leastUnmet, unmet }: Sides, weights: Weights): readonly number[] {
  if (weights.unmet > weights.repeat || unmet.every((each) => each === 0)) return [leastUnmet];
  const most = 2 * n; // two at each of n/2 tables want the other cards
  const allowed = [leastUnmet];
  for (let more = 2; leastUnmet + more < most; more *= 2) allowed.push(leastUnmet + more);
  return [...allowed, most];
}

/** Tries opponents in the order of the lot, those with the same wish first, and goes back where nobody is left. */
function withoutRepetition(
  { count: n, met, apart, unmet }: Sides,
  order: readonly number[],
  most: number,
): Round | undefined {
  const round: [number, number][] = [];
  const isPlaced = new Uint8Array(n);
  let steps = STEPS + n;
  const place = (left: number): boolean => {
    const side = order.find((each) => isPlaced[each] === 0);
    if (side === undefined) return true;
    isPlaced[side] = 1;
    for (let level = 0; level <= Math.min(left, MOST_UNMET); level++) {
      for (const other of order) {
        const at = side * n + other;
        if (isPlaced[other] === 1 || unmet[at] !== level || met[at]! > 0 || apart[at]! > 0) continue;
        if (steps-- <= 0) break;
        isPlaced[other] = 1;
        round.push([side, other]);
        if (place(left - level)) return true;
        round.pop();
        isPlaced[other] = 0;
      }
    }
    isPlaced[side] = 0;
    return false;
  };
  return place(most) ? round : undefined;
}
/** At a table of four, two at the most want other cards than those that lie there. */
const MOST_UNMET = 2;

/** Neighbours in the order of the lot, then exchanged between two tables as long as that spares a fault. */
function withFewest({ count: n, met, apart, unmet }: Sides, weights: Weights, order: readonly number[]): Round {
  const row = [...order];
  const cost = (i: number, j: number) => {
    const at = row[i]! * n + row[j]!;
    return weights.repeat * met[at]! * met[at]! + weights.apart * apart[at]! + weights.unmet * unmet[at]!;
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let i = 0; i < n; i += 2)
      for (let j = i + 2; j < n; j += 2)
        for (const k of [j, j + 1]) {
          const now = cost(i, i + 1) + cost(j, j + 1);
          exchange(row, i + 1, k);
          if (cost(i, i + 1) + cost(j, j + 1) < now) isBetter = true;
          else exchange(row, i + 1, k);
        }
  }
  return Array.from({ length: n / 2 }, (_, table): [number, number] => [row[2 * table]!, row[2 * table + 1]!]);
}

function exchange(row: number[], i: number, j: number): void {
  const held = row[i]!;
  row[i] = row[j]!;
  row[j] = held;
}
