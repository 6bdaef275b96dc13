import { absurd } from '../../kit/absurd.ts';
import type { Immutable } from '../../kit/immutable.ts';
import type { Instant } from '../../kit/time.ts';
import {
  type BySeat,
  type ByTeam,
  bySeat,
  SEATS,
  type Seat,
  seatAfter,
  type Team,
  teamOf,
} from '../../schieber/seat.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import type { Sanction } from '../ruling/measure.ts';
import { storedRuling } from '../ruling/stored.ts';
import type { CardWish, PlayerNumber, SeatedTable } from '../seating/schedule.ts';

/** Who does something on a sheet: somebody at the table, or the office. `who` is an id; names never stand in a log. */
export type By = Immutable<{
  role: 'player' | 'supervisor' | 'desk' | 'director';
  who: string;
  player?: PlayerNumber;
}>;

/** Where a sheet lies. */
export type OpenSheet = Immutable<{ passe: number; table: number }>;

/** One game on the sheet; an estimate is what the parties agreed when nobody had counted. EBH 7 */
export type Row = Immutable<{ points: ByTeam<number>; estimated: boolean }>;

/** The official Jass sheet (Jasszettel) of one table in one Passe. SSC 7.05 (1), EBH 2 */
export type Sheet = Immutable<{
  passe: number;
  table: number;
  players: BySeat<PlayerNumber>;
  games: number;
  cards: CardWish | 'both';
  openedAt: Instant;
  writer: Seat | null;
  rows: (Row | null)[];
  /** Where the order of dealers was put right: from that game on it runs from that seat. */
  dealers: { game: number; dealer: Seat; article: string }[];
  annulled: { game: number; article: string }[];
  rulings: NotedRuling[];
  confirmed: { [team in Team]: { by: By; at: Instant } | null };
  signed: { by: By; at: Instant } | null;
  /** Totals typed from a paper sheet; with double entry the first of two. */
  totals: ByTeam<number> | null;
  firstEntry: { totals: ByTeam<number>; by: By } | null;
  objection: { seat: Seat; game: number | null; text: string } | null;
  visa: { by: By; at: Instant } | null;
  corrections: Correction[];
  /** Waits for a second person, who confirms it on a device of their own. Ruling G24 */
  asked: AskedCorrection | null;
  /** What the office has changed about the whole sheet, and why. */
  remarks: Remark[];
  substitutes: Substitute[];
  /** A Passe broken off by an exclusion: what is entered for each, null for void. EBH 9, ruling G5 */
  aborted: { points: BySeat<number | null>; article: string } | null;
  lastAt: Instant;
}>;

/** A ruling on the sheet: on whom, under which paragraph, and what was proposed to the director. */
export type NotedRuling = Immutable<{
  game: number;
  event: Irregularity;
  article: string;
  choice: string | null;
  offender: PlayerNumber | null;
  proposes: Sanction | null;
  by: By;
  at: Instant;
}>;

export type AskedCorrection = Immutable<{
  /** Null: the totals of the whole Passe. */
  game: number | null;
  from: ByTeam<number>;
  to: ByTeam<number>;
  reason: string;
  by: By;
}>;

/** `second`: null when the director was alone and answers for it himself. EBH 9 */
export type Correction = Immutable<AskedCorrection & { second: By | null }>;

/** They sat otherwise than drawn, played the Passe again, broke it off, went on after all, or it does not count. EBH 9 */
export type Remark = Immutable<{
  what: 'reseated' | 'repeated' | 'voided' | 'aborted' | 'resumed';
  reason: string;
  by: By;
  at: Instant;
}>;

/** `whole`: he came before the first game, so the Passe is his; in older logs nothing is said, and it was his. Ruling G4 */
type Substitute = Immutable<{ seat: Seat; leaver: PlayerNumber; player: PlayerNumber; whole?: boolean }>;

