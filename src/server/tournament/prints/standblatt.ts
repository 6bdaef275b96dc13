import type { CardWish } from '../../../tournament/seating/schedule.ts';
import { A5, type Paper } from '../../prints/paper.ts';
import type { Words } from '../words.ts';
import type { Code } from './tableSign.ts';

export interface StandblattFacts {
  readonly title: string;
  readonly day: string;
  readonly passen: number;
  readonly games: number;
  readonly player: {
    /** '3 + 4' for a pair. */
    readonly number: number | string;
    readonly name: string;
    readonly town: string;
    readonly cards: CardWish | null;
  } | null;
  /** Known when several Passen are drawn at once; else written in by hand. EBH 1 */
  readonly seats: readonly ({ table: number; seat: number; others: readonly number[] } | 'bye' | null)[];
  /** Two who play together: their opponents stand where else the partner does. */
  readonly isPair: boolean;
  /** The player adds up himself (EBH 7), or nobody but the supervisor writes (SSC 7.05 (2)). */
  readonly byPlayer: boolean;
  readonly articles: readonly [string, string][];
  readonly code: Code | null;
}

const LEFT = 28;
const RIGHT = A5.width - 28;

/** The personal sheet, A5. SSC 7.03, EBH 1, 7 */
export function standblatt(paper: Paper, facts: StandblattFacts, words: Words): void {
  const { title, day, passen, games, player, code } = facts;
  paper.page(A5);
  paper.text(words.personalTitle, LEFT, 47, { size: 22, bold: true, width: 290 });
  paper.text(title, LEFT, 64, { size: 9.5, bold: true, width: 290 });
  paper.text(day, LEFT, 77, { size: 9.5, width: 290 });
  paper.text(words.format(passen, games), LEFT, 90, { size: 9.5, width: 210 });
  if (code !== null) {
    paper.qr(code.link, RIGHT - 58, 20, 58);
    paper.text(code.page, RIGHT - 150, 86, { size: 7, width: 150, align: 'right' });
    paper.text(code.typed, RIGHT - 150, 97, { size: 9, bold: true, width: 150, align: 'right' });
  }
  paper.line(LEFT, 101.5, RIGHT, 101.5);

  paper.box(LEFT + 1, 117, 84, 60, 1.6, 5);
  paper.text(words.number, LEFT + 1, 130, { size: 8, width: 84, align: 'center' });
  if (player) {
    paper.text(String(player.number), LEFT + 3, 166, { size: 36, bold: true, width: 80, align: 'center' });
    paper.text(player.name, 131, 143, { size: 19, bold: true, width: RIGHT - 131 });
    const line = [player.town, player.cards === null ? '' : words.cards[player.cards]].filter(Boolean).join(', ');
    paper.text(line, 131, 161, { size: 10, width: RIGHT - 131 });
  } else {
    paper.text(words.name, 131, 134, { size: 8 });
    paper.line(131, 148, RIGHT, 148, 0.5);
    paper.text(words.town, 131, 162, { size: 8 });
    paper.line(131, 176, RIGHT, 176, 0.5);
  }
  results(paper, facts, words);

  const end = 435;
  paper.box(LEFT + 1, end, RIGHT - LEFT - 2, 52, 1.6, 5);
  paper.line(203, end, 203, end + 52);
  paper.line(297, end, 297, end + 52, 0.6);
  paper.text(words.finalTotal, 37, end + 26, { size: 14, bold: true });
  paper.text(facts.byPlayer ? words.addYourself : words.addBySupervisor, 37, end + 40, { size: 8, width: 160 });
  paper.text(words.points, 210, end + 14, { size: 8 });
  paper.text(words.visa, 304, end + 14, { size: 8 });

  paper.line(LEFT, 503, RIGHT, 503, 0.6);
  const rules = facts.articles;
  rules.forEach(([article, text], index) => {
    const x = index % 2 === 0 ? LEFT : 214;
    const y = 511 + Math.floor(index / 2) * 27;
    paper.text(article, x, y + 7, { size: 7.2, bold: true, width: 47 });
    paper.paragraph(text, x + 49, y, 132, 7.2);
  });
  paper.text(words.acceptance, LEFT, 574, { size: 7.2, width: RIGHT - LEFT });
}

function results(paper: Paper, { passen, seats, isPair }: StandblattFacts, words: Words): void {
  const columns = [LEFT, 65, 111, 148, 193, 267, 340, RIGHT] as const;
  const top = 214;
  const row = Math.min(52, 209 / passen);
  const others = isPair ? words.opponents : words.partner;
  const heads = [words.passeShort, words.table, words.seat, others, words.points, words.total, words.visa];
  heads.forEach((head, i) => {
    paper.text(head, columns[i]! + 3, top - 7, {
      size: 8,
      width: columns[i + 1]! - columns[i]! - 6,
      align: i < 4 ? 'center' : 'left',
    });
  });
  for (let passe = 1; passe <= passen; passe++) {
    const y = top + (passe - 1) * row;
    const base = y + row / 2 + 6;
    const cell = (text: string, column: number, size: number, bold = false) =>
      paper.text(text, columns[column]! + 2, base, {
        size,
        bold,
        width: columns[column + 1]! - columns[column]! - 4,
        align: 'center',
      });
    cell(String(passe), 0, 15, true);
    const place = seats[passe - 1] ?? null;
    if (place === 'bye') cell(words.bye, 3, 8);
    else if (place) {
      cell(String(place.table), 1, 18, true);
      cell(words.seats[place.seat]!, 2, 14);
      cell(`${words.numberShort} ${place.others.join(', ')}`, 3, 10);
    }
    paper.line(LEFT, y + row, RIGHT, y + row, 0.6);
  }
  paper.box(LEFT, top, RIGHT - LEFT, row * passen);
  for (const x of columns.slice(1, -1)) paper.line(x, top, x, top + row * passen, 0.6);
}
