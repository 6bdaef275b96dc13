import type { CardWish } from '../../../tournament/seating/schedule.ts';
import { A4, type Paper } from '../../prints/paper.ts';
import type { Words } from '../words.ts';

/** A sign to fold and put on the table, A4: the number for everybody, the code for the writer. */
export function tableSign(
  paper: Paper,
  table: number,
  link: string | null,
  cards: CardWish | null,
  words: Words,
): void {
  paper.page(A4);
  paper.upsideDown(A4, () => half(paper, table, link, cards, words));
  half(paper, table, link, cards, words);
  const middle = A4.height / 2;
  paper.dashed(0, middle, A4.width - 62, middle);
  paper.text(words.fold, A4.width - 58, middle + 2.5, { size: 7 });
}

function half(paper: Paper, table: number, link: string | null, cards: CardWish | null, words: Words): void {
  const top = A4.height / 2;
  const side = 429;
  paper.text(words.tableSign, 40, top + 55, { size: 26, bold: true });
  const digits = String(table);
  const size = digits.length === 1 ? 330 : digits.length === 2 ? 280 : 190;
  const wide = paper.widthOf(digits, size, true);
  paper.text(digits, 30 + (365 - wide) / 2, top + (digits.length === 3 ? 285 : 318), { size, bold: true });
  paper.line(408, top + 34, 408, A4.height - 34, 0.75);
  if (link !== null) {
    paper.paragraph(words.tableScan, side, top + 38, 135, 13);
    paper.qr(link, side, top + 102, 111);
  }
  paper.paragraph(words.tableHelp, side, top + 226, 135, 9);
  plan(paper, side, top + 292, words);
  if (cards !== null) paper.text(words.cards[cards], side, A4.height - 42, { size: 10.5 });
}

/** Where A, B, C and D sit: in playing order to the right. SSC 2.05 */
function plan(paper: Paper, x: number, y: number, words: Words): void {
  paper.box(x + 15, y + 8, 36, 36, 1.4, 4);
  const [a, b, c, d] = words.seats as [string, string, string, string];
  paper.text(c, x + 15, y + 4, { size: 11, bold: true, width: 36, align: 'center' });
  paper.text(a, x + 15, y + 56, { size: 11, bold: true, width: 36, align: 'center' });
  paper.text(b, x + 55, y + 30, { size: 11, bold: true });
  paper.text(d, x, y + 30, { size: 11, bold: true });
}
