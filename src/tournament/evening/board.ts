import { canonical } from '../../kit/canonical.ts';
import { type Chance, chanceFromText } from '../../kit/chance.ts';
import { sha256Hex } from '../../kit/hash.ts';
import type { Instant } from '../../kit/time.ts';
import { lotChance } from '../../lot/record.ts';
import { type BySeat, type ByTeam, SEATS } from '../../schieber/seat.ts';
import { waitingOf } from '../club/registration.ts';
import { cardsOfGame, type FinalRank, finalRanking } from '../ranking/finalTable.ts';
import type { Ranked } from '../ranking/ranking.ts';
import { finalistsOf, officialRanking, standingsOf } from '../ranking/standings.ts';
import type { CardWish, PlayerNumber } from '../seating/schedule.ts';
import { cardsOf } from '../seating/wishes.ts';
import {
  type AskedCorrection,
  type Correction,
  gamesPlayed,
  type OpenSheet,
  type Remark,
  type Sheet,
  type SheetStatus,
  seatsOf,
  statusOf,
  totalsOf,
} from '../sheet/sheet.ts';
import type { EveningFacts } from './decide.ts';
import type { Drawn } from './draw.ts';
import { type Evening, type Passe, type Player, playersOf } from './evening.ts';
import { pairOf } from './pairs.ts';
import type { Details } from './peopleList.ts';

/** Everything about an evening at one moment: the log's state, the sheets, and the names kept beside it. */
export interface Board {
  readonly id: string;
  readonly revision: number;
  readonly evening: Evening;
  readonly sheets: ReadonlyMap<string, { readonly sheet: Sheet; readonly version: number }>;
  readonly people: ReadonlyMap<PlayerNumber, Details>;
}

export const sheetKey = (passe: number, table: number): string => `${passe}/${table}`;

export const sheetsOf = (board: Board): readonly Sheet[] => [...board.sheets.values()].map(({ sheet }) => sheet);

/** Whose name was deleted is shown by number; the checksum of a published list covers it, so it stays as it is. */
export const nameOf = (board: Board, number: PlayerNumber): string => board.people.get(number)?.name ?? `Nr. ${number}`;

/** The name of a line in the ranking: of a player, or of both partners. */
export function lineName(board: Board, number: PlayerNumber): string {
  const pair = board.evening.regulation.pairs ? pairOf(board.evening, number) : undefined;
  return pair ? pair.map((each) => nameOf(board, each)).join(' / ') : nameOf(board, number);
}

function lineTown({ evening, people }: Board, number: PlayerNumber): string {
  const pair = evening.regulation.pairs ? pairOf(evening, number) : undefined;
  const towns = (pair ?? [number]).map((each) => people.get(each)?.town ?? '').filter((town) => town !== '');
  return [...new Set(towns)].join(' / ');
}

/** Sheets of all Passen without a visa. */
const outstandingOf = (board: Board): OpenSheet[] =>
  sheetsOf(board)
    .filter((sheet) => !sheet.visa)
    .map(({ passe, table }) => ({ passe, table }));

export interface PersonView extends Omit<Player, 'warnings' | 'person'> {
  readonly name: string;
  readonly town: string;
  readonly yearOfBirth: number | null;
  readonly warnings: number;
  /** With whom somebody plays all evening. */
  readonly partner: PlayerNumber | null;
  /** Place on the waiting list, from 1; null for whoever has a seat. */
  readonly waiting: number | null;
}

export interface TableView {
  readonly passe: number;
  readonly table: number;
  readonly players: BySeat<PlayerNumber>;
  readonly names: BySeat<string>;
  readonly cards: Sheet['cards'];
  readonly status: SheetStatus;
  readonly games: number;
  readonly played: number;
  readonly totals: ByTeam<number>;
  readonly since: Instant;
  readonly openedAt: Instant;
  readonly objection: Sheet['objection'];
  readonly confirmed: readonly (0 | 1)[];
  readonly signed: boolean;
  readonly visa: { readonly who: string; readonly at: Instant } | null;
  readonly version: number;
  /** Waits for a second person. Ruling G24 */
  readonly asked: (Change & { readonly who: string; readonly by: string }) | null;
  readonly corrections: readonly CorrectionView[];
  readonly remarks: readonly { readonly what: Remark['what']; readonly reason: string; readonly by: string }[];
  readonly isTyped: boolean;
  readonly isFirstEntry: boolean;
  readonly isAborted: boolean;
  /** Broken off: what each of them gets, null for nothing. EBH 9, ruling G5 */
  readonly flatRates: BySeat<number | null> | null;
}

