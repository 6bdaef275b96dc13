import type { Instant } from '../../kit/time.ts';
import { SEATS, type Seat } from '../../schieber/seat.ts';
import { cardsOfGame } from '../ranking/finalTable.ts';
import type { Regulation } from '../regulation.ts';
import { type Proposal, proposalsOf } from '../ruling/proposals.ts';
import type { CardWish, PlayerNumber } from '../seating/schedule.ts';
import { cardsOf } from '../seating/wishes.ts';
import type { Extras } from '../sheet/extras.ts';
import { dealerOf, type NotedRuling, resultsOf, type Sheet, seatsOf } from '../sheet/sheet.ts';
import {
  type Board,
  boardStandings,
  type FinalView,
  finalView,
  levelFinalists,
  nameOf,
  namesView,
  type PersonView,
  peopleView,
  type RankView,
  rankingHash,
  rankingView,
  type SeatingView,
  seatingsView,
  seatingView,
  sheetsOf,
  type TableView,
  tablesOf,
  tableView,
  unsettledTables,
} from './board.ts';
import { type CharterLine, charterOf } from './charter.ts';
import { openPassen } from './ending.ts';
import { type Evening, type Passe, type Player, playersOf, runningPasse } from './evening.ts';
import { lineNumber } from './pairs.ts';
import { type SeatingCount, seatingCount } from './seatingCount.ts';
import { currentPasse, type EndTotalView, endTotalsView } from './supervisorView.ts';

/** The sheet as the writer's phone shows it. */
export interface SheetView extends TableView {
  readonly title: string;
  readonly passen: number;
  readonly writer: Seat | null;
  readonly rows: Sheet['rows'];
  readonly dealers: readonly (Seat | null)[];
  readonly annulled: Sheet['annulled'];
  readonly cardsByGame: readonly CardWish[] | null;
  /** What counts beside the 157 of the cards. */
  readonly extras: Extras;
  readonly rulings: readonly Pick<NotedRuling, 'game' | 'event' | 'article'>[];
}

export function sheetView(board: Board, found: { sheet: Sheet; version: number }): SheetView {
  const { sheet } = found;
  const { regulation, title, finalTable } = board.evening;
  const isFinal = sheet.passe > regulation.passen;
  return {
    ...tableView(board, found),
    title,
    passen: regulation.passen,
    writer: sheet.writer,
    rows: sheet.rows,
    dealers: sheet.rows.map((_, game) => dealerOf(sheet, game + 1)),
    annulled: sheet.annulled,
    extras: regulation.extras ?? [],
    rulings: sheet.rulings.map(({ game, event, article }) => ({ game, event, article })),
    cardsByGame: isFinal && finalTable ? sheet.rows.map((_, game) => cardsOfGame(finalTable, game + 1)) : null,
  };
}

export interface PlayerView {
  readonly charter: readonly CharterLine[];
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly number: PlayerNumber;
  readonly name: string;
  readonly presence: Player['presence'];
  readonly passen: readonly {
    passe: number;
    stage: Passe['stage'];
    table: number | null;
    seat: Seat | null;
    partner: string | null;
    opponents: readonly string[];
    /** The first, second, third Passe of the final table. */
    final: number | null;
    points: number | null;
    isBye: boolean;
    cards: CardWish | null;
  }[];
  readonly total: number;
  readonly rank: number | null;
  readonly of: number;
  /** Whoever sits at the final table begins there at nought: its points alone make the rank. SSC 7.04 */
  readonly final: { readonly points: number; readonly rank: number | null } | null;
  /** The final table is drawn, and this is none of its four. */
  readonly looksOn: boolean;
  /** Points behind the last place of the final table; null when in, or when there is none. */
  readonly behindCut: number | null;
  /** Places at the final table; null when there is none. */
  readonly places: number | null;
  readonly personalSheet: Regulation['personalSheet'];
  readonly entered: Evening['personalSheets'][number] | null;
  /** EBH 7: all his Passen are initialled, the sum can be made. */
  readonly canEnterTotal: boolean;
  readonly isFinished: boolean;
  readonly announcement: { text: string; at: Instant } | null;
}

