import type { Page } from 'playwright-core';
import { type Desk, seen } from '../e2e/hall.ts';

/** What an evening of eight leaves behind. */
export interface EveningOfEight {
  readonly ranks: readonly (number | null)[];
  /** Bytes of each print; one that is not a PDF has none. */
  readonly prints: Readonly<Record<string, number>>;
}

export const PRINTS = ['sheets', 'personal', 'tables', 'seating-names', 'seating-tables', 'ranking', 'certificates'];
const PLAYERS = 8;
const PASSEN = 2;
const TOTAL = 12 * 157;

/** The link that the window opened leads to the tournaments. */
export const becomesHost = (page: Page): Promise<void> =>
  page.waitForURL((url) => url.pathname === '/tournaments', { timeout: 120_000 });

/** From the first page to the certificates, by clicks alone. Answers with the address of the desk. */
export async function playEvening(desk: Desk): Promise<string> {
  const { page } = desk;
  await desk.type(page.getByLabel('Name des Turniers'), 'Hüttenjass');
  await desk.type(page.getByLabel('Anzahl Passen'), String(PASSEN));
  await desk.click(desk.button('Turnier eröffnen'));
  await seen(page, 'Person erfassen');
  const { origin, pathname, hash } = new URL(page.url());
  const address = origin + pathname + hash;
  await desk.list(Array.from({ length: PLAYERS }, (_, i) => `Vreni Müller${i + 1};Küssnacht`));
  await desk.draw('Sitzplan Passe 1');
  await desk.tab('Übersicht');
  for (let passe = 1; passe <= PASSEN; passe++) {
    await desk.start(passe);
    for (const table of [1, 2]) await desk.paper(table, 900 + 31 * table + 50 * passe, TOTAL);
  }
  await page
    .getByLabel('Endtotal eintragen')
    .nth(PLAYERS - 1)
    .waitFor({ timeout: 30_000 });
  for (const { number, total } of await standingsOf(page, address)) {
    await desk.handIn(`Vreni Müller${number}`, total);
  }
  await desk.finish();
  return address;
}

/** Ranking and prints as they are now; the page must be one of the same address. */
export async function whatIsLeft(page: Page, desk: string): Promise<EveningOfEight> {
  const standings = await standingsOf(page, desk);
  const prints: Record<string, number> = {};
  for (const print of PRINTS) {
    const size = await page.evaluate(
      `fetch(${apiOf(desk, `prints/${print}?passe=1`)})
        .then(async (answer) => [answer.ok, new Uint8Array(await answer.arrayBuffer())])
        .then(([ok, bytes]) => ok && String.fromCharCode(...bytes.slice(0, 5)) === '%PDF-' ? bytes.length : 0)`,
    );
    prints[print] = Number(size);
  }
  return { ranks: standings.map(({ rank }) => rank), prints };
}

interface Standing {
  readonly number: number;
  readonly rank: number | null;
  readonly total: number;
}

async function standingsOf(page: Page, desk: string): Promise<readonly Standing[]> {
  const shown = await page.evaluate(
    `fetch(${apiOf(desk, 'view')}).then((answer) => answer.json()).then(({ view }) => view.ranking)`,
  );
  return shown as readonly Standing[];
}

/** What the page itself asks for, with the secret that its browser keeps. */
function apiOf(desk: string, what: string): string {
  const { pathname, hash } = new URL(desk);
  const id = pathname.split('/')[2];
  const code = `JSON.parse(localStorage.getItem('gschobe.device/${id}/${hash.slice(1)}')).secret`;
  return `'/api/tournaments/${id}/${what}', { headers: { 'x-code': ${code} } }`;
}