type Change = Pick<Correction, 'game' | 'from' | 'to' | 'reason'>;

/** A correction on a sheet; `second` is null when the director was alone. */
interface CorrectionView extends Change {
  readonly by: string;
  readonly second: string | null;
}

export interface RankView {
  readonly rank: number | null;
  readonly place: number;
  readonly number: PlayerNumber;
  readonly name: string;
  readonly town: string;
  readonly total: number;
  readonly points: readonly (number | null)[];
  readonly status: Ranked['status'];
  readonly final: { readonly points: number; readonly decidedBy: FinalRank['decidedBy'] } | null;
}

export interface SeatingView {
  readonly passe: number;
  readonly stage: Passe['stage'];
  readonly startedAt: Instant | null;
  readonly closedAt: Instant | null;
  readonly tables: readonly { table: number; players: BySeat<PlayerNumber>; cards: CardWish }[];
  readonly byes: readonly PlayerNumber[];
  readonly draw: Passe['drawn'];
}

export const personView = (
  board: Board,
  { warnings, person: _, ...player }: Player,
  waiting: readonly PlayerNumber[] = [],
): PersonView => {
  const details = board.people.get(player.number);
  return {
    ...player,
    name: nameOf(board, player.number),
    town: details?.town ?? '',
    yearOfBirth: details?.yearOfBirth ?? null,
    warnings: warnings.length,
    partner: pairOf(board.evening, player.number)?.find((each) => each !== player.number) ?? null,
    waiting: waiting.indexOf(player.number) + 1 || null,
  };
};

export const peopleView = onceForNames((board): readonly PersonView[] => {
  const waiting = waitingOf(board.evening);
  return playersOf(board.evening).map((player) => personView(board, player, waiting));
});

/** Everybody's name, by number. */
export const namesView = onceForNames(
  (board): Readonly<Record<PlayerNumber, string>> =>
    Object.fromEntries(playersOf(board.evening).map(({ number }) => [number, nameOf(board, number)])),
);

/** Where everybody sits, in every Passe that is drawn. */
export const seatingsView = onceForNames((board) => board.evening.passen.map((passe) => seatingView(board, passe)));

type FoundSheet = { readonly sheet: Sheet; readonly version: number };

/** A table as the office sees it; while one writes, two hundred and forty-nine stay as they are. */
export function tableView(board: Board, found: FoundSheet): TableView {
  const known = tableViews.get(found);
  if (known?.people === board.people) return known.view;
  const view = viewOfTable(board, found);
  tableViews.set(found, { people: board.people, view });
  return view;
}
const tableViews = new WeakMap<FoundSheet, { people: Board['people']; view: TableView }>();

function viewOfTable(board: Board, { sheet, version }: FoundSheet): TableView {
  const { passe, table, players, cards, games, lastAt, openedAt, objection } = sheet;
  return {
    ...{ passe, table, players, cards, games, openedAt, objection, version },
    names: {
      0: nameOf(board, players[0]),
      1: nameOf(board, players[1]),
      2: nameOf(board, players[2]),
      3: nameOf(board, players[3]),
    },
    status: statusOf(sheet),
    played: gamesPlayed(sheet),
    totals: totalsOf(sheet),
    since: lastAt,
    confirmed: ([0, 1] as const).filter((team) => sheet.confirmed[team] !== null),
    signed: sheet.signed !== null,
    visa: sheet.visa ? { who: sheet.visa.by.who, at: sheet.visa.at } : null,
    asked: sheet.asked && { ...changeOf(sheet.asked), who: sheet.asked.by.who, by: sheet.asked.by.who },
    corrections: sheet.corrections.map((each) => ({
      ...changeOf(each),
      ...{ by: each.by.who, second: each.second?.who ?? null },
    })),
    remarks: sheet.remarks.map(({ what, reason, by }) => ({ what, reason, by: by.who })),
    isTyped: sheet.totals !== null,
    isFirstEntry: sheet.firstEntry !== null,
    isAborted: sheet.aborted !== null,
    flatRates: sheet.aborted?.points ?? null,
  };
}