export type SheetEvent = Immutable<
  | {
      type: 'opened';
      passe: number;
      table: number;
      players: BySeat<PlayerNumber>;
      games: number;
      cards: Sheet['cards'];
      at: Instant;
    }
  | { type: 'writer-elected'; seat: Seat; by: By; at: Instant }
  | { type: 'recorded'; game: number; points: ByTeam<number>; estimated: boolean; by: By; at: Instant }
  | { type: 'annulled'; game: number; article: string; by: By; at: Instant }
  | { type: 'dealer-set'; game: number; dealer: Seat; article: string; by: By; at: Instant }
  | ({ type: 'ruled' } & NotedRuling)
  | { type: 'confirmed'; team: Team; by: By; at: Instant }
  | { type: 'objected'; seat: Seat; game: number | null; text: string; by: By; at: Instant }
  | { type: 'signed'; by: By; at: Instant }
  | { type: 'entered'; totals: ByTeam<number>; final: boolean; by: By; at: Instant }
  | { type: 'returned'; reason: string; by: By; at: Instant }
  | { type: 'visaed'; by: By; at: Instant }
  | ({ type: 'correction-asked'; at: Instant } & AskedCorrection)
  | { type: 'correction-dropped'; by: By; at: Instant }
  | ({ type: 'corrected'; at: Instant } & Correction)
  /** Who really sat where; the evening's seating says the same. */
  | { type: 'reseated'; players: BySeat<PlayerNumber>; reason: string; by: By; at: Instant }
  | { type: 'repeated'; reason: string; by: By; at: Instant }
  | { type: 'voided'; article: string; reason: string; by: By; at: Instant }
  | ({ type: 'substituted'; by: By; at: Instant } & Substitute)
  /** `reason` is missing in older logs, and after a ruling, which says why. */
  | { type: 'aborted'; points: BySeat<number | null>; article: string; reason?: string; by: By; at: Instant }
  | { type: 'resumed'; reason: string; by: By; at: Instant }
>;

/** Seats A, B, C, D in playing order; partners opposite: A + C against B + D. */
export const seatsOf = ({ teams: [one, two] }: Pick<SeatedTable, 'teams'>): BySeat<PlayerNumber> => ({
  0: one[0],
  1: two[0],
  2: one[1],
  3: two[1],
});

/** The writer deals the first game (SSC 7.05 (3), EBH 3), then always the forehand before (SSC 2.05). */
export function dealerOf(sheet: Sheet, game: number): Seat | null {
  if (sheet.writer === null) return null;
  const set = sheet.dealers.filter((each) => each.game <= game).at(-1);
  return set ? seatAfter(set.dealer, game - set.game) : seatAfter(sheet.writer, game - 1);
}

/** What the sheet adds up to; the typed totals of a paper sheet where there are no rows. */
export function totalsOf(sheet: Sheet): ByTeam<number> {
  if (sheet.totals) return sheet.totals;
  const sum = (team: Team) => sheet.rows.reduce((total, row) => total + (row?.points[team] ?? 0), 0);
  return { 0: sum(0), 1: sum(1) };
}

export const gamesPlayed = (sheet: Sheet): number => sheet.rows.filter((row) => row !== null).length;

export const isComplete = (sheet: Sheet): boolean =>
  sheet.aborted !== null || sheet.totals !== null || sheet.rows.every((row) => row !== null);

/** Ruling G25: one confirmation per team, or the supervisor's signature. */
export const isReported = (sheet: Sheet): boolean =>
  isComplete(sheet) &&
  (sheet.aborted !== null || sheet.signed !== null || (sheet.confirmed[0] !== null && sheet.confirmed[1] !== null));

export type SheetStatus = 'waiting' | 'playing' | 'complete' | 'reported' | 'visaed';

export function statusOf(sheet: Sheet): SheetStatus {
  if (sheet.visa) return 'visaed';
  if (isReported(sheet)) return 'reported';
  if (isComplete(sheet)) return 'complete';
  return gamesPlayed(sheet) > 0 || sheet.writer !== null ? 'playing' : 'waiting';
}

