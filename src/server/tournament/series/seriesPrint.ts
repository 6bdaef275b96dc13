import type { SeriesView } from '../../../tournament/series/wire.ts';
import type { Language } from '../../../tournament/wire.ts';
import { A4, openPaper, type Paper, thousands } from '../../prints/paper.ts';
import { heading, LEFT, RIGHT } from '../prints/lists.ts';
import { type Words, wordsIn } from '../words.ts';

const ROWS = 44;
const TOP = 104;

/** The ranking over several evenings: results that count in black, the others in brackets. */
export async function printSeries(series: SeriesView, language: Language): Promise<Buffer> {
  const words = wordsIn(language);
  const paper = await openPaper(series.title);
  const { lines, evenings, best } = series;
  const pages = Math.max(1, Math.ceil(lines.length / ROWS));
  const subtitle = best === null ? words.seriesAll(evenings.length) : words.seriesBest(best, evenings.length);
  const slot = Math.min(46, 280 / Math.max(1, evenings.length));
  const totals = RIGHT - 46;
  const first = totals - evenings.length * slot - 6;
  for (let page = 0; page < pages; page++) {
    heading(paper, { title: series.title, subtitle }, page, pages, words);
    columns(paper, series, words, { first, slot, totals });
    lines.slice(page * ROWS, (page + 1) * ROWS).forEach((line, index) => {
      const y = TOP + 19 + index * 15.3;
      paper.text(String(line.rank), LEFT, y, { size: 10, bold: true, width: 26, align: 'right' });
      const label = [line.name, line.town].filter(Boolean).join(', ');
      const room = first - LEFT - 42;
      paper.text(paper.widthOf(label, 9.5) <= room ? label : line.name, LEFT + 36, y, { size: 9.5, width: room });
      line.results.forEach((result, at) => {
        const text = result === null ? '–' : thousands(result.points);
        const style = { size: 8.5, width: slot - 4, align: 'right' } as const;
        paper.text(result && !result.counts ? `(${text})` : text, first + at * slot, y, {
          ...style,
          grey: result === null || !result.counts,
        });
      });
      paper.text(thousands(line.total), totals, y, { size: 10, bold: true, width: 46, align: 'right' });
      paper.line(LEFT, y + 4.5, RIGHT, y + 4.5, 0.25);
    });
  }
  paper.text(words.seriesNote, LEFT, A4.height - 40, { size: 8, width: RIGHT - LEFT });
  return paper.finish();
}

function columns(
  paper: Paper,
  { evenings }: SeriesView,
  words: Words,
  { first, slot, totals }: { readonly first: number; readonly slot: number; readonly totals: number },
): void {
  paper.text(words.rank, LEFT, TOP, { size: 8 });
  paper.text(words.name, LEFT + 36, TOP, { size: 8 });
  evenings.forEach(({ day }, at) => {
    const [, month = '', date = ''] = day.split('-');
    paper.text(`${Number(date)}.${Number(month)}.`, first + at * slot, TOP, {
      size: 8,
      width: slot - 4,
      align: 'right',
    });
  });
  paper.text(words.total, totals, TOP, { size: 8, width: 46, align: 'right' });
  paper.line(LEFT, TOP + 5, RIGHT, TOP + 5, 0.9);
}