const changeOf = ({ game, from, to, reason }: AskedCorrection): Change => ({ game, from, to, reason });

/** Tables of earlier Passen that the director left open, and those where a correction waits. */
export const unsettledTables = (board: Board, current: number): readonly TableView[] =>
  [...board.sheets.values()]
    .filter(({ sheet }) => sheet.passe < current && (!sheet.visa || sheet.asked))
    .sort((a, b) => a.sheet.passe - b.sheet.passe || a.sheet.table - b.sheet.table)
    .map((each) => tableView(board, each));

/** The tables of a Passe, by number. */
export const tablesOf = (board: Board, passe: number): readonly TableView[] =>
  [...board.sheets.values()]
    .filter(({ sheet }) => sheet.passe === passe)
    .sort((a, b) => a.sheet.table - b.sheet.table)
    .map((each) => tableView(board, each));

export function seatingView(board: Board, { passe, stage, seating, drawn, startedAt, closedAt }: Passe): SeatingView {
  const wishes = Object.fromEntries(playersOf(board.evening).flatMap((p) => (p.cards ? [[p.number, p.cards]] : [])));
  return {
    ...{ passe, stage, startedAt, closedAt, draw: drawn },
    byes: seating.byes,
    tables: seating.tables.map((table) => ({
      table: table.table,
      players: seatsOf(table),
      cards: cardsOf(table, wishes),
    })),
  };
}

/** The stream that decides among finalists level in everything: from the record of the final draw. SSC 7.04 */
function finalLot({ evening, id }: Board): Chance {
  const record = Object.values(evening.lots).find((lot) => lot.kind === 'final-table');
  return record ? lotChance(record.seed, `${record.id}/tie`) : chanceFromText(id)('no final table yet');
}

/** The official list: the final table first, then the others. SSC 7.04, EBH 8 */
export function rankingView(board: Board): readonly RankView[] {
  const initialled = initialledOf(board);
  const known = rankings.get(initialled);
  if (known?.people === board.people) return known.ranking;
  const ranking = officialRanking(board.evening, initialled, finalLot(board), boardStandings(board)).map(
    ({ place, rank, line, final }): RankView => ({
      ...{ place, rank, number: line.number, total: line.total, points: line.points, status: line.status },
      name: lineName(board, line.number),
      town: lineTown(board, line.number),
      final: final ? { points: final.finalPoints, decidedBy: final.decidedBy } : null,
    }),
  );
  rankings.set(initialled, { people: board.people, ranking });
  return ranking;
}
const rankings = new WeakMap<readonly Sheet[], { people: Board['people']; ranking: readonly RankView[] }>();

/** How everybody stands after the initialled sheets. SSC 7.03, EBH 8 */
export function boardStandings(board: Board): readonly Ranked[] {
  const initialled = initialledOf(board);
  const known = standings.get(initialled) ?? standingsOf(board.evening, initialled);
  standings.set(initialled, known);
  return known;
}
const standings = new WeakMap<readonly Sheet[], readonly Ranked[]>();

/**
 * The initialled sheets of an evening: the same list as long as none is added or changed. A thousand people write games
 * all the time, and only a visa moves the ranking.
 */
function initialledOf(board: Board): readonly Sheet[] {
  const now = sheetsOf(board).filter(({ visa }) => visa !== null);
  const known = initialledSheets.get(board.evening);
  if (known?.length === now.length && known.every((sheet, index) => sheet === now[index])) return known;
  initialledSheets.set(board.evening, now);
  return now;
}
const initialledSheets = new WeakMap<Evening, readonly Sheet[]>();

