import { A4, openPaper, type Paper } from '../prints/paper.ts';
import type { Line } from './exports.ts';

const [LEFT, WIDTH, TOP, STEP, BOTTOM] = [56, A4.width - 112, 118, 15, A4.height - 56];

export interface PaperHead {
  readonly title: string;
  readonly subtitle: string;
  readonly head: readonly string[];
}

/** A list on paper, with its title and the pages numbered. Figures stand at the right of their column. */
export async function listPdf({ title, subtitle, head }: PaperHead, rows: readonly Line[]): Promise<Buffer> {
  const paper = await openPaper(`${title} – ${subtitle}`);
  const widths = widthsOf(paper, head, rows);
  const perPage = Math.floor((BOTTOM - TOP) / STEP);
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  for (let page = 0; page < pages; page++) {
    paper.page(A4);
    paper.text(title, LEFT, 68, { size: 16, bold: true, width: WIDTH - 60 });
    paper.text(`${page + 1}/${pages}`, LEFT, 68, { size: 9, width: WIDTH, align: 'right' });
    paper.text(subtitle, LEFT, 86, { size: 10, width: WIDTH });
    drawRow(paper, head, widths, TOP - 6, true, rows[0]);
    paper.line(LEFT, TOP, LEFT + WIDTH, TOP, 0.6);
    for (const [i, row] of rows.slice(page * perPage, (page + 1) * perPage).entries()) {
      drawRow(paper, row, widths, TOP + (i + 1) * STEP - 2, false, row);
    }
  }
  return paper.finish();
}

const GAP = 10;

/** Figures have the room they need; what is written shares the rest, as long as its longest text. */
function widthsOf(paper: Paper, head: readonly string[], rows: readonly Line[]): readonly number[] {
  const needed = head.map((title, i) =>
    Math.max(paper.widthOf(title, 9, true), ...rows.slice(0, 500).map((row) => paper.widthOf(String(row[i] ?? ''), 9))),
  );
  const isFigure = head.map((_, i) => typeof rows[0]?.[i] === 'number');
  const sum = (want: boolean) => needed.reduce((all, width, i) => all + (isFigure[i] === want ? width + GAP : 0), 0);
  const stretch = Math.max(0, WIDTH - sum(true)) / Math.max(1, sum(false));
  return needed.map((width, i) => (isFigure[i] ? width + GAP : (width + GAP) * stretch));
}

function drawRow(
  paper: Paper,
  row: Line,
  widths: readonly number[],
  y: number,
  bold: boolean,
  like: Line | undefined,
): void {
  let x = LEFT;
  for (const [i, cell] of row.entries()) {
    const room = widths[i] ?? 0;
    const align = typeof like?.[i] === 'number' ? 'right' : 'left';
    const gap = i === row.length - 1 ? 0 : GAP; // the last column ends with the line above it
    paper.text(String(cell ?? ''), x, y, { size: 9, bold, width: room - gap, align });
    x += room;
  }
}
