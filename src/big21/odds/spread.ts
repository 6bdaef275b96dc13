import { entryLevel, LEVELS, type Level } from '../highLow.ts';
import { type Model, shares } from '../model.ts';
import { PLAN } from '../payout.ts';
import type { Evaluation } from './evaluate.ts';
import { bestPredictions, highLowOdds } from './highLowOdds.ts';

/** What a game pays, as multiples of its stake, each with its chance. They add up to one. */
export type PayoutLaw = ReadonlyMap<number, number>;

/** How far games lie apart, per franc of stake: what an average alone does not say. B21 3.2 */
export interface Spread {
  readonly variance: number;
  /** Chance that a game pays anything. */
  readonly hit: number;
  /** Chance that it pays more than its stake. */
  readonly gain: number;
  /** Games in a row without a payout, the longest in a thousand: reached by half of all players, and by one in a hundred. */
  readonly longestRun: { readonly half: number; readonly hundredth: number };
}

/** The law of one player, High/Low played as the certificate says; the mean of it is the W of his evaluation. */
export function payoutLaw(
  model: Pick<Model, 'highLow'>,
  { piles, bust }: Pick<Evaluation, 'piles' | 'bust'>,
): PayoutLaw {
  const ends = highLowEnds(model);
  const law = new Map<number, number>([[0, bust]]);
  const add = (multiple: number, chance: number) => law.set(multiple, (law.get(multiple) ?? 0) + chance);
  for (const [count, chance] of piles.entries()) {
    const level = entryLevel(count);
    if (level === undefined) add(PLAN[count]!, chance);
    else for (const [multiple, share] of ends[level] ?? []) add(multiple, chance * share);
  }
  return law;
}

/** Where High/Low ends that is entered on a level: at a level, or with nothing. B21 15–18 */
function highLowEnds(model: Pick<Model, 'highLow'>): Readonly<Partial<Record<Level, PayoutLaw>>> {
  const chances = shares(model.highLow);
  const predictions = bestPredictions(model.highLow);
  const { predicts } = highLowOdds(model);
  const ends: Partial<Record<Level, PayoutLaw>> = {};
  let above: PayoutLaw = new Map([[20, 1]]);
  for (const level of LEVELS.slice(0, -1).toReversed() as Exclude<Level, 20>[]) {
    let [stops, right, equal] = [0, 0, 0];
    for (const [open, guess] of predicts[level].entries()) {
      const chance = chances[open]!;
      if (guess === undefined) stops += chance;
      else {
        right += chance * predictions[open]!.right;
        equal += chance * predictions[open]!.equal;
      }
    }
    // Equal ranks are void and a new open card comes: ruling 9.
    const once = 1 - equal;
    const law = new Map([[level as number, stops / once]]);
    for (const [multiple, chance] of above) law.set(multiple, (law.get(multiple) ?? 0) + (chance * right) / once);
    law.set(0, (law.get(0) ?? 0) + (1 - stops - right - equal) / once);
    ends[level] = law;
    above = law;
  }
  return ends;
}

export function spreadOf(law: PayoutLaw): Spread {
  let [mean, squares, hit, gain] = [0, 0, 0, 0];
  for (const [multiple, chance] of law) {
    mean += multiple * chance;
    squares += multiple * multiple * chance;
    if (multiple > 0) hit += chance;
    if (multiple > 1) gain += chance;
  }
  const longest = (share: number): number => {
    let length = 1;
    while (chanceOfRun(1 - hit, length + 1, A_THOUSAND) >= share) length++;
    return length;
  };
  return {
    ...{ variance: squares - mean * mean, hit, gain },
    longestRun: { half: longest(0.5), hundredth: longest(0.01) },
  };
}

const A_THOUSAND = 1000;

/** Chance that so many games in a row, or more, pay nothing among all the games. Exact. */
function chanceOfRun(nothing: number, length: number, games: number): number {
  // without[n]: chance of no such run in n games. It is first complete at game n if the last `length` paid nothing and
  // the one before them did.
  const whole = nothing ** length;
  const without = [1];
  for (let n = 1; n <= games; n++) {
    if (n < length) without.push(1);
    else if (n === length) without.push(1 - whole);
    else without.push(without[n - 1]! - without[n - length - 1]! * (1 - nothing) * whole);
  }
  return 1 - without[games]!;
}
