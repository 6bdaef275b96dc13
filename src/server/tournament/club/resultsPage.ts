import type { ResultsView } from '../../../tournament/club/results.ts';
import type { Language } from '../../../tournament/wire.ts';
import { thousands } from '../../prints/paper.ts';
import { wordsIn } from '../words.ts';

/** A whole page in one file for a club's own site: no script, no picture, nothing fetched from anywhere. */
export function resultsPage(results: ResultsView, language: Language): string {
  const words = wordsIn(language);
  const { title, place, passen, lines } = results;
  const day = new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${results.day}T12:00:00Z`),
  );
  const hasFinal = lines.some(({ final }) => final !== null);
  const state = results.isFinished ? '' : words.after(passen);
  const heads = [
    words.rank,
    words.name,
    words.town,
    ...Array.from({ length: passen }, (_, i) => words.passe(i + 1)),
    ...(hasFinal ? [words.finalTable] : []),
    words.total,
  ];
  const rows = lines.map(({ rank, name, town, points, final, total }) => [
    String(rank),
    name,
    town,
    ...Array.from({ length: passen }, (_, i) => numberOf(points[i] ?? null)),
    ...(hasFinal ? [numberOf(final)] : []),
    thousands(total),
  ]);
  const cells = (tag: 'td' | 'th', row: readonly string[]) =>
    row.map((text, i) => `<${tag}${i === 1 || i === 2 ? ' class="t"' : ''}>${escaped(text)}</${tag}>`).join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${words.ranking}: ${title}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped([words.ranking, state, place, day].filter(Boolean).join(', '))}</p>
<div class="w"><table>
<thead><tr>${cells('th', heads)}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</tbody>
</table></div>
</body>
</html>
`;
}

const STYLE = `body{font:16px/1.4 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
h1{margin:0 0 .25rem}.w{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .5rem;text-align:right;border-bottom:1px solid #ccc;white-space:nowrap}.t{text-align:left;white-space:normal}
td:first-child,td:last-child{font-weight:700}@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}th,td{border-color:#444}}`;

const numberOf = (points: number | null): string => (points === null ? '–' : thousands(points));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
