import type { House } from '../../demo/house.ts';
import { GUISES, type Guise } from '../../demo/roles.ts';
import { placeOf, STOPS } from '../../demo/stops.ts';
import { LANGUAGES, type Language, wordsIn } from './words.ts';

/** Where a guise is entered: at a name of its own for this machine, so that its window has its own cookies. */
export type DoorOf = (guise: Guise) => string;

/**
 * The bar on top of every page. It stands there in four languages, and the style shows the one of the page: the app
 * may change its language at any time, and no script of ours has to follow.
 */
export const bar = (door: DoorOf): string => `<aside class="demo-bar" aria-label="Demo">
<strong>${inAll('demo')}</strong><span class="demo-who">${inAll('who')}</span>
${GUISES.map((guise) => `<a href="${door(guise)}" target="_blank" rel="noopener">${inAllOf((language) => wordsIn(language).guises[guise])}</a>`).join('\n')}
<a class="demo-tour" href="/demo">${inAll('tour')}</a><span class="demo-note">${inAll('invented')}</span>
</aside>`;

const inAll = (key: 'demo' | 'who' | 'tour' | 'invented') => inAllOf((language) => wordsIn(language)[key]);

const inAllOf = (text: (language: Language) => string): string =>
  LANGUAGES.map((language) => `<span data-in="${language}">${escaped(text(language))}</span>`).join('');

/** The tour: twelve stops, each with its picture, what to try there, and the way. */
export function tourPage(house: House, language: Language, door: DoorOf, hasWindows: boolean): string {
  const words = wordsIn(language);
  const moment = new Intl.DateTimeFormat(`${language}-CH`, {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Zurich' },
  }).format(new Date(house.moment));
  const stops = STOPS.map((stop, i) => {
    const { title, text } = words.stops[stop];
    const { as } = placeOf(stop, house);
    return `<li id="${stop}"><img src="/demo/pictures/${stop}.webp" alt="" width="720" height="450" loading="${i < 2 ? 'eager' : 'lazy'}">
<div><h2>${i + 1}. ${escaped(title)}</h2><p>${escaped(text)}</p>
<a class="demo-go" href="${door(as)}?stop=${stop}" target="_blank" rel="noopener">${escaped(words.open(words.guises[as]))}</a></div></li>`;
  });
  const languages = LANGUAGES.map(
    (each) =>
      `<a href="/demo?language=${each}" lang="${each}"${each === language ? ' aria-current="true"' : ''}>${each.toUpperCase()}</a>`,
  );
  return `<!doctype html>
<html lang="${language}-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)} · Gschobe ${escaped(words.demo)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/style.css">
</head>
<body class="demo-page">
${bar(door)}
<main>
<nav>${languages.join(' ')}</nav>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.lead)}</p>
<p class="demo-clock">${escaped(words.clock(moment))} ${escaped(words.invented)}${hasWindows ? '' : ` ${escaped(words.oneWindow)}`}</p>
<ol>
${stops.join('\n')}
</ol>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
