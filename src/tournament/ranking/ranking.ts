import { type Chance, shuffle } from '../../kit/chance.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { Regulation } from '../regulation.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import { areLevel, bestPassen, byCriteria, type Criterion, type Numbered, total } from './criteria.ts';

/** One Passe of one player: played and initialled, sat out, entered as a flat rate, void, or not there (yet). */
export type PasseResult = Immutable<
  { kind: 'played' | 'flat'; points: number } | { kind: 'bye' } | { kind: 'void' } | { kind: 'open' }
>;

export type Line = Immutable<{
  number: PlayerNumber;
  status: 'present' | 'retired' | 'excluded';
  /** Plays so that the tables are full; the points do not count. Ruling G1 */
  fillIn: boolean;
  /** False while the regulation still wants the personal sheet initialled and handed in. EBH 7 */
  rated: boolean;
  passen: PasseResult[];
}>;

export type Ranked = Immutable<
  Line & {
    /** Null for whoever is not ranked: excluded, unrated. */
    rank: number | null;
    total: number;
    /** What counts for a Passe: byes with their compensation. */
    points: (number | null)[];
    /** Played Passen from the best down; a bye or a flat rate never counts as the best. Ruling G2 */
    best: number[];
  }
>;

/** What decides the rank, and in which order those stand who share one. */
interface TieRule {
  readonly ranks: readonly Criterion<Ranked>[];
  readonly printed: readonly Criterion<Ranked>[];
}

/** The ways a regulation may order its list; one more is one more line here. */
export const TIE_RULES = {
  'best-passe': { ranks: [total('EBH 8'), bestPassen('EBH 8')], printed: [] },
  shared: { ranks: [total('SSC 7.03')], printed: [bestPassen('SSC 7.03')] }, // ruling G19
} as const satisfies Record<string, TieRule>;
export type Ties = keyof typeof TIE_RULES;

/** So that the same list always prints the same. */
const NUMBER: Criterion<Numbered> = { code: 'number', article: 'EBH 1', compare: (a, b) => a.number - b.number };

/** What decides who comes to the final table, before the lot. SSC 7.03, ruling G18 */
const CUT: readonly Criterion<Contender>[] = [total('SSC 7.03'), bestPassen('SSC 7.03')];

/** The ranking after every initialled sheet. SSC 7.03, EBH 8 */
export function rankingOf(lines: readonly Line[], regulation: Regulation): readonly Ranked[] {
  const counted = lines.filter((line) => !line.fillIn).map((line) => count(line, regulation));
  const inGroups = [
    counted.filter((line) => groupOf(line, regulation) === 0),
    counted.filter((line) => groupOf(line, regulation) === 1), // ruling G3
  ];
  const ranked: Ranked[] = [];
  for (const group of inGroups) {
    const before = ranked.length;
    const { ranks, printed }: TieRule = TIE_RULES[regulation.ties];
    const sorted = [...group].sort(byCriteria<Ranked>([...ranks, ...printed, NUMBER]));
    sorted.forEach((line, index) => {
      const above = ranked[before + index - 1];
      const shares = index > 0 && above !== undefined && areLevel(ranks, line, above);
      ranked.push({ ...line, rank: shares ? above.rank : before + index + 1 });
    });
  }
  const unranked = counted
    .filter((line) => groupOf(line, regulation) === 2)
    .sort((a, b) => a.number - b.number)
    .map((line) => ({ ...line, rank: null }));
  return [...ranked, ...unranked];
}

function groupOf(line: Line, regulation: Regulation): 0 | 1 | 2 {
  if (line.status === 'excluded' || !line.rated) return 2; // SSC 8.01, EBH 7
  return line.status === 'retired' && regulation.retired === 'behind' ? 1 : 0;
}

function count(line: Line, regulation: Regulation): Ranked {
  const played = line.passen.flatMap((passe) => (passe.kind === 'played' ? [passe.points] : []));
  const counting = line.passen.flatMap((passe) => ('points' in passe ? [passe.points] : []));
  const mean = counting.length === 0 ? 0 : halfUp(sum(counting), counting.length);
  const bye = regulation.bye.kind === 'mean' ? mean : regulation.bye.points;
  const points = line.passen.map((passe) => {
    if ('points' in passe) return passe.points;
    return passe.kind === 'bye' ? bye : null;
  });
  return {
    ...line,
    rank: null,
    points,
    total: sum(points.map((each) => each ?? 0)),
    best: played.sort((a, b) => b - a),
  };
}

const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

/** To the nearest point, halves up: ruling G2. */
const halfUp = (total: number, count: number): number => Math.floor((2 * total + count) / (2 * count));

/** Who gets one of the places, by which rule, and what was drawn. */
export type Cut = Immutable<{
  qualified: PlayerNumber[];
  /** Level on points at the line: those who got in by their best Passe, and those who did not. */
  byBestPasse: PlayerNumber[];
  /** Level in everything: who went into the hat, and who came out. */
  hat: PlayerNumber[];
  drawn: PlayerNumber[];
}>;

/** Who may come to the final table: ranked and still here. */
export const eligibleFor = (ranking: readonly Ranked[]): readonly Ranked[] =>
  ranking.filter((line) => line.rank !== null && line.status === 'present');

/** What decides at the line. */
export type Contender = Immutable<{ number: PlayerNumber; total: number; best: number[] }>;

/**
 * The places of the final table: everybody above the lowest tied score, the rest by the best Passe (SSC 7.03), the
 * second best, … and by lot only among those level in everything (ruling G18).
 */
export function cutAmong(contenders: readonly Contender[], places: number, chance: Chance): Cut {
  const [points, ...rest] = CUT;
  const sorted = [...contenders].sort(byCriteria([...CUT, NUMBER]));
  const last = sorted[places - 1];
  if (!last) return { qualified: sorted.map(numberOf), byBestPasse: [], hat: [], drawn: [] };
  const above = sorted.filter((line) => points!.compare(line, last) < 0);
  const level = sorted.filter((line) => points!.compare(line, last) === 0);
  if (above.length + level.length === places)
    return { qualified: sorted.slice(0, places).map(numberOf), byBestPasse: [], hat: [], drawn: [] };
  const better = level.filter((line) => byCriteria(rest)(line, last) < 0);
  const same = level.filter((line) => areLevel(rest, line, last));
  const open = places - above.length - better.length;
  if (same.length === open)
    return {
      qualified: sorted.slice(0, places).map(numberOf),
      byBestPasse: [...better, ...same].map(numberOf),
      hat: [],
      drawn: [],
    };
  const drawn = shuffle(same, chance).slice(0, open);
  return {
    qualified: [...above, ...better, ...drawn].map(numberOf),
    byBestPasse: better.map(numberOf),
    hat: same.map(numberOf),
    drawn: drawn.map(numberOf),
  };
}

const numberOf = (line: { number: PlayerNumber }): PlayerNumber => line.number;