export function playerView(board: Board, number: PlayerNumber): PlayerView | undefined {
  const { evening } = board;
  const player = evening.players[number];
  if (!player) return undefined;
  const standings = boardStandings(board);
  const own = lineNumber(evening, number);
  const mine = standings.find((line) => line.number === own);
  const official = rankingView(board).find((line) => line.number === own);
  const places = evening.regulation.finalTable?.places;
  const last = places === undefined ? undefined : standings[places - 1];
  const wishes = Object.fromEntries(playersOf(evening).flatMap((p) => (p.cards ? [[p.number, p.cards]] : [])));
  // The Passen of the final table are those of its four; whoever looks on has no seat to be missing.
  const isFinalist = evening.finalTable?.players.includes(number) ?? false;
  const passen = evening.passen.filter(({ passe }) => isFinalist || passe <= evening.regulation.passen);
  return {
    title: evening.title,
    place: evening.place,
    day: evening.day,
    number,
    name: nameOf(board, number),
    presence: player.presence,
    passen: passen.map((passe) => {
      const table = passe.seating.tables.find(({ teams }) => teams.flat().includes(number));
      const seats = table && seatsOf(table);
      const seat = seats && SEATS.find((each) => seats[each] === number);
      const at = (steps: number) => nameOf(board, seats![((seat! + steps) % 4) as Seat]);
      const started = evening.passen.filter((each) => each.stage !== 'drawn' && each.passe < passe.passe).length;
      return {
        passe: passe.passe,
        stage: passe.stage,
        table: table?.table ?? null,
        seat: seat ?? null,
        partner: seats ? at(2) : null,
        opponents: seats ? [at(1), at(3)] : [],
        final: passe.passe > evening.regulation.passen ? passe.passe - evening.regulation.passen : null,
        points:
          passe.passe <= evening.regulation.passen
            ? (mine?.points[started] ?? null)
            : finalPoints(board, passe.passe, number),
        isBye: passe.seating.byes.includes(number),
        cards: table ? cardsOf(table, wishes) : null,
      };
    }),
    total: mine?.total ?? 0,
    // No rank before the first visa, and after the end the official one. SSC 7.04
    rank:
      evening.finishedAt !== null
        ? (official?.rank ?? null)
        : mine?.points.some((each) => each !== null)
          ? mine.rank
          : null,
    of: standings.filter((line) => line.rank !== null).length,
    places: evening.finalTable ? null : (places ?? null),
    looksOn: evening.finalTable !== null && !isFinalist,
    final: official?.final ? { points: official.final.points, rank: official.rank } : null,
    // Once the final table is drawn, nobody is on this side of its line any more.
    behindCut: !evening.finalTable && mine && last && mine.total < last.total ? last.total - mine.total : null,
    charter: charterOf(evening.regulation),
    personalSheet: evening.regulation.personalSheet,
    entered: evening.personalSheets[own] ?? null,
    canEnterTotal: evening.finishedAt === null && openPassen(evening, number, mine).length === 0,
    isFinished: evening.finishedAt !== null,
    announcement: evening.announcements.at(-1) ?? null,
  };
}

/** What a finalist has in one Passe of the final table, once it is initialled. */
function finalPoints(board: Board, passe: number, number: PlayerNumber): number | null {
  const sheet = sheetsOf(board).find((each) => each.passe === passe);
  return (sheet && resultsOf(sheet).find((result) => result.player === number)?.points) ?? null;
}

export interface ProjectorView {
  /** What everybody plays by, for the wall before the first Passe. */
  readonly charter: readonly CharterLine[];
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly passen: number;
  readonly minutes: number;
  readonly games: number;
  readonly places: number | null;
  readonly seating: (SeatingView & { names: Readonly<Record<PlayerNumber, string>> }) | null;
  readonly ranking: readonly RankView[];
  readonly published: PublishedView | null;
  readonly tables: { readonly all: number; readonly visaed: number };
  readonly closed: number;
  readonly announcement: { text: string; at: Instant } | null;
  readonly final: FinalView | null;
  readonly announced: { id: string; poolHash: string; commitment: string | null; at: Instant } | null;
  readonly isFinished: boolean;
}