/** What goes on the four personal sheets, once initialled. Nothing without a visa counts. SSC 7.03, EBH 7 */
export type SheetResult = Immutable<{ player: PlayerNumber; points: number | null; kind: 'played' | 'flat' | 'void' }>;

export function resultsOf(sheet: Sheet): readonly SheetResult[] {
  if (!sheet.visa) return [];
  const totals = totalsOf(sheet);
  const leavers = sheet.substitutes.map(({ leaver }) => ({ player: leaver, points: null, kind: 'void' as const }));
  // Ruling G4: it counts for the other three; who takes over in the middle keeps his bye, if he sat out.
  const inTheMiddle = sheet.substitutes.filter(({ whole }) => whole === false).map(({ player }) => player);
  const seated = SEATS.filter((seat) => !inTheMiddle.includes(sheet.players[seat])).map((seat): SheetResult => {
    const player = sheet.players[seat];
    if (!sheet.aborted) return { player, points: totals[teamOf(seat)], kind: 'played' };
    const points = sheet.aborted.points[seat];
    return { player, points, kind: points === null ? 'void' : 'flat' };
  });
  return [...seated, ...leavers];
}

const NOBODY = { 0: null, 1: null } as const;

/** Nothing written yet. */
const blank = (games: number) => ({
  ...{ rows: Array.from({ length: games }, () => null), dealers: [], annulled: [] },
  ...{ confirmed: NOBODY, signed: null, totals: null, firstEntry: null, objection: null, visa: null },
  ...{ asked: null, aborted: null },
});

/** A sheet as it was stored, also before it knew what it knows now. */
export const storedSheet = (stored: Omit<Sheet, 'asked' | 'remarks'> & Partial<Sheet>): Sheet => ({
  ...{ asked: null, remarks: [] },
  ...stored,
  rulings: stored.rulings.map(storedRuling),
});

/** What happened → the new sheet. */
export function evolveSheet(sheet: Sheet | undefined, event: SheetEvent): Sheet {
  if (event.type === 'opened') {
    const { passe, table, players, games, cards, at } = event;
    return {
      ...{ passe, table, players, games, cards, openedAt: at, writer: null, lastAt: at },
      ...{ rulings: [], corrections: [], remarks: [], substitutes: [], ...blank(games) },
    };
  }
  if (!sheet) throw new Error(`a sheet begins with 'opened', not '${event.type}'`);
  return { ...change(sheet, event), lastAt: event.at };
}

function change(sheet: Sheet, event: Exclude<SheetEvent, { type: 'opened' }>): Sheet {
  switch (event.type) {
    case 'writer-elected':
      return { ...sheet, writer: event.seat };
    case 'recorded':
      return {
        ...withRow(sheet, event.game, { points: event.points, estimated: event.estimated }),
        confirmed: NOBODY,
        signed: null,
        objection: null,
      };
    case 'annulled':
      return {
        ...withRow(sheet, event.game, null),
        confirmed: NOBODY,
        signed: null,
        annulled: [...sheet.annulled, { game: event.game, article: event.article }],
      };
    case 'dealer-set':
      return {
        ...sheet,
        dealers: [
          ...sheet.dealers.filter((each) => each.game < event.game),
          { game: event.game, dealer: event.dealer, article: event.article },
        ],
      };
    case 'ruled': {
      const { type: _, ...noted } = event;
      return { ...sheet, rulings: [...sheet.rulings, storedRuling(noted)] };
    }
    case 'confirmed':
      return {
        ...sheet,
        confirmed: { ...sheet.confirmed, [event.team]: { by: event.by, at: event.at } },
        objection: null,
      };
    case 'objected': {
      const { seat, game, text } = event;
      return { ...sheet, confirmed: NOBODY, signed: null, objection: { seat, game, text } };
    }
    case 'signed':
      return { ...sheet, signed: { by: event.by, at: event.at }, objection: null };
    case 'entered':
      return event.final
        ? { ...sheet, totals: event.totals, firstEntry: null, signed: { by: event.by, at: event.at }, objection: null }
        : { ...sheet, firstEntry: { totals: event.totals, by: event.by } };
    case 'returned':
      return { ...sheet, confirmed: NOBODY, signed: null, totals: null, firstEntry: null };
    case 'visaed':
      return { ...sheet, visa: { by: event.by, at: event.at } };
    case 'correction-asked':
    case 'correction-dropped':
    case 'corrected':
    case 'reseated':
    case 'repeated':
    case 'voided':
    case 'substituted':
    case 'aborted':
    case 'resumed':
      return changeAfterwards(sheet, event);
    default:
      return absurd(event);
  }
}

