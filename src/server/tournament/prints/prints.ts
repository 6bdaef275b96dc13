import { SEATS } from '../../../schieber/seat.ts';
import { lineName, nameOf, peopleView, personView, rankingView } from '../../../tournament/evening/board.ts';
import { passenStarted } from '../../../tournament/evening/evening.ts';
import { lineNumber, pairOf } from '../../../tournament/evening/pairs.ts';
import { passePoints } from '../../../tournament/regulation.ts';
import type { Print } from '../../../tournament/wire.ts';
import { thousands } from '../../prints/paper.ts';
import type { ServerBoard } from '../boards.ts';
import { blankNames, blankRanking, blankTables } from './blankLists.ts';
import { certificate } from './certificate.ts';
import { jasszettel } from './jasszettel.ts';
import { rankingList, seatingByName, seatingByTable } from './lists.ts';
import type { Printing } from './print.ts';
import { type StandblattFacts, standblatt } from './standblatt.ts';
import { tableSign } from './tableSign.ts';

/** Draws all pages; false when the Passe they should show has not been drawn. */
type Draw = (printing: Printing) => boolean;

/** Everything that can be printed; a name of the wire without its drawing does not compile. */
export const DRAWINGS: Readonly<Record<Print, Draw>> = {
  sheets: drawSheets,
  personal: drawPersonal,
  tables: drawSigns,
  'seating-names': drawNames,
  'seating-tables': drawTables,
  ranking: drawRanking,
  certificates: drawCertificates,
};

function times(count: number, draw: () => void): true {
  for (let copy = 0; copy < count; copy++) draw();
  return true;
}

/** Jass sheets, one for each table. SSC 7.05 (1), EBH 2 */
function drawSheets({ board, paper, words, day, copies, seating, link }: Printing): boolean {
  const { regulation, title, finalTable } = board.evening;
  const { extras = [] } = regulation;
  const blank = { passe: null, table: null, cards: null, players: [], link: null, extras };
  if (copies > 0)
    return times(copies, () => jasszettel(paper, { ...blank, title, day, games: regulation.gamesPerPasse }, words));
  if (!seating) return false;
  const isFinal = seating.passe > regulation.passen;
  const games = isFinal ? finalTable!.games : regulation.gamesPerPasse;
  for (const { table, players, cards } of seating.tables)
    jasszettel(
      paper,
      {
        ...{ title, day, games, table, extras },
        passe: isFinal ? `F ${seating.passe - regulation.passen}` : String(seating.passe),
        cards: isFinal && typeof finalTable!.cards !== 'string' ? 'both' : cards,
        players: SEATS.map((seat) => ({ number: players[seat], name: nameOf(board, players[seat]) })),
        link: link('t', table),
      },
      words,
    );
  return true;
}

/** Personal sheets, one for each player. SSC 7.03, EBH 1, 7 */
function drawPersonal({ board, paper, words, day, copies, code }: Printing): boolean {
  const { regulation, title } = board.evening;
  const { articles, gamesPerPasse: games, passen } = regulation;
  const byPlayer = regulation.personalSheet === 'player-total';
  const common: Omit<StandblattFacts, 'player' | 'seats' | 'code'> = {
    ...{ title, day, passen, games, byPlayer, isPair: regulation.pairs === true },
    articles: [
      [articles.number, words.ruleNumber],
      [articles.game, words.ruleTotal(thousands(passePoints(games)))],
      [articles.start, words.ruleStart],
      [articles.sheet, byPlayer ? words.ruleVisaPlayer : words.ruleVisaSupervisor],
    ],
  };
  if (copies > 0)
    return times(copies, () => standblatt(paper, { ...common, player: null, seats: [], code: null }, words));
  for (const player of peopleView(board).filter((each) => !each.fillIn && each.presence !== 'excluded')) {
    if (lineNumber(board.evening, player.number) !== player.number) continue; // one sheet for both partners
    const name = lineName(board, player.number);
    const number = player.partner === null ? player.number : `${player.number} + ${player.partner}`;
    const seats = seatsOf(board, player.number);
    standblatt(paper, { ...common, player: { ...player, name, number }, seats, code: code('p', player.number) }, words);
  }
  return true;
}