export function projectorView(board: Board): ProjectorView {
  const { evening } = board;
  const { regulation } = evening;
  const running = runningPasse(evening);
  const played = running ?? evening.passen.findLast((passe) => passe.stage === 'closed');
  const tables = played ? tablesOf(board, played.passe) : [];
  const visaed = tables.filter((table) => table.status === 'visaed').length;
  const drawn = evening.passen.find((passe) => passe.stage === 'drawn' && passe.passe <= regulation.passen);
  // The Passe that is played comes first; when its last table has the visa, everybody looks for the next seat.
  const isPlaying = running !== undefined && visaed < tables.length;
  const shown = (isPlaying ? running : drawn) ?? running ?? evening.passen.at(-1);
  const { announced } = evening;
  return {
    charter: charterOf(regulation),
    title: evening.title,
    place: evening.place,
    day: evening.day,
    passen: regulation.passen,
    minutes: regulation.minutesPerPasse,
    games: regulation.gamesPerPasse,
    places: regulation.finalTable?.places ?? null,
    seating: shown ? { ...seatingView(board, shown), names: namesView(board) } : null,
    ranking: rankingView(board),
    published: publishedView(board),
    tables: { all: tables.length, visaed },
    closed: evening.passen.filter((passe) => passe.stage === 'closed').length,
    announcement: evening.announcements.at(-1) ?? null,
    final: finalView(board),
    announced: announced
      ? {
          id: announced.id,
          poolHash: announced.poolHash,
          commitment: announced.source.kind === 'ceremony' ? announced.source.commitment : null,
          at: announced.announcedAt,
        }
      : null,
    isFinished: evening.finishedAt !== null,
  };
}

/** The ranking last published; it is current while nothing on the list has changed. SSC 8.04 */
export type PublishedView = NonNullable<Evening['published']> & { readonly isCurrent: boolean };

function publishedView(board: Board): PublishedView | null {
  const { published } = board.evening;
  return published && { ...published, isCurrent: published.hash === rankingHash(board) };
}

/** What the desk works with. */
export interface DeskView {
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly regulation: Regulation;
  readonly doubleEntry: boolean;
  readonly people: readonly PersonView[];
  readonly keepApart: Evening['keepApart'];
  readonly passen: readonly SeatingView[];
  readonly tables: readonly TableView[];
  /** Of earlier Passen: without a visa, or with a correction that waits. */
  readonly earlier: readonly TableView[];
  /** Where a supervisor waits for the director. */
  readonly calls: readonly { readonly table: number; readonly by: string; readonly at: Instant }[];
  /** What all Passen that are drawn really repeat, as they were played. EBH 1 */
  readonly seating: SeatingCount;
  readonly announced: (NonNullable<Evening['announced']> & { passen: readonly number[] }) | null;
  readonly lots: readonly string[];
  readonly announcements: Evening['announcements'];
  readonly rulings: readonly (Pick<NotedRuling, 'game' | 'event' | 'article' | 'offender' | 'at'> & {
    passe: number;
    table: number;
  })[];
  readonly proposals: readonly Proposal[];
  readonly ranking: readonly RankView[];
  readonly final: FinalView | null;
  /** Finalists between whom a draw must be held. SSC 7.04 */
  readonly level: readonly PlayerNumber[];
  readonly prizes: Evening['prizes'];
  readonly awards: Evening['awards'];
  readonly endTotals: readonly EndTotalView[];
  readonly isFinished: boolean;
  readonly published: PublishedView | null;
  readonly club: Evening['club'];
}

export function deskView(board: Board): DeskView {
  const { evening } = board;
  const current = currentPasse(evening);
  const rulings = sheetsOf(board).flatMap(({ passe, table, rulings: all }) =>
    all.map(({ game, event, article, offender, at }) => ({ passe, table, game, event, article, offender, at })),
  );
  return {
    title: evening.title,
    place: evening.place,
    day: evening.day,
    regulation: evening.regulation,
    doubleEntry: evening.doubleEntry,
    people: peopleView(board),
    keepApart: evening.keepApart,
    passen: seatingsView(board),
    tables: current ? tablesOf(board, current.passe) : [],
    earlier: current ? unsettledTables(board, current.passe) : [],
    calls: evening.calls.map(({ table, by, at }) => ({ table, by: by.who, at })),
    seating: seatingCount(evening),
    announced: evening.announced ? { ...evening.announced, passen: evening.announcedPassen } : null,
    lots: Object.keys(evening.lots),
    announcements: evening.announcements,
    rulings: rulings.sort((a, b) => b.at - a.at),
    ranking: rankingView(board),
    proposals: proposalsOf(evening, sheetsOf(board)),
    final: finalView(board),
    level: levelFinalists(board),
    prizes: evening.prizes,
    awards: evening.awards,
    endTotals: endTotalsView(board),
    club: evening.club,
    isFinished: evening.finishedAt !== null,
    published: publishedView(board),
  };
}
