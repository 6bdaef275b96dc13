import { type Chance, shuffle } from '../../kit/chance.ts';

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

/** With a history: round by round, each without a repetition if there is such a round; the best of several shuffles. */
export function roundsBySearch(sides: Sides, rounds: number, chance: Chance): Round[] {
  let best: Round[] = [];
  let least = Number.POSITIVE_INFINITY;
  const most = sides.count > MANY ? SHUFFLES_OF_MANY : SHUFFLES;
  for (let tried = 0; tried < most && least > 0; tried++) {
    const met = sides.met.slice();
    const found = Array.from({ length: rounds }, () => {
      const round = nextRound({ ...sides, met }, chance);
      for (const [a, b] of round) count(met, sides.count, a, b);
      return round;
    });
    const cost = costOf(sides, found);
    if (cost < least) {
      least = cost;
      best = found;
    }
  }
  return best;
}

/** Repetitions, and heavier than any of them: sides that should never meet. */
function costOf({ count: n, met: before, apart }: Sides, rounds: readonly Round[]): number {
  const met = before.slice();
  let cost = 0;
  for (const round of rounds)
    for (const [a, b] of round) {
      cost += met[a * n + b]! + APART * apart[a * n + b]!;
      count(met, n, a, b);
    }
  return cost;
}
const APART = 1000;

export function count(met: Uint8Array, n: number, a: number, b: number): void {
  met[a * n + b]!++;
  met[b * n + a]!++;
}

function nextRound(sides: Sides, chance: Chance): Round {
  const order = shuffle(
    Array.from({ length: sides.count }, (_, side) => side),
    chance,
  );
  return withoutRepetition(sides, order) ?? withFewest(sides, order);
}

/** Tries opponents in the order of the lot and goes back where nobody is left. */
function withoutRepetition({ count: n, met, apart }: Sides, order: readonly number[]): Round | undefined {
  const round: [number, number][] = [];
  const isPlaced = new Uint8Array(n);
  let steps = STEPS + n;
  const place = (): boolean => {
    const side = order.find((each) => isPlaced[each] === 0);
    if (side === undefined) return true;
    isPlaced[side] = 1;
    for (const other of order) {
      if (isPlaced[other] === 1 || met[side * n + other]! > 0 || apart[side * n + other]! > 0) continue;
      if (steps-- <= 0) break;
      isPlaced[other] = 1;
      round.push([side, other]);
      if (place()) return true;
      round.pop();
      isPlaced[other] = 0;
    }
    isPlaced[side] = 0;
    return false;
  };
  return place() ? round : undefined;
}

/** Neighbours in the order of the lot, then exchanged between two tables as long as that spares a repetition. */
function withFewest({ count: n, met, apart }: Sides, order: readonly number[]): Round {
  const row = [...order];
  const cost = (i: number, j: number) => {
    const at = row[i]! * n + row[j]!;
    return met[at]! * met[at]! + APART * apart[at]!;
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
