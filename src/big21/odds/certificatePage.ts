import { FACES } from '../face.ts';
import type { Certificate } from './certificate.ts';

/** The certificate as one page for people: tables, and three plots drawn as SVG. No script, no other file. */
export function certificatePage(proof: Certificate): string {
  const { model, modelHash, payoutRatio, highestRatio, players } = proof;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Big21, model ${plain(model)}: certificate of odds</title><style>${STYLE}</style></head><body><main>
<h1>Big21, model ${plain(model)}</h1>
<p class="lead">The reference player gets back <b>${percent(payoutRatio.ratio)}</b> of stakes and bought cards; no way to play
gets back more than <b>${percent(highestRatio)}</b>. All figures are computed exactly, not estimated, and hold for every
player, stake and moment alike.</p>
<p class="note">Weights, SHA-256: <code>${modelHash}</code></p>
<h2>How often each card comes</h2>${bars(FACES.map((face) => [face, proof.cards[face]!]))}
<h2>How many free cards come</h2>${bars(Object.entries(proof.free))}
<h2>What ways to play get back</h2>
${bars(
  players.map(({ name, whole }) => [name, whole.ratio]),
  1,
)}
${table(
  ['player', 'base game', 'with cards and High/Low', 'bought cards', '0', '1', '2', '3', '4', '5 piles', 'lost'],
  players.map(({ name, base, whole }) => [
    name,
    digits(base),
    percent(whole.ratio, 4),
    digits(whole.bought),
    ...whole.piles.map((chance) => percent(chance)),
    percent(whole.bust),
  ]),
)}
<p>Base game: mean payout per franc of stake, no card bought. With cards and High/Low: payout over stakes and bought cards,
High/Low played the best way. <i>best</i> plays for the highest net win.</p>
<h2>The best play</h2>
${table(
  ['bought cards allowed', 'round alone', 'with High/Low'],
  proof.best.map(({ purchases, base, highLow }) => [String(purchases), digits(base), digits(highLow)]),
)}
<p>Net value per franc of stake. Below 1, no Risk stake can raise it.</p>
<h2>High/Low</h2>
${table(
  ['win at stake', 'worth', 'predict on', 'else stop'],
  proof.highLow.map(({ level, worth, predictOn }) => [
    `${level} ×`,
    `${digits(worth)} ×`,
    predictOn.join(' '),
    FACES.filter((face) => !predictOn.includes(face)).join(' ') || '–',
  ]),
)}
<h2>The players</h2><dl>
<dt>careless</dt><dd>Puts each card where the sum becomes highest within 21; never discards, and loses the round when it fits nowhere.</dd>
<dt>naive</dt><dd>The same, but discards a card that fits nowhere.</dd>
<dt>index</dt><dd>Puts each card where the chance to complete that pile rises most.</dd>
<dt>sensible (reference)</dt><dd>Knows which sums are good to hold: 21, then 11, soft sums, 10; avoids two equal sums of 12 to 20; discards what only harms.</dd>
<dt>best</dt><dd>Knows the value of every one of the game's states.</dd></dl>
</main></body></html>
`;
}

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const digits = (value: number): string => value.toFixed(6);
const percent = (value: number, places = 2): string => `${(100 * value).toFixed(places)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (kind: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => `<${kind}>${plain(cell)}</${kind}>`).join('');
  return `<div class="wide"><table><tr>${cells('th', head)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table></div>`;
}

/** Lying bars, with a mark at `line` where one is given. */
function bars(values: readonly (readonly [string, number])[], line?: number): string {
  const most = Math.max(line ?? 0, ...values.map(([, value]) => value));
  const width = (value: number) => (value / most) * 440;
  const rows = values.map(
    ([name, value], i) =>
      `<text x="92" y="${i * 24 + 16}" class="name">${plain(name)}</text><rect x="100" y="${i * 24 + 3}" width="${width(value).toFixed(1)}" height="18"/><text x="${(106 + width(value)).toFixed(1)}" y="${i * 24 + 16}">${percent(value)}</text>`,
  );
  const height = values.length * 24;
  const mark = line === undefined ? '' : `<path d="M${100 + width(line)} 0V${height}"/>`;
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
