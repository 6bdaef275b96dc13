import { passePoints } from '../../../tournament/regulation.ts';
import type { CardWish } from '../../../tournament/seating/schedule.ts';
import type { Extras } from '../../../tournament/sheet/extras.ts';
import { A5, type Paper, thousands } from '../../prints/paper.ts';
import type { Words } from '../words.ts';

/** What is known before the first card; everything may be missing on a blank sheet. */
export interface JasszettelFacts {
  readonly title: string;
  readonly day: string;
  readonly games: number;
  /** '3', or 'F 1' at the final table. */
  readonly passe: string | null;
  readonly table: number | null;
  readonly cards: CardWish | 'both' | null;
  /** Seats A, B, C, D. */
  readonly players: readonly { number: number; name: string }[];
  readonly link: string | null;
  /** What counts beside the 157 of the cards: then no sum is known before. */
  readonly extras: Extras;
}

const LEFT = 28;
const RIGHT = A5.width - 28;

/** Where the columns of the table begin, and the heights of its parts. */
const COLUMNS = { game: LEFT, dealer: 61, us: 96, usTotal: 154, them: 218.5, themTotal: 282, check: 345, end: RIGHT };
const NAMES = 99;
const HEAD = 142;
const TOP = 159;
const BOTTOM = 458;
const FOOT = BOTTOM + 31;

/** The official Jass sheet, A5. SSC 7.05 (1), EBH 2 */
export function jasszettel(paper: Paper, facts: JasszettelFacts, words: Words): void {
  const sum = thousands(passePoints(facts.games));
  paper.page(A5);
  header(paper, facts, words);
  players(paper, facts, words);
  columnTitles(paper, words);
  rows(paper, facts.games);
  rules(paper);
  paper.text(words.total, COLUMNS.game + 6, BOTTOM + 19, { size: 11, bold: true });
  paper.text(facts.extras.length > 0 ? '' : sum, COLUMNS.check, BOTTOM + 19.5, {
    size: 10.5,
    bold: true,
    width: COLUMNS.end - COLUMNS.check,
    align: 'center',
  });
  const counted = facts.extras.map((extra) => words.extras[extra]).join(', ');
  const check = counted === '' ? words.sheetCheck(facts.games, sum) : `${words.alsoCounts} ${counted}`;
  paper.paragraph(`${words.sheetRules} ${check}.`, LEFT, FOOT + 8, RIGHT - LEFT, 7.2);
  signatures(paper, words);
}

/** The four seats: names and numbers, or lines to write on. */
function players(paper: Paper, facts: JasszettelFacts, words: Words): void {
  paper.box(COLUMNS.us, NAMES, COLUMNS.check - COLUMNS.us, HEAD - NAMES);
  const seat = (index: number, x: number, y: number) => {
    const player = facts.players[index];
    paper.text(words.seats[index]!, x, y, { size: 10.5, bold: true });
    if (!player) return paper.line(x + 14, y + 2, x + 112, y + 2, 0.4);
    const lines = linesOf(paper, player.name);
    const size = lines.length > 1 ? 7.6 : 9.5;
    for (const [line, text] of lines.entries())
      paper.text(text, x + 13, lines.length > 1 ? y - 4 + 8 * line : y, { size, width: 80 });
    paper.text(String(player.number), x + 91, y, { size: 8.5, width: 22, align: 'right' });
  };
  seat(0, COLUMNS.us + 6, NAMES + 16);
  seat(2, COLUMNS.us + 6, NAMES + 34);
  seat(1, COLUMNS.them + 6, NAMES + 16);
  seat(3, COLUMNS.them + 6, NAMES + 34);
}

/** A name that has no room on one line is broken where its second half begins. */
function linesOf(paper: Paper, name: string): readonly string[] {
  const parts = name.split(' ');
  if (parts.length < 2 || paper.widthOf(name, 7.6) <= 80) return [name];
  const cuts = parts.slice(1).map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)] as const);
  const widest = (halves: (typeof cuts)[number]) => Math.max(...halves.map((half) => half.join(' ').length));
  const [best] = cuts.toSorted((a, b) => widest(a) - widest(b));
  return best ? best.map((half) => half.join(' ')) : [name];
}

