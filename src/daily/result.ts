import type { Immutable } from '../kit/immutable.ts';
import { PERSON } from '../schieber/hosted.ts';
import type { GameResult } from '../schieber/match.ts';
import { letterOf, type ModeLetter } from '../schieber/mode.ts';
import { type Seat, teamOf } from '../schieber/seat.ts';

/** One game of the twelve, from where the person sits. */
export type Played = Immutable<{ mode: ModeLetter; passed: boolean; declarer: Seat; points: number }>;

/** What all others made of one game, and of each way it was declared. */
export type Field = Immutable<{
  tries: number;
  mean: number;
  declared: { mode: ModeLetter; passed: boolean; tries: number; mean: number }[];
}>;

export const playedOf = ({ mode, passed, declarer, points }: GameResult): Played => ({
  mode: letterOf(mode),
  passed,
  declarer,
  points: points[teamOf(PERSON)],
});

export const totalOf = (games: readonly { readonly points: number }[]): number =>
  games.reduce((sum, { points }) => sum + points, 0);

/** How many of the others in a hundred made fewer points; null while there is nobody to compare with. */
export const betterThan = (below: number, tries: number): number | null =>
  tries < 2 ? null : Math.floor((100 * below) / (tries - 1));

/** Points that say nothing in a single game. */
const LEVEL = 3;

/** One sign a game, better than par, level with it or worse: they give no card away. */
export const signsOf = (games: readonly (Played | null)[], par: readonly Played[]): string =>
  games
    .map((played, game) => {
      const other = par[game];
      if (!played || !other) return '·';
      const lead = played.points - other.points;
      return lead > LEVEL ? '▲' : lead < -LEVEL ? '▼' : '●';
    })
    .join('');
