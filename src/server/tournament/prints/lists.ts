import { SEATS } from '../../../schieber/seat.ts';
import { byWord, surnameFirst } from '../../../tournament/club/names.ts';
import type { RankView, SeatingView } from '../../../tournament/evening/board.ts';
import { printable } from '../../prints/letters.ts';
import { A4, type Paper, thousands } from '../../prints/paper.ts';
import type { Words } from '../words.ts';

export const LEFT = 36;
export const RIGHT = A4.width - 36;
const BOTTOM = A4.height - 46;

export interface ListHead {
  readonly title: string;
  readonly subtitle: string;
}

type Names = Readonly<Record<number, string>>;

/** Where everybody sits, by surname, in three columns. */
export function seatingByName(paper: Paper, head: ListHead, seating: SeatingView, names: Names, words: Words): void {
  const places = seating.tables.flatMap(({ table, players }) =>
    SEATS.map((seat) => ({
      name: surnameFirst(names[players[seat]] ?? ''),
      number: players[seat],
      place: `${table} ${words.seats[seat]}`,
    })),
  );
  const byes = seating.byes.map((number) => ({ name: surnameFirst(names[number] ?? ''), number, place: words.bye }));
  const all = [...places, ...byes].sort((a, b) => byWord(printable(a.name), printable(b.name)));
  const rows = 46;
  const columns = 3;
  const perPage = rows * columns;
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const width = (RIGHT - LEFT - 24) / columns;
  for (let page = 0; page < pages; page++) {
    heading(paper, head, page, pages, words);
    const here = all.slice(page * perPage, (page + 1) * perPage);
    const high = Math.ceil(here.length / columns);
    here.forEach(({ name, number, place }, index) => {
      const x = LEFT + Math.floor(index / high) * (width + 12);
      const y = 112 + (index % high) * 15;
      paper.text(name, x, y, { size: 9.5, width: width - 62 });
      paper.text(String(number), x + width - 60, y, { size: 8, width: 20, align: 'right', grey: true });
      paper.text(place, x + width - 38, y, { size: 10, bold: true, width: 38, align: 'right' });
      paper.line(x, y + 4, x + width, y + 4, 0.25);
    });
  }
}

/** Who sits where, table by table, partners side by side. */
export function seatingByTable(paper: Paper, head: ListHead, seating: SeatingView, names: Names, words: Words): void {
  const perPage = 24;
  const pages = Math.max(1, Math.ceil(seating.tables.length / perPage));
  for (let page = 0; page < pages; page++) {
    heading(paper, head, page, pages, words);
    seating.tables.slice(page * perPage, (page + 1) * perPage).forEach(({ table, players, cards }, index) => {
      const column = index % 2;
      const x = LEFT + column * ((RIGHT - LEFT) / 2 + 6);
      const width = (RIGHT - LEFT) / 2 - 6;
      const y = 96 + Math.floor(index / 2) * 58;
      paper.box(x, y, width, 52, 0.6, 3);
      paper.text(String(table), x + 4, y + 31, { size: 20, bold: true, width: 36, align: 'center' });
      paper.text(words.cards[cards], x + 2, y + 45, { size: 5.6, width: 40, align: 'center' });
      paper.line(x + 44, y, x + 44, y + 52, 0.4);
      const lines = [
        [0, 11.5],
        [2, 22.5],
        [1, 36.5],
        [3, 47.5],
      ] as const;
      for (const [seat, dy] of lines) {
        paper.text(words.seats[seat]!, x + 50, y + dy, { size: 7.5, bold: true });
        paper.text(names[players[seat]] ?? '', x + 62, y + dy, { size: 8.5, width: width - 92 });
        paper.text(String(players[seat]), x + width - 28, y + dy, { size: 7.5, width: 22, align: 'right', grey: true });
      }
      paper.line(x + 50, y + 26.5, x + width - 6, y + 26.5, 0.25);
    });
  }
  if (seating.byes.length > 0) {
    const text = `${words.bye}: ${seating.byes.map((number) => `${names[number] ?? ''} (${number})`).join(', ')}`;
    paper.text(text, LEFT, BOTTOM + 4, { size: 9, width: RIGHT - LEFT });
  }
}