/** Nothing of a board ever changes: what is made from the log and the names alone is made once for both. */
function onceForNames<Value>(make: (board: Board) => Value): (board: Board) => Value {
  const made = new WeakMap<Evening, { readonly people: Board['people']; readonly value: Value }>();
  return (board) => {
    const known = made.get(board.evening);
    if (known?.people === board.people) return known.value;
    const value = make(board);
    made.set(board.evening, { people: board.people, value });
    return value;
  };
}

/** The list as one number: what was published, and whether it still stands like this. */
export const rankingHash = (board: Board): string => sha256Hex(canonical(rankingView(board)));

/** What the sheets say to the office: computed only when a decision asks for it. */
export const factsOf = (board: Board, drawn?: Drawn): EveningFacts => ({
  drawn,
  get outstanding() {
    return outstandingOf(board);
  },
  get standings() {
    return boardStandings(board);
  },
  get level() {
    return levelFinalists(board);
  },
  get rankingHash() {
    return rankingHash(board);
  },
});

/** Who must be drawn for when everything at the final table is played and initialled. SSC 7.04 */
export function levelFinalists(board: Board): readonly PlayerNumber[] {
  const { finalTable, passen } = board.evening;
  if (!finalTable || finalTable.order || passen.some(({ stage }) => stage === 'drawn')) return [];
  if (outstandingOf(board).length > 0) return [];
  const ranks = finalRanking(finalistsOf(board.evening, sheetsOf(board), boardStandings(board)), finalLot(board));
  return ranks
    .filter(({ decidedBy, number }) => decidedBy === 'lot' && board.evening.players[number]?.presence !== 'excluded')
    .map(({ number }) => number)
    .sort((a, b) => a - b);
}

export interface FinalView {
  readonly players: readonly { number: PlayerNumber; name: string; points: number }[];
  readonly cards: NonNullable<Evening['finalTable']>['cards'];
  readonly cut: NonNullable<Evening['finalTable']>['cut'];
  readonly passen: readonly {
    passe: number;
    players: BySeat<PlayerNumber>;
    cardsByGame: readonly CardWish[];
    rows: readonly (ByTeam<number> | null)[];
    totals: ByTeam<number>;
    status: SheetStatus | 'drawn';
  }[];
}

export function finalView(board: Board): FinalView | null {
  const { finalTable, regulation } = board.evening;
  if (!finalTable) return null;
  const sheets = sheetsOf(board).filter((sheet) => sheet.passe > regulation.passen);
  const visaed = new Map(
    finalistsOf(board.evening, sheetsOf(board), boardStandings(board)).map((each) => [each.number, each.finalPoints]),
  );
  /** On the projector every game counts as soon as it is written; the ranking waits for the visa. */
  const live = (number: PlayerNumber): number =>
    sheets
      .filter((sheet) => !sheet.visa)
      .reduce((sum, sheet) => {
        const seat = SEATS.find((each) => sheet.players[each] === number);
        return seat === undefined ? sum : sum + totalsOf(sheet)[(seat % 2) as 0 | 1];
      }, visaed.get(number) ?? 0);
  return {
    players: finalTable.players.map((number) => ({ number, name: nameOf(board, number), points: live(number) })),
    cards: finalTable.cards,
    cut: finalTable.cut,
    passen: finalTable.passen.map((passe, index) => {
      const number = regulation.passen + 1 + index;
      const sheet = board.sheets.get(sheetKey(number, 1))?.sheet;
      return {
        passe: number,
        players: seatsOf(passe),
        cardsByGame: Array.from({ length: finalTable.games }, (_, game) => cardsOfGame(finalTable, game + 1)),
        rows: sheet?.rows.map((row) => row?.points ?? null) ?? [],
        totals: sheet ? totalsOf(sheet) : { 0: 0, 1: 0 },
        status: sheet ? statusOf(sheet) : 'drawn',
      };
    }),
  };
}
