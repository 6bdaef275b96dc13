import type { ByTeam } from '../../schieber/seat.ts';
import { POINTS_PER_GAME, passePoints, type Regulation } from '../regulation.ts';
import type { SheetRefusal } from './decide.ts';
import { isGame, isPasse } from './extras.ts';
import type { Sheet } from './sheet.ts';

/** Points as they are typed, side by side. */
export const pair = ([a, b]: readonly [number, number]): ByTeam<number> => ({ 0: a, 1: b });

export function faultyGame(sheet: Sheet, game: number, { articles }: Regulation): SheetRefusal | undefined {
  if (Number.isInteger(game) && game >= 1 && game <= sheet.games) return undefined;
  return { code: 'no-such-game', game, games: sheet.games, article: articles.passe };
}

/** The two sides of a game share 157 points, and what the organiser's own regulation counts beside. SSC 7.05 (1), EBH 2 */
export function faultyPoints(
  points: readonly [number, number],
  { articles, extras = [] }: Regulation,
): SheetRefusal | undefined {
  const article = articles.game;
  if (!points.every((each) => Number.isInteger(each) && each >= 0)) return { code: 'not-points', points, article };
  if (extras.length > 0) return isGame(points, extras) ? undefined : { code: 'not-a-game', points, extras, article };
  const sum = points[0] + points[1];
  return sum === POINTS_PER_GAME ? undefined : { code: 'not-157', sum, expected: POINTS_PER_GAME, article };
}

/** The two sides of a Passe share 157 points a game. SSC 7.05 (10), EBH 7 */
export function faultyTotals(
  totals: readonly [number, number],
  games: number,
  { articles, extras = [] }: Regulation,
): SheetRefusal | undefined {
  const article = articles.passe;
  if (!totals.every((each) => Number.isInteger(each) && each >= 0))
    return { code: 'not-points', points: totals, article };
  const sum = totals[0] + totals[1];
  const expected = passePoints(games);
  return isPasse(totals, games, extras) ? undefined : { code: 'not-the-passe-total', sum, expected, article };
}
