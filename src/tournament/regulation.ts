import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Ties } from './ranking/ranking.ts';
import { EBH_RULINGS } from './ruling/ebh.ts';
import type { Irregularity } from './ruling/irregularity.ts';
import type { RulingRow } from './ruling/measure.ts';
import { SSC_RULINGS } from './ruling/ssc.ts';
import { EXTRAS, type Extras } from './sheet/extras.ts';

/** What a Passe one sits out is worth. Ruling G2 */
export type ByeRule = Immutable<{ kind: 'mean' } | { kind: 'points'; points: number }>;

/**
 * The rules of an event as a value. Code reads what is written here and never asks which event it is, so that an
 * organiser's own regulation is one more value.
 */
export type Regulation = Immutable<{
  key: string;
  passen: number;
  gamesPerPasse: number;
  minutesPerPasse: number;
  /** The four best play it out: so many Passen of so many games, everybody once with everybody. */
  finalTable: { places: 4; passen: 3; games: number } | null;
  /** From the warning with this number on a player may be excluded; `automatic`: it is then proposed. Ruling X9 */
  warnings: { exclusionFrom: number; automatic: boolean };
  /** For everybody but the excluded at a table whose Passe is broken off; without a number the director enters it. */
  flatRate: number | null;
  bye: ByeRule;
  /** Ruling G3: who left is listed behind everybody who played all Passen, or among them. */
  retired: 'behind' | 'among';
  /** Level on points: a shared rank, or the best Passe, the second best, … first. */
  ties: Ties;
  /** Who may write the personal sheet: only the supervisor, or the player his final total. Ruling X14 */
  personalSheet: 'supervisor' | 'player-total';
  /** An official document is shown at the door, and the age of 18 with it. SSC 7.02 */
  identityCheck: boolean;
  /** Partnerschieber: partners stay together all evening, and pairs are ranked. Left out for the Einzelschieber. */
  pairs?: true;
  /** What counts beside the 157 of the cards; left out where nothing does, as in both printed regulations. */
  extras?: Extras;
  articles: Record<Citation, string>;
  rulings: readonly RulingRow[];
}>;

/** What a refusal of the office can be about; each regulation names its own paragraph. */
export type Citation =
  | 'game'
  | 'passe'
  | 'writer'
  | 'start'
  | 'draw'
  | 'visa'
  | 'sheet'
  | 'number'
  | 'warning'
  | 'ranking'
  | 'decision'
  | 'door';

export const POINTS_PER_GAME = 157; // SSC 2.04, EBH 1

/** 628 for four games, 1884 for twelve. SSC 7.05 (10) */
export const passePoints = (games: number): number => games * POINTS_PER_GAME;

/** The final of the championship. SSC 7 */
export const SSC: Regulation = {
  key: 'ssc',
  passen: 5, // SSC 7.03
  gamesPerPasse: 12, // SSC 7.03
  minutesPerPasse: 50,
  finalTable: { places: 4, passen: 3, games: 4 }, // SSC 7.04
  warnings: { exclusionFrom: 2, automatic: true }, // SSC 7.05 (11)
  flatRate: 1000, // silent: as EBH 9, ruling X15
  bye: { kind: 'mean' },
  retired: 'behind',
  ties: 'shared', // ruling G19
  personalSheet: 'supervisor', // SSC 7.05 (2)
  identityCheck: true, // SSC 7.02
  articles: {
    game: 'SSC 7.05 (1)',
    passe: 'SSC 7.05 (10)',
    writer: 'SSC 7.05 (1)',
    start: 'SSC 7.03',
    draw: 'SSC 2.02',
    visa: 'SSC 7.03',
    sheet: 'SSC 7.05 (2)',
    number: 'SSC 7.02',
    warning: 'SSC 7.05 (11)',
    ranking: 'SSC 7.03',
    decision: 'SSC 7.03',
    door: 'SSC 7.02',
  },
  rulings: SSC_RULINGS,
};

/** The evening in the mountain house; Passen and games are announced by the organiser. EBH 1 */
export const EBH: Regulation = {
  key: 'ebh',
  passen: 4,
  gamesPerPasse: 12,
  minutesPerPasse: 50,
  finalTable: null,
  warnings: { exclusionFrom: 1, automatic: false }, // EBH 9
  flatRate: 1000, // EBH 9
  bye: { kind: 'mean' },
  retired: 'behind',
  ties: 'best-passe', // EBH 8
  personalSheet: 'player-total', // EBH 7
  identityCheck: false,
  articles: {
    game: 'EBH 2',
    passe: 'EBH 7',
    writer: 'EBH 2',
    start: 'EBH 2',
    draw: 'EBH 1',
    visa: 'EBH 7',
    sheet: 'EBH 7',
    number: 'EBH 1',
    warning: 'EBH 9',
    ranking: 'EBH 8',
    decision: 'EBH 9',
    door: 'EBH 1',
  },
  rulings: EBH_RULINGS,
};

