import { POINTS_PER_GAME, passePoints } from '../../tournament/regulation.ts';
import { type Extras, isPasse } from '../../tournament/sheet/extras.ts';

/** What stands on the pad after one more digit. Too much stays to be seen; it is refused when it is to be entered. */
export const afterDigit = (typed: string, digit: string): string =>
  `${typed}${digit}`.replace(/^0+(?=\d)/, '').slice(0, 4);

/** The points of a game; null when nothing is typed, or more than there are. EBH 1 */
export function gamePoints(typed: string): number | null {
  return /^\d+$/.test(typed) && Number(typed) <= POINTS_PER_GAME ? Number(typed) : null;
}

export interface PaperTotals {
  /** What both sides make together; null while one is missing. */
  readonly sum: number | null;
  readonly expected: number;
  /** Null until both make what the games of a Passe make. */
  readonly totals: [number, number] | null;
}

/** A paper sheet: both sides are typed as they stand there, so that a wrong sum is found. SSC 7.05 (10), EBH 7 */
export function paperTotals(typed: readonly [string, string], games: number, extras: Extras = []): PaperTotals {
  const expected = passePoints(games);
  if (!typed.every((each) => /^\d{1,4}$/.test(each))) return { sum: null, expected, totals: null };
  const [us, them] = [Number(typed[0]), Number(typed[1])];
  const sum = us + them;
  return { sum, expected, totals: isPasse([us, them], games, extras) ? [us, them] : null };
}
