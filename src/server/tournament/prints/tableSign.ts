import type { CardWish } from '../../../tournament/seating/schedule.ts';
import { A4, type Paper } from '../../prints/paper.ts';
import type { Words } from '../words.ts';

/** A code to scan, and the same to type where no camera reads it: 'T14-K7MQ-2PX9' at '192.168.1.20:8080/code'. */
export interface Code {
  readonly link: string;
  readonly page: string;
  readonly typed: string;
}

export interface Sign {
  readonly table: number;
  readonly code: Code;
  readonly cards: CardWish | null;
}

/** A sign to fold and put on the table, A4: the number for everybody, the code for the writer. */
export function tableSign(paper: Paper, sign: Sign, words: Words): void {
  paper.page(A4);
  paper.upsideDown(A4, () => half(paper, sign, words));
  half(paper, sign, words);
  const middle = A4.height / 2;
  paper.dashed(0, middle, A4.width - 62, middle);
  paper.text(words.fold, A4.width - 58, middle + 2.5, { size: 7 });
}

function half(paper: Paper, { table, code, cards }: Sign, words: Words): void {
  const top = A4.height / 2;
  const side = 429;
  paper.text(words.tableSign, 40, top + 55, { size: 26, bold: true });
  const digits = String(table);
  const size = digits.length === 1 ? 330 : digits.length === 2 ? 280 : 190;
  const wide = paper.widthOf(digits, size, true);
  paper.text(digits, 30 + (365 - wide) / 2, top + (digits.length === 3 ? 285 : 318), { size, bold: true });
  paper.line(408, top + 34, 408, A4.height - 34, 0.75);
  paper.paragraph(words.tableScan, side, top + 38, 135, 13);
  paper.qr(code.link, side, top + 102, 111);
  paper.text(code.page, side, top + 224, { size: 8, width: 140 });
  paper.text(code.typed, side, top + 237, { size: 11, bold: true, width: 140 });
  paper.paragraph(words.tableHelp, side, top + 246, 135, 9);
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