/** The ranking with every Passe. SSC 7.03, EBH 8 */
export function rankingList(
  paper: Paper,
  head: ListHead,
  ranking: readonly RankView[],
  passen: number,
  words: Words,
): void {
  const rows = 44;
  const pages = Math.max(1, Math.ceil(ranking.length / rows));
  const hasFinal = ranking.some((line) => line.final !== null);
  const columns = Math.max(1, passen) + (hasFinal ? 1 : 0);
  const slot = Math.min(46, 250 / columns);
  const totals = RIGHT - 46;
  const first = totals - columns * slot - 6;
  for (let page = 0; page < pages; page++) {
    heading(paper, head, page, pages, words);
    const y0 = 104;
    paper.text(words.rank, LEFT, y0, { size: 8 });
    paper.text(words.numberShort, LEFT + 32, y0, { size: 8, width: 26, align: 'right' });
    paper.text(words.name, LEFT + 66, y0, { size: 8 });
    for (let p = 0; p < passen; p++)
      paper.text(`P ${p + 1}`, first + p * slot, y0, { size: 8, width: slot - 4, align: 'right' });
    if (hasFinal)
      paper.text(words.finalTable, first + passen * slot - 6, y0, { size: 7, width: slot + 2, align: 'right' });
    paper.text(words.total, totals, y0, { size: 8, width: 46, align: 'right' });
    paper.line(LEFT, y0 + 5, RIGHT, y0 + 5, 0.9);
    ranking.slice(page * rows, (page + 1) * rows).forEach((line, index) => {
      const y = y0 + 19 + index * 15.3;
      const bold = line.final !== null;
      const state = line.rank !== null ? '' : line.status === 'excluded' ? words.excluded : words.unrated;
      paper.text(line.rank === null ? '–' : String(line.rank), LEFT, y, {
        size: 10,
        bold: true,
        width: 26,
        align: 'right',
      });
      paper.text(String(line.number), LEFT + 32, y, { size: 8.5, width: 26, align: 'right', grey: true });
      const note = line.status === 'retired' ? ` (${words.retired})` : state ? ` (${state})` : '';
      const room = first - LEFT - 72;
      const full = `${[line.name, line.town].filter(Boolean).join(', ')}${note}`;
      const label = paper.widthOf(full, 9.5, bold) <= room ? full : `${line.name}${note}`;
      paper.text(label, LEFT + 66, y, { size: 9.5, bold, width: room });
      for (let p = 0; p < passen; p++) {
        const points = line.points[p];
        paper.text(points === null || points === undefined ? '–' : thousands(points), first + p * slot, y, {
          size: 9,
          width: slot - 4,
          align: 'right',
        });
      }
      if (line.final)
        paper.text(thousands(line.final.points), first + passen * slot, y, {
          size: 9,
          bold: true,
          width: slot - 4,
          align: 'right',
        });
      paper.text(thousands(line.total), totals, y, { size: 10, bold: true, width: 46, align: 'right' });
      paper.line(
        LEFT,
        y + 4.5,
        RIGHT,
        y + 4.5,
        line.final && ranking[page * rows + index + 1]?.final === null ? 1.4 : 0.25,
      );
    });
  }
}

export function heading(paper: Paper, head: ListHead, page: number, pages: number, words: Words): void {
  paper.page(A4);
  paper.text(head.title, LEFT, 60, { size: 22, bold: true, width: 400 });
  paper.text(head.subtitle, LEFT, 77, { size: 10, width: 400 });
  if (pages > 1) paper.text(words.page(page + 1, pages), RIGHT - 120, 60, { size: 9, width: 120, align: 'right' });
  paper.line(LEFT, 85, RIGHT, 85, 0.9);
}
