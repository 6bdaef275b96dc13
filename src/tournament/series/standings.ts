import type { Immutable } from '../../kit/immutable.ts';
import { nameKey } from '../club/names.ts';
import {
  areLevel,
  bestPassen,
  byCriteria,
  type Criterion,
  type Totalled,
  total,
  type WithBest,
} from '../ranking/criteria.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import type { Series } from './series.ts';

/** What an evening says: everybody with a rank, and the points. */
export type EveningResults = Immutable<{
  evening: string;
  title: string;
  day: string;
  isFinished: boolean;
  lines: { number: PlayerNumber; name: string; town: string; total: number }[];
}>;

/** One result of one person. `counts`: among the best; struck by decision it never does. */
export type SeriesResult = Immutable<{
  evening: string;
  number: PlayerNumber;
  points: number;
  counts: boolean;
  /** Why it was struck; null where nobody has. */
  struck: string | null;
}>;

export type SeriesLine = Immutable<{
  rank: number;
  name: string;
  town: string;
  total: number;
  /** One an evening, in the order of the evenings; null where somebody was not there. */
  results: (SeriesResult | null)[];
}>;

/** The ranking over all evenings: the best results of everybody, then the best single one, the second best, … */
export function seriesRanking(series: Series, evenings: readonly EveningResults[]): readonly SeriesLine[] {
  const lines = peopleOf(evenings).map(({ name, town, results }) => {
    const found = results.map((line, index) => {
      if (!line) return null;
      const { evening } = evenings[index]!;
      const struck = series.struck.find((each) => each.evening === evening && each.number === line.number);
      return { evening, number: line.number, points: line.total, counts: false, struck: struck?.reason ?? null };
    });
    const best = found
      .flatMap((result) => (result && result.struck === null ? [result] : []))
      .sort((a, b) => b.points - a.points)
      .slice(0, series.best ?? found.length);
    return {
      ...{ name, town, total: best.reduce((sum, { points }) => sum + points, 0) },
      best: best.map(({ points }) => points),
      results: found.map((result) => result && { ...result, counts: best.includes(result) }),
    };
  });
  const criteria: readonly Criterion<Totalled & WithBest>[] = [total('EBH 8'), bestPassen('EBH 8')];
  const sorted = lines.sort((a, b) => byCriteria(criteria)(a, b) || a.name.localeCompare(b.name, 'de-CH'));
  const ranks: number[] = [];
  return sorted.map(({ best: _, ...line }, index) => {
    const isLevel = index > 0 && areLevel(criteria, sorted[index]!, sorted[index - 1]!);
    const rank = isLevel ? ranks[index - 1]! : index + 1;
    ranks.push(rank);
    return { rank, ...line };
  });
}

type Line = EveningResults['lines'][number];
interface Person {
  readonly name: string;
  readonly town: string;
  readonly results: (Line | null)[];
}

/**
 * Who is the same person on several evenings: the same name, unless the towns differ. Numbers are given anew every
 * evening, and most have no account. Two of one name on one evening stay two.
 */
function peopleOf(evenings: readonly EveningResults[]): readonly Person[] {
  const named = new Map<string, Person[]>();
  evenings.forEach(({ lines }, at) => {
    for (const line of lines) {
      const key = nameKey(line.name);
      const namesakes = named.get(key) ?? [];
      named.set(key, namesakes);
      const known = namesakes.find((person) => person.results[at] === null && isOneTown(person.town, line.town));
      if (!known)
        namesakes.push({
          ...{ name: line.name, town: line.town },
          results: evenings.map((_, i) => (i === at ? line : null)),
        });
      else known.results[at] = line;
    }
  });
  return [...named.values()].flat();
}

const isOneTown = (a: string, b: string): boolean => a === '' || b === '' || nameKey(a) === nameKey(b);
