import { passePoints } from '../../../tournament/regulation.ts';
import type { CardWish } from '../../../tournament/seating/schedule.ts';
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
}

const LEFT = 28;
const RIGHT = A5.width - 28;

/** The official Jass sheet, A5. SSC 7.05 (1), EBH 2 */
export function jasszettel(paper: Paper, facts: JasszettelFacts, words: Words): void {
  const { games, players } = facts;
  paper.page(A5);
  header(paper, facts, words);

  const columns = { game: LEFT, dealer: 61, us: 96, usTotal: 154, them: 218.5, themTotal: 282, check: 345, end: RIGHT };
  const names = 99;
  const head = 142;
  const top = 159;
  const bottom = 458;
  const row = (bottom - top) / games;

  paper.box(columns.us, names, columns.check - columns.us, head - names);
  const seat = (index: number, x: number, y: number) => {
    const player = players[index];
    paper.text(words.seats[index]!, x, y, { size: 10.5, bold: true });
    if (!player) return paper.line(x + 14, y + 2, x + 112, y + 2, 0.4);
    paper.text(player.name, x + 13, y, { size: 9.5, width: 80 });
    paper.text(String(player.number), x + 91, y, { size: 8.5, width: 22, align: 'right' });
  };
  seat(0, columns.us + 6, names + 16);
  seat(2, columns.us + 6, names + 34);
  seat(1, columns.them + 6, names + 16);
  seat(3, columns.them + 6, names + 34);

  paper.box(columns.game, head, columns.end - columns.game, top - head);
  const title = (text: string, from: number, to: number) =>
    paper.text(text, from + 2, head + 11.5, { size: 8, width: to - from - 4, align: 'center' });
  title(words.game, columns.game, columns.dealer);
  title(words.dealerShort, columns.dealer, columns.us);
  title(words.points, columns.us, columns.usTotal);
  title(words.total, columns.usTotal, columns.them);
  title(words.points, columns.them, columns.themTotal);
  title(words.total, columns.themTotal, columns.check);
  title('157?', columns.check, columns.end);

  for (let game = 1; game <= games; game++) {
    const y = top + (game - 1) * row;
    const middle = y + row / 2;
    paper.text(String(game), columns.game, middle + 4, { size: 11, bold: true, width: 33, align: 'center' });
    paper.box(columns.check + 6.5, middle - 4.5, 9, 9, 0.8);
    if (game % 4 === 0 && game < games)
      paper.text(thousands(passePoints(game)), columns.check + 19, middle + 3, { size: 8 });
    paper.line(columns.game, y + row, columns.end, y + row, game % 4 === 0 ? 2 : 0.6);
  }
  const foot = bottom + 31;
  for (const x of [columns.dealer, columns.usTotal, columns.themTotal]) paper.line(x, head, x, bottom, 0.6);
  for (const x of [columns.us, columns.check]) paper.line(x, head, x, foot, 0.6);
  paper.line(columns.them, names, columns.them, foot, 2);
  paper.box(columns.game, top, columns.end - columns.game, foot - top);
  paper.text(words.total, columns.game + 6, bottom + 19, { size: 11, bold: true });
  paper.text(thousands(passePoints(games)), columns.check, bottom + 19.5, {
    size: 10.5,
    bold: true,
    width: columns.end - columns.check,
    align: 'center',
  });

  paper.paragraph(
    `${words.sheetRules} ${words.sheetCheck(games, thousands(passePoints(games)))}.`,
    LEFT,
    foot + 8,
    RIGHT - LEFT,
    7.2,
  );
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
  else paper.text(passe, 82, 68, { size: 36, bold: true, width: 34 });
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
