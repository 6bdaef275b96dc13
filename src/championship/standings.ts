import type { Immutable } from '../kit/immutable.ts';
import type { Phase } from './calendar.ts';
import { shareRank } from './criteria.ts';
import { orderOf } from './lineOrder.ts';
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
 * The ranking of a phase, by its criteria: equal points share the rank (criteria.ts). Missing matches count 0 (G16);
 * who has finished none is not in the list.
 */
export function rank(lines: Iterable<Line>, count: number): readonly Row[] {
  const listed = [...lines].filter(({ results }) => results.length > 0);
  const numbers = new Float64Array(listed.length);
  const played = new Float64Array(listed.length);
  const best = new Float64Array(listed.length * count);
  for (const [line, { number, results }] of listed.entries()) {
    numbers[line] = number;
    played[line] = results.length;
    putBestFirst(results, best, line * count, count);
  }
  return rankColumns(numbers, played, best, count);
}

/** The same for a list that comes in columns: `best` holds `width` matches a line, best first, 0 where one is missing. */
export function rankColumns(
  numbers: Float64Array,
  played: Float64Array,
  best: Float64Array,
  width: number,
): readonly Row[] {
  const points = new Float64Array(numbers.length);
  for (let line = 0, at = 0; line < points.length; line++) {
    for (let i = 0; i < width; i++) points[line]! += best[at++]!;
  }
  const list = { numbers, points, best, width };
  const order = orderOf(list);
  let rank = 1;
  const rows: Row[] = [];
  for (let i = 0; i < order.length; i++) {
    const line = order[i]!;
    if (i > 0 && !shareRank(list, line, order[i - 1]!)) rank = i + 1;
    const counted = new Array<number>(Math.min(width, played[line]!));
    for (let at = 0; at < counted.length; at++) counted[at] = best[line * width + at]!;
    rows.push({ rank, number: numbers[line]!, points: points[line]!, best: counted, played: played[line]! });
  }
  return rows;
}

/** The best `count` of a handful, put in place one by one, which is quicker than sorting them all. */
function putBestFirst(results: readonly number[], best: Float64Array, from: number, count: number): void {
  let filled = from;
  for (const points of results) {
    let at = filled;
    if (filled < from + count) filled++;
    else if (points <= best[--at]!) continue;
    for (; at > from && best[at - 1]! < points; at--) best[at] = best[at - 1]!;
    best[at] = points;
  }
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

/** From the points of a ranking, best first; a participant who has a place in another way is left out before (G21). */
export function cutLine(ranked: ArrayLike<number>, places: number): CutLine {
  const points = ranked[places - 1];
  if (points === undefined) return { places, points: null, above: ranked.length, level: 0, byLot: false };
  let above = 0;
  while (ranked[above]! > points) above++;
  let level = 0;
  while (ranked[above + level] === points) level++;
  return { places, points, above, level, byLot: above + level > places };
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