/** Where somebody sits in each Passe that is drawn. EBH 1 */
const seatsOf = ({ evening }: ServerBoard, number: number): StandblattFacts['seats'] =>
  evening.passen.map(({ seating }) => {
    if (seating.byes.includes(number)) return 'bye';
    const table = seating.tables.find(({ teams }) => teams.flat().includes(number));
    if (!table) return null;
    const [[a, c], [b, d]] = table.teams;
    const order = [a, b, c, d];
    const seat = order.indexOf(number);
    const partner = order[(seat + 2) % 4]!;
    const opponents = order.filter((each) => each !== number && each !== partner);
    return { table: table.table, seat, others: evening.regulation.pairs ? opponents : [partner] };
  });

function drawSigns({ board, paper, words, copies, seating, code }: Printing): boolean {
  const tables = seating?.tables.length ?? Math.floor(peopleView(board).length / 4);
  const hasWishes = Object.values(board.evening.players).some(({ cards }) => cards !== null);
  for (let table = 1; table <= (copies || Math.max(1, tables)); table++) {
    const cards = seating?.tables.find((each) => each.table === table)?.cards ?? null;
    tableSign(paper, { table, code: code('t', table), cards: hasWishes ? cards : null }, words);
  }
  return true;
}

function drawNames({ paper, words, copies, seating, names, head }: Printing): boolean {
  if (copies > 0) return times(copies, () => blankNames(paper, head(words.seatingAZ('__')), words));
  if (!seating) return false;
  seatingByName(paper, head(words.seatingAZ(seating.passe)), seating, names, words);
  return true;
}

function drawTables({ paper, words, copies, seating, names, head }: Printing): boolean {
  if (copies > 0) return times(copies, () => blankTables(paper, head(words.seatingByTable('__')), words));
  if (!seating) return false;
  seatingByTable(paper, head(words.seatingByTable(seating.passe)), seating, names, words);
  return true;
}

function drawRanking({ board, paper, words, copies, onlyRanked, head }: Printing): boolean {
  const { evening } = board;
  const { passen } = evening.regulation;
  const { title, subtitle } = head(words.ranking);
  if (copies > 0) return times(copies, () => blankRanking(paper, { title, subtitle }, passen, words));
  const closed = evening.passen.filter(({ stage, passe }) => stage === 'closed' && passe <= passen).length;
  const heading = { title, subtitle: `${subtitle}, ${words.after(closed)}` };
  const lines = rankingView(board).filter(({ rank }) => !onlyRanked || rank !== null);
  rankingList(paper, heading, lines, Math.min(passen, passenStarted(evening)), words);
  return true;
}

/** For the first three; in a pair one for each of them. */
function drawCertificates({ board, paper, words, day, copies }: Printing): boolean {
  const { title, place } = board.evening;
  const blank = { name: '', town: '', rank: null, points: null };
  if (copies > 0) return times(copies, () => certificate(paper, { title, place, day, ...blank }, words));
  for (const line of rankingView(board).filter(({ rank }) => rank !== null && rank <= 3)) {
    const { rank, final, total } = line;
    const pair = board.evening.regulation.pairs ? pairOf(board.evening, line.number) : undefined;
    for (const number of pair ?? [line.number]) {
      const partner = pair?.find((each) => each !== number);
      const together = partner === undefined ? '' : words.certificatePartner(nameOf(board, partner));
      const { name, town } = personView(board, board.evening.players[number]!);
      const facts = { name, town: [together, town].filter(Boolean).join(', '), rank, points: final?.points ?? total };
      certificate(paper, { title, place, day, ...facts }, words);
    }
  }
  return true;
}
