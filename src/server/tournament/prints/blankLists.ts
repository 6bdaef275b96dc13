import type { Paper } from '../../prints/paper.ts';
import type { Words } from '../words.ts';
import { heading, LEFT, type ListHead, RIGHT } from './lists.ts';

/** Lists to be written by hand when the power fails: the same columns, nothing in them. */

const TOP = 104;
const ROW = 21.5;
const ROWS = 31;

export function blankRanking(paper: Paper, head: ListHead, passen: number, words: Words): void {
  const slot = Math.min(46, 250 / passen);
  const totals = RIGHT - 56;
  const first = totals - passen * slot;
  const columns: [string, number][] = [
    [words.rank, LEFT],
    [words.numberShort, LEFT + 32],
    [words.name, LEFT + 66],
    ...Array.from({ length: passen }, (_, p): [string, number] => [`P ${p + 1}`, first + p * slot]),
    [words.total, totals],
  ];
  ruled(paper, head, columns, RIGHT, words);
}

/** Two halves side by side: name, number, table and seat. */
export function blankNames(paper: Paper, head: ListHead, words: Words): void {
  const half = (RIGHT - LEFT - 16) / 2;
  const columns = [LEFT, LEFT + half + 16].flatMap((x): [string, number][] => [
    [words.name, x],
    [words.numberShort, x + half - 104],
    [words.table, x + half - 68],
    [words.seat, x + half - 32],
  ]);
  ruled(paper, head, columns, RIGHT, words);
}

export function blankTables(paper: Paper, head: ListHead, words: Words): void {
  const columns: [string, number][] = [
    [words.table, LEFT],
    ...words.seats.map((seat, index): [string, number] => [seat, LEFT + 46 + (index * (RIGHT - LEFT - 46)) / 4]),
  ];
  ruled(paper, head, columns, RIGHT, words);
}

function ruled(paper: Paper, head: ListHead, columns: readonly [string, number][], end: number, words: Words): void {
  heading(paper, head, 0, 1, words);
  columns.forEach(([text, x], index) => {
    const next = columns[index + 1]?.[1] ?? end;
    paper.text(text, x + 3, TOP, { size: 8, width: next - x - 5 });
    if (index > 0) paper.line(x, TOP + 5, x, TOP + 5 + ROWS * ROW, 0.4);
  });
  for (let row = 0; row <= ROWS; row++) {
    const y = TOP + 5 + row * ROW;
    paper.line(LEFT, y, end, y, row === 0 ? 0.9 : 0.4);
  }
}