type ChangedAfterwards = Extract<
  SheetEvent,
  {
    type:
      | 'correction-asked'
      | 'correction-dropped'
      | 'corrected'
      | 'reseated'
      | 'repeated'
      | 'voided'
      | 'substituted'
      | 'aborted'
      | 'resumed';
  }
>;

/** What the office puts right: who sat there, what counts. */
function changeAfterwards(sheet: Sheet, event: ChangedAfterwards): Sheet {
  switch (event.type) {
    case 'correction-asked': {
      const { type: _, at: __, ...asked } = event;
      return { ...sheet, asked };
    }
    case 'correction-dropped':
      return { ...sheet, asked: null };
    case 'corrected': {
      const { type: _, at: __, ...correction } = event;
      const corrected = { ...sheet, asked: null, corrections: [...sheet.corrections, correction] };
      if (event.game === null) return { ...corrected, totals: event.to };
      return withRow(corrected, event.game, { points: event.to, estimated: false });
    }
    case 'reseated':
      return { ...sat(sheet, event.players), ...remarked(sheet, event) };
    case 'repeated':
      return { ...sheet, ...blank(sheet.games), ...remarked(sheet, event) };
    case 'voided':
      return {
        ...{ ...sheet, visa: null, asked: null, ...remarked(sheet, event) },
        aborted: { points: bySeat(() => null), article: event.article },
      };
    case 'substituted': {
      const { type: _, by: __, at: ___, ...substitute } = event;
      return {
        ...sheet,
        players: { ...sheet.players, [event.seat]: event.player },
        substitutes: [...sheet.substitutes, substitute],
      };
    }
    case 'aborted': {
      const { points, article, reason } = event;
      const said = reason === undefined ? {} : remarked(sheet, { ...event, reason });
      return { ...sheet, ...said, aborted: { points, article } };
    }
    case 'resumed':
      return { ...sheet, aborted: null, visa: null, ...remarked(sheet, event) };
    default:
      return absurd(event);
  }
}

const remarked = (
  { remarks }: Sheet,
  { type, reason, by, at }: Omit<Remark, 'what'> & { readonly type: Remark['what'] },
): Pick<Sheet, 'remarks'> => ({ remarks: [...remarks, { what: type, reason, by, at }] });

/** The same four on other seats: everything that hangs on a seat moves with its player, and it is checked anew. */
function sat(sheet: Sheet, players: BySeat<PlayerNumber>): Sheet {
  const moved = (seat: Seat): Seat => SEATS.find((each) => players[each] === sheet.players[seat]) ?? seat;
  return {
    ...{ ...sheet, players, confirmed: NOBODY, visa: null, asked: null, objection: null },
    writer: sheet.writer === null ? null : moved(sheet.writer),
    dealers: sheet.dealers.map((each) => ({ ...each, dealer: moved(each.dealer) })),
    substitutes: sheet.substitutes.map((each) => ({ ...each, seat: moved(each.seat) })),
  };
}

const withRow = (sheet: Sheet, game: number, row: Row | null): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((each, index) => (index === game - 1 ? row : each)),
});
