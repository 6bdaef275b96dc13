import { type Face, rankOf } from './face.ts';

export type Guess = 'higher' | 'lower';

/** The win at stake as a multiple of the round's stake: each right prediction lifts it by one step. B21 17 */
export const LEVELS = [5, 7, 10, 14, 20] as const;
export type Level = (typeof LEVELS)[number];

export const nextLevel = (level: Exclude<Level, 20>): Level => LEVELS[LEVELS.indexOf(level) + 1]!;

/** Three piles enter at five times the stake, four at ten; nobody else enters. B21 14.1, 17 */
export const entryLevel = (complete: number): 5 | 10 | undefined =>
  complete === 3 ? 5 : complete === 4 ? 10 : undefined;

export type Verdict = 'right' | 'wrong' | 'equal';

/** Is the covered card of higher or lower rank? Equal ranks are not evaluated. B21 15.1, 15.3 */
export function judge(guess: Guess, open: Face, covered: Face): Verdict {
  const difference = rankOf(covered) - rankOf(open);
  if (difference === 0) return 'equal';
  return difference > 0 === (guess === 'higher') ? 'right' : 'wrong';
}