function columnTitles(paper: Paper, words: Words): void {
  paper.box(COLUMNS.game, HEAD, COLUMNS.end - COLUMNS.game, TOP - HEAD);
  const title = (text: string, from: number, to: number) =>
    paper.text(text, from + 2, HEAD + 11.5, { size: 8, width: to - from - 4, align: 'center' });
  title(words.game, COLUMNS.game, COLUMNS.dealer);
  title(words.dealerShort, COLUMNS.dealer, COLUMNS.us);
  title(words.points, COLUMNS.us, COLUMNS.usTotal);
  title(words.total, COLUMNS.usTotal, COLUMNS.them);
  title(words.points, COLUMNS.them, COLUMNS.themTotal);
  title(words.total, COLUMNS.themTotal, COLUMNS.check);
  title('157?', COLUMNS.check, COLUMNS.end);
}

/** One row a game, with a box to tick when it makes 157; every fourth with the sum so far. EBH 2 */
function rows(paper: Paper, games: number): void {
  const row = (BOTTOM - TOP) / games;
  for (let game = 1; game <= games; game++) {
    const y = TOP + (game - 1) * row;
    const middle = y + row / 2;
    paper.text(String(game), COLUMNS.game, middle + 4, { size: 11, bold: true, width: 33, align: 'center' });
    paper.box(COLUMNS.check + 6.5, middle - 4.5, 9, 9, 0.8);
    if (game % 4 === 0 && game < games)
      paper.text(thousands(passePoints(game)), COLUMNS.check + 19, middle + 3, { size: 8 });
    paper.line(COLUMNS.game, y + row, COLUMNS.end, y + row, game % 4 === 0 ? 2 : 0.6);
  }
}

/** The lines between the columns, heavy between the two sides. */
function rules(paper: Paper): void {
  for (const x of [COLUMNS.dealer, COLUMNS.usTotal, COLUMNS.themTotal]) paper.line(x, HEAD, x, BOTTOM, 0.6);
  for (const x of [COLUMNS.us, COLUMNS.check]) paper.line(x, HEAD, x, FOOT, 0.6);
  paper.line(COLUMNS.them, NAMES, COLUMNS.them, FOOT, 2);
  paper.box(COLUMNS.game, TOP, COLUMNS.end - COLUMNS.game, FOOT - TOP);
}

function signatures(paper: Paper, words: Words): void {
  const sign = (text: string, from: number, to: number) => {
    paper.line(from, 557, to, 557, 0.6);
    paper.text(text, from, 569, { size: 8, width: to - from });
  };
  sign(words.writer, LEFT, 152);
  sign(words.opponents, 167, 291);
  sign(words.visa, 306, RIGHT);
}

function header(paper: Paper, facts: JasszettelFacts, words: Words): void {
  const { passe, table, title, day, games, cards, link } = facts;
  paper.text(words.table, LEFT, 35, { size: 8 });
  paper.text(words.passeShort, 82, 35, { size: 8 });
  if (table === null) paper.line(LEFT, 68, 68, 68, 0.6);
  else paper.text(String(table), LEFT, 68, { size: 36, bold: true, width: 50 });
  if (passe === null) paper.line(82, 68, 108, 68, 0.6);
  else paper.text(passe, 82, 68, { size: passe.length > 2 ? 22 : 36, bold: true, width: 34 }); // 'F 1' is longer
  paper.text(words.sheetTitle, 122, 42, { size: 16, bold: true, width: 200 });
  paper.text([title, day].filter(Boolean).join(', '), 122, 58, { size: 8.5, width: 205 });
  paper.text(cards === null ? words.gamesCount(games) : `${words.gamesCount(games)}, ${words.cards[cards]}`, 122, 69, {
    size: 8.5,
    width: 205,
  });
  let x = 122;
  paper.text(`${words.writer}:`, x, 81, { size: 8.5 });
  x += paper.widthOf(`${words.writer}:`, 8.5) + 6;
  for (const letter of words.seats) {
    paper.box(x, 73.5, 8.5, 8.5, 0.8);
    paper.text(letter, x + 11, 81, { size: 8.5 });
    x += 26;
  }
  if (link !== null) paper.qr(link, RIGHT - 54, 28, 54);
  paper.line(LEFT, 91, RIGHT, 91);
}