export const REGULATIONS: Readonly<Record<string, Regulation>> = { ssc: SSC, ebh: EBH };

/** The flat rates as they are printed; any other format: the director enters the rate. EBH 9, ruling X15 */
const FLAT_RATES: readonly { passen: number; games: number; points: number }[] = [
  { passen: 4, games: 12, points: 1000 },
  { passen: 4, games: 8, points: 660 },
  { passen: 3, games: 12, points: 660 },
];

export const printedFlatRate = (passen: number, games: number): number | null =>
  FLAT_RATES.find((rate) => rate.passen === passen && rate.games === games)?.points ?? null;

/** The mean of a Passe, shown beside the field in which the director enters a flat rate. */
export const meanOfPasse = (games: number): number => passePoints(games) / 2;

/** What an organiser may set in the form; everything else stays as in the regulation he starts from. */
export type Changes = Immutable<{
  key?: string;
  passen?: number;
  gamesPerPasse?: number;
  minutesPerPasse?: number;
  finalTable?: boolean;
  exclusionFrom?: number;
  exclusionAutomatic?: boolean;
  flatRate?: number | null;
  bye?: ByeRule;
  retired?: 'behind' | 'among';
  ties?: Ties;
  personalSheet?: 'supervisor' | 'player-total';
  identityCheck?: boolean;
  pairs?: boolean;
  extras?: Extras;
  /** Rulings are taken from the regulation one starts from, or row by row from the other one. */
  rulingsFrom?: { [event in Irregularity]?: string };
}>;

export type RegulationRefusal = Immutable<
  | { code: 'unknown-regulation'; name: string }
  | { code: 'not-a-number-between'; field: string; from: number; to: number }
>;

/** EBH 1: the organiser announces the number of Passen and of games; a custom regulation changes more. */
export function regulationWith(base: Regulation, changes: Changes): Result<Regulation, RegulationRefusal> {
  const limits: readonly [keyof Changes, number, number][] = [
    ['passen', 1, 20],
    ['gamesPerPasse', 1, 36],
    ['minutesPerPasse', 5, 240],
    ['exclusionFrom', 1, 5],
    ['flatRate', 0, 5652],
  ];
  for (const [field, from, to] of limits) {
    const value = changes[field];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
      return refuse({ code: 'not-a-number-between', field, from, to });
  }
  const rulings: RulingRow[] = [];
  for (const row of base.rulings) if (!changes.rulingsFrom?.[row.event]) rulings.push(row);
  for (const [event, name] of Object.entries(changes.rulingsFrom ?? {})) {
    const other = REGULATIONS[name];
    if (!other) return refuse({ code: 'unknown-regulation', name });
    rulings.push(...other.rulings.filter((row) => row.event === event));
  }
  const passen = changes.passen ?? base.passen;
  const gamesPerPasse = changes.gamesPerPasse ?? base.gamesPerPasse;
  const sameFormat = passen === base.passen && gamesPerPasse === base.gamesPerPasse;
  return ok({
    ...base,
    key: changes.key ?? base.key,
    passen,
    gamesPerPasse,
    minutesPerPasse: changes.minutesPerPasse ?? base.minutesPerPasse,
    finalTable: finalTableOf(base, changes),
    warnings: {
      exclusionFrom: changes.exclusionFrom ?? base.warnings.exclusionFrom,
      automatic: changes.exclusionAutomatic ?? base.warnings.automatic,
    },
    flatRate:
      changes.flatRate !== undefined
        ? changes.flatRate
        : sameFormat
          ? base.flatRate
          : printedFlatRate(passen, gamesPerPasse),
    bye: changes.bye ?? base.bye,
    retired: changes.retired ?? base.retired,
    ties: changes.ties ?? base.ties,
    personalSheet: changes.personalSheet ?? base.personalSheet,
    identityCheck: changes.identityCheck ?? base.identityCheck,
    ...(changes.pairs ? { pairs: true } : {}),
    ...(changes.extras?.length ? { extras: EXTRAS.filter((each) => changes.extras?.includes(each)) } : {}),
    rulings,
  });
}

/** At the final table everybody plays once with everybody: pairs have none. SSC 7.04 */
function finalTableOf(base: Regulation, { finalTable, pairs }: Changes): Regulation['finalTable'] {
  if (pairs) return null;
  if (finalTable === undefined) return base.finalTable;
  return finalTable ? { places: 4, passen: 3, games: 4 } : null;
}

/** EBH 2: each team, ideally each player, deals equally often; what the form warns about. Ruling G26 */
export const dealsAreEqual = (games: number): boolean => games % 4 === 0;
