import type { Immutable } from '../kit/immutable.ts';
import type { Phase } from './calendar.ts';
import type { Template } from './template.ts';

/** One participant's result in a phase: the points of all matches that count, in any order. */
export type Line = Immutable<{ number: number; results: number[] }>;

/** A row of a ranking list. */
export type Row = Immutable<{
  rank: number;
  number: number;
  /** What ranks: the best match, in the semi-final the sum of the best three. */
  points: number;
  /** The best matches, best first: what the points consist of, and the printed order among equals (ruling G19). */
  best: number[];
  /** How many matches the participant has finished in this phase. */
  played: number;
}>;

/** How many matches count: the best of the boot camp (SSC 4.03) and qualification, the best three of the semi-final (6.03). */
export const matchesCounted = (template: Template, phase: Phase): number =>
  phase === 'semiFinal' ? template.semiFinal.best : 1;

/**
 * The ranking of a phase. Equal points share the rank; among them the better best match is printed first, then the
 * second best, then the lower number (G19). Missing matches count 0 (G16); who has finished none is not in the list.
 */
export function rank(lines: Iterable<Line>, count: number): readonly Row[] {
  const rows: { rank: number; number: number; points: number; best: readonly number[]; played: number }[] = [];
  for (const { number, results } of lines) {
    if (results.length === 0) continue;
    const best = bestFirst(results, count);
    rows.push({ rank: 0, number, points: best.reduce((sum, points) => sum + points, 0), best, played: results.length });
  }
  rows.sort((a, b) => b.points - a.points || compareBest(a.best, b.best) || a.number - b.number);
  let previous: { rank: number; points: number } | undefined;
  for (const [i, row] of rows.entries()) {
    row.rank = previous?.points === row.points ? previous.rank : i + 1;
    previous = row;
  }
  return rows;
}

/** The best few of a handful: put in place one by one, which is quicker than sorting them all. */
function bestFirst(results: readonly number[], count: number): readonly number[] {
  const best: number[] = [];
  for (const points of results) {
    let at = best.length;
    while (at > 0 && best[at - 1]! < points) at--;
    if (at >= count) continue;
    best.splice(at, 0, points);
    if (best.length > count) best.pop();
  }
  return best;
}

function compareBest(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Where the final's last place stands at the moment (SSC 6.03, 7.02). */
export type CutLine = Immutable<{
  places: number;
  /** Points of the last place; null while there are fewer ranked than places: then any result is enough. */
  points: number | null;
  /** How many stand above the line for certain, and how many are level on it. */
  above: number;
  level: number;
  /** More are level than places are left: the lot would decide. */
  byLot: boolean;
}>;

/** `rows` must be ranked; a participant who has a place in another way is left out before (G21). */
export function cutLine(rows: readonly Row[], places: number): CutLine {
  const last = rows[places - 1];
  if (last === undefined) return { places, points: null, above: rows.length, level: 0, byLot: false };
  const above = last.rank - 1;
  let level = 0;
  while (rows[above + level]?.points === last.points) level++;
  return { places, points: last.points, above, level, byLot: above + level > places };
}

/** What a list says about somebody: name and town only with consent (G28); finalists accept it by entering (SSC 8.03). */
export type PublicName = Immutable<{ number: number; name: string | null; town: string | null }>;

export function publicName(
  number: number,
  person: { readonly name: string; readonly town: string } | undefined,
  shown: { readonly consents: boolean; readonly isFinalist: boolean },
): PublicName {
  const open = person !== undefined && (shown.consents || shown.isFinalist);
  return { number, name: open ? person.name : null, town: open ? person.town : null };
}
