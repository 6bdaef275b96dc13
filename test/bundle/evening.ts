import type { Page } from 'playwright-core';
import { DECK } from '../../src/schieber/card.ts';

/** What an evening of eight leaves behind. */
export interface EveningOfEight {
  readonly desk: string;
  readonly ranks: readonly (number | null)[];
  /** Bytes of each print. */
  readonly prints: Readonly<Record<string, number>>;
}

export const PRINTS = ['sheets', 'personal', 'tables', 'seating-names', 'seating-tables', 'ranking', 'certificates'];
const PLAYERS = 8;
const PASSEN = 2;
const TOTAL = 4 * 157;

/** The link that the window opened leads to the tournaments. */
export const becomesHost = (page: Page): Promise<void> =>
  page.waitForURL((url) => url.pathname === '/tournaments', { timeout: 120_000 });

/** From the first page to the certificates, in the browser that the window opened. */
export async function playEvening(page: Page, address: string): Promise<EveningOfEight> {
  await page.getByLabel('Name des Turniers').fill('Hüttenjass');
  await page.getByRole('button', { name: 'Turnier eröffnen' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/'), { timeout: 60_000 });
  const { pathname, hash } = new URL(page.url());
  return finishEvening(page, `${address}${pathname}${hash}`);
}

/** The evening of a desk: eight players, two Passen of four games, everybody's total handed in, the end, the prints. */
export async function finishEvening(page: Page, desk: string): Promise<EveningOfEight> {
  const { pathname, hash } = new URL(desk);
  const [id = '', key] = [pathname.split('/')[2], hash.slice(1)];
  const post = poster(page, id, key);
  const regulation = { base: 'ebh', passen: PASSEN, gamesPerPasse: 4 };
  await post('/commands', { type: 'change-regulation', regulation });
  const entries = Array.from({ length: PLAYERS }, (_, i) => ({ name: `Vreni Müller${i + 1}`, town: 'Küssnacht' }));
  await post('/commands', { type: 'add-players', entries, present: true });
  for (let passe = 1; passe <= PASSEN; passe++) {
    await post('/draws', { passen: [passe], source: 'ceremony' });
    await post(`/draws/passe-${passe}`, { cards: DECK.slice(0, 9) });
    await post('/commands', { type: 'start-passe', passe });
    for (const table of [1, 2]) {
      const points = 200 + 50 * passe + 31 * table;
      await post(`/sheets/${passe}/${table}/commands`, { type: 'enter', totals: [points, TOTAL - points], version: 1 });
      await post(`/sheets/${passe}/${table}/commands`, { type: 'visa', version: 2 });
    }
  }
  await handInAll(page, post, id, key);
  await page.goto(desk);
  await page.getByRole('button', { name: 'Turnier abschliessen' }).first().click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Turnier abschliessen' }).click();
  await page.getByText('Das Turnier ist abgeschlossen').first().waitFor({ timeout: 60_000 });
  return { desk, ...(await whatIsLeft(page, id, key)) };
}

/** Ranking and prints as they are now. */
export async function whatIsLeft(page: Page, id: string, key: string): Promise<Omit<EveningOfEight, 'desk'>> {
  const standings = await standingsOf(page, id, key);
  const prints: Record<string, number> = {};
  for (const print of PRINTS) {
    const size = await page.evaluate(
      `fetch('/api/tournaments/${id}/prints/${print}?key=${key}&passe=1')
        .then(async (answer) => answer.ok ? (await answer.arrayBuffer()).byteLength : -answer.status)`,
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

async function standingsOf(page: Page, id: string, key: string): Promise<readonly Standing[]> {
  const shown = await page.evaluate(
    `fetch('/api/tournaments/${id}/view?key=${key}').then((answer) => answer.json()).then(({ view }) => view.ranking)`,
  );
  return shown as readonly Standing[];
}

type Post = (path: string, body: object) => Promise<void>;

/** A command in the name of the browser: its cookies, its address. */
const poster =
  (page: Page, id: string, key: string): Post =>
  async (path, body) => {
    const answer = await page.evaluate(
      `fetch('/api/tournaments/${id}${path}?key=${key}', { method: 'POST', body: ${JSON.stringify(JSON.stringify(body))},
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-') } })
        .then(async (answer) => answer.ok ? '' : answer.status + ' ' + await answer.text())`,
    );
    if (answer !== '') throw new Error(`${path} ${JSON.stringify(body)}: ${answer}`);
  };

/** EBH 7: everybody's total is entered, initialled and handed in. */
async function handInAll(page: Page, post: Post, id: string, key: string): Promise<void> {
  for (const { number, total } of await standingsOf(page, id, key)) {
    await post('/commands', { type: 'enter-total', number, total });
    await post('/commands', { type: 'initial-total', number });
    await post('/commands', { type: 'hand-in', number });
  }
}
