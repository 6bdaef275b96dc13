import type { Immutable } from '../kit/immutable.ts';
import type { Day, Instant } from '../kit/time.ts';
import { PERSON } from '../schieber/hosted.ts';
import type { GameResult } from '../schieber/match.ts';
import { letterOf, type ModeLetter } from '../schieber/mode.ts';
import { partnerOf, type Seat, teamOf } from '../schieber/seat.ts';

/** A finished match of somebody's own, as the numbers need it. */
export type OwnMatch = Immutable<{ id: string; kind: string; startedAt: Instant; results: GameResult[] }>;

/** A day of the daily twelve that counted. */
export type OwnDay = Immutable<{ day: Day; points: number; par: number | null }>;

/** How many games, and the mean of the own team's points in them. */
export type Average = Immutable<{ games: number; mean: number }>;

/** Who declared: the person, the partner, the opponents. */
export type Declarer = 'mine' | 'partner' | 'theirs';

/** One match on the curve; points a game, so that long and short ones can be compared. */
export type Played = Immutable<{ id: string; kind: string; startedAt: Instant; games: number; points: number }>;

/** Somebody's own numbers, from the own matches alone. */
export type Numbers = Immutable<{
  all: Average;
  byDeclarer: Record<Declarer, Average>;
  byMode: Record<ModeLetter, Average>;
  /** Games in which the forehand passed, and those in which the forehand declared. */
  byPass: { passed: Average; declared: Average };
  /** Oldest first. */
  matches: Played[];
  best: Played | null;
  worst: Played | null;
  /** Oldest first. */
  days: OwnDay[];
}>;

export function numbersOf(matches: readonly OwnMatch[], days: readonly OwnDay[]): Numbers {
  const games = matches.flatMap(({ results }) => results);
  const where = (wanted: (game: GameResult) => boolean) => averageOf(games.filter(wanted));
  const played = matches.map(playedOf);
  const ranked = [...played].sort((a, b) => b.points / b.games - a.points / a.games || a.startedAt - b.startedAt);
  const byMode = (letter: ModeLetter) => where(({ mode }) => letterOf(mode) === letter);
  return {
    all: averageOf(games),
    byDeclarer: {
      mine: where(({ declarer }) => declarerOf(declarer) === 'mine'),
      partner: where(({ declarer }) => declarerOf(declarer) === 'partner'),
      theirs: where(({ declarer }) => declarerOf(declarer) === 'theirs'),
    },
    byMode: { H: byMode('H'), D: byMode('D'), S: byMode('S'), C: byMode('C'), O: byMode('O'), U: byMode('U') },
    byPass: { passed: where(({ passed }) => passed), declared: where(({ passed }) => !passed) },
    matches: played,
    best: ranked[0] ?? null,
    worst: ranked.at(-1) ?? null,
    days: [...days],
  };
}

const declarerOf = (seat: Seat): Declarer =>
  seat === PERSON ? 'mine' : seat === partnerOf(PERSON) ? 'partner' : 'theirs';

const pointsOf = (games: readonly GameResult[]): number =>
  games.reduce((sum, { points }) => sum + points[teamOf(PERSON)], 0);

const averageOf = (games: readonly GameResult[]): Average => ({
  games: games.length,
  mean: games.length === 0 ? 0 : Math.round((10 * pointsOf(games)) / games.length) / 10,
});

const playedOf = ({ id, kind, startedAt, results }: OwnMatch): Played => ({
  ...{ id, kind, startedAt },
  games: results.length,
  points: pointsOf(results),
});
