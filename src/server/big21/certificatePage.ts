import { FACES, type Face } from '../../big21/face.ts';
import type { Certificate } from '../../big21/odds/certificate.ts';
import type { CertificateText } from '../../big21/wire.ts';
import type { Language } from '../../people/person.ts';
import { certificateSections, type Issue } from './certificateSections.ts';
import { CERTIFICATE_WORDS } from './certificateWords.ts';

/** The certificate as one page for people: tables, and three plots drawn as SVG. No script, no other file. */
export function certificatePage(proof: Certificate, issue: Issue, language: Language = 'en'): string {
  const { modelHash, players } = proof;
  const sections = certificateSections(proof, issue, language);
  const words = certificateText(proof, language);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plain(words.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${plain(words.title)}</h1>
<p class="lead">${plain(words.lead)}</p>
<p class="note">${words.weights}: <code>${modelHash}</code></p>
<h2>${words.cards}</h2>${bars(FACES.map((face) => [letterOf(face, words), proof.cards[face] ?? 0]))}
<h2>${words.free}</h2>${bars(Object.entries(proof.free))}
<h2>${words.players}</h2>
${bars(
  players.map(({ name, whole }) => [words.names[name] ?? name, whole.ratio]),
  1,
)}
${table(
  [words.player, words.base, words.whole, words.bought, '0', '1', '2', '3', '4', `5 ${words.piles}`, words.lost],
  players.map(({ name, base, whole }) => [
    words.names[name] ?? name,
    digits(base),
    percent(whole.ratio, 4),
    digits(whole.bought),
    ...whole.piles.map((chance) => percent(chance)),
    percent(whole.bust),
  ]),
)}
<p>${words.playersNote}</p>
<h2>${words.best}</h2>
${table(
  [words.allowed, words.alone, words.withHighLow],
  proof.best.map(({ purchases, base, highLow }) => [String(purchases), digits(base), digits(highLow)]),
)}
<p>${words.bestNote}</p>
<h2>${words.highLow}</h2>
${table([words.atStake, words.worth, words.predictOn, words.stopOn], highLowRows(proof, words))}
<h2>${words.whoTitle}</h2><dl>
${Object.entries(words.who)
  .map(([name, text]) => `<dt>${words.names[name]}</dt><dd>${text}</dd>`)
  .join('\n')}</dl>
${sections.map(({ title, lead, head, rows }) => `<h2>${plain(title)}</h2><p>${plain(lead)}</p>${table(head, rows)}`).join('\n')}
</main></body></html>
`;
}

/** The words with the figures of this certificate in them. */
export function certificateText(proof: Certificate, language: Language): CertificateText {
  const words = CERTIFICATE_WORDS[language];
  const { model, payoutRatio, highestRatio } = proof;
  return { ...words, title: words.title(model), lead: words.lead(percent(payoutRatio.ratio), percent(highestRatio)) };
}

/** Level, worth, where to predict, where to stop. */
export function highLowRows({ highLow }: Certificate, words: CertificateText): string[][] {
  const letters = (faces: readonly Face[]) => faces.map((face) => letterOf(face, words)).join(' ');
  return highLow.map(({ level, worth, predictOn }) => [
    `${level} ×`,
    `${digits(worth)} ×`,
    letters(FACES.filter((face) => predictOn.includes(face))),
    letters(FACES.filter((face) => !predictOn.includes(face))) || '–',
  ]);
}

/** A card is called as it looks in this language. */
export const letterOf = (face: Face, { letters }: Pick<CertificateText, 'letters'>): string =>
  face === 'J' || face === 'Q' || face === 'K' ? letters[face] : face;

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
export const digits = (value: number): string => value.toFixed(6);
export const percent = (value: number, places = 2): string => `${(100 * value).toFixed(places)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (kind: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => `<${kind}>${plain(cell)}</${kind}>`).join('');
  return `<div class="wide"><table><tr>${cells('th', head)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table></div>`;
}

/** Lying bars, with a mark at `line` where one is given. */
function bars(values: readonly (readonly [string, number])[], line?: number): string {
  const most = Math.max(line ?? 0, ...values.map(([, value]) => value));
  const width = (value: number) => (value / most) * 380;
  const rows = values.map(
    ([name, value], i) =>
      `<text x="152" y="${i * 24 + 16}" class="name">${plain(name)}</text><rect x="160" y="${i * 24 + 3}" width="${width(value).toFixed(1)}" height="18"/><text x="${(line === undefined ? 166 + width(value) : 552).toFixed(1)}" y="${i * 24 + 16}">${percent(value)}</text>`,
  );
  const height = values.length * 24;
  const mark = line === undefined ? '' : `<path d="M${160 + width(line)} 0V${height}"/>`;
  const spoken = values.map(([name, value]) => `${name} ${percent(value)}`).join(', ');
  return `<svg viewBox="0 0 640 ${height}" role="img" aria-label="${plain(spoken)}">${rows.join('')}${mark}</svg>`;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1d1a16;--page:#fbf9f4;--bar:#215b41;--soft:#6a6257;--mark:#a8201a}
@media(prefers-color-scheme:dark){:root{--ink:#f4efe6;--page:#191714;--bar:#6fbf97;--soft:#b5aa9b;--mark:#ff8d80}}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.9rem;line-height:1.2}h2{font-size:1.2rem;margin:2rem 0 .5rem}
.lead{font-size:1.1rem}.note,.note code{font-size:.8rem;color:var(--soft);overflow-wrap:anywhere}
svg{width:100%;height:auto;display:block}rect{fill:var(--bar)}text{fill:var(--ink);font:13px system-ui,sans-serif}.name{text-anchor:end}path{stroke:var(--mark);stroke-width:2;stroke-dasharray:4 4}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.85rem;white-space:nowrap}th,td{padding:.3rem .6rem .3rem 0;text-align:right}th:first-child,td:first-child{text-align:left}tr+tr{border-top:1px solid color-mix(in srgb,var(--soft) 30%,transparent)}
dt{font-weight:700}dd{margin:0 0 .5rem}@media print{body{font-size:11pt}}`;
