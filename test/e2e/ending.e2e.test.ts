import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECK } from '../../src/schieber/card.ts';
import { startTestServer, type TestServer } from '../../src/server/testing/server.ts';
import { secretOf } from '../../src/server/tournament/doorTesting.ts';
import { regulationOf } from '../../src/server/tournament/evening.routes.ts';
import { keyFor } from '../../src/server/tournament/keys.ts';
import { createEvening, openOffice } from '../../src/server/tournament/office.ts';
import { hasBrowser, openBrowser, violations, visit } from './browser.ts';

/** From the last Passe to the ranking, by clicks: totals, the question before the end, and the way back. EBH 7, 8, 9 */
describe.skipIf(!hasBrowser)('the end of an evening', () => {
  let server: TestServer;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  /** One Passe of four games, started: four players, and their sheet not yet initialled. */
  async function lastPasse() {
    const rules = regulationOf({ base: 'ebh', passen: 1, gamesPerPasse: 4 });
    if (!rules.ok) throw new Error(rules.refusal.code);
    const command = {
      type: 'create',
      title: 'Hüttenjass',
      place: '',
      day: '2024-11-16',
      regulation: rules.value,
    } as const;
    const office = openOffice({ ...server.services, publish: () => {} });
    const asking = { at: server.clock.now(), once: undefined };
    const made = await createEvening(office, command, 'Ida Lustenberger', 'system', asking);
    if (!made.ok) throw new Error(made.refusal.code);
    const { id, key } = made.value;
    const secret = await secretOf(server, id);
    let keys = 0;
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `end${++keys}` };
      const address = `${server.address}/api/tournaments/${id}${path}?key=${key}`;
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(response.status, await response.clone().text()).toBe(200);
    };
    const entries = ['Anna Arnold', 'Beat Bucher', 'Carla Christen', 'Dino Durrer'].map((name) => ({ name }));
    await post('/commands', { type: 'add-players', entries, present: true });
    await post('/draws', { passen: [1], source: 'ceremony' });
    await post('/draws/passe-1', { cards: DECK.slice(0, 9) });
    await post('/commands', { type: 'start-passe', passe: 1 });
    await post('/sheets/1/1/commands', { type: 'enter', totals: [314, 314], version: 1 });
    const page = (code: string) => `${server.address}/t/${id}/${code}`;
    return { desk: page(key), anna: page(keyFor(secret, 'p', 1)), ranking: `${page(key)}?tab=ranking` };
  }

  /** A dialog that closes goes back in the history, and that may end a navigation that has just begun. */
  const go = (page: Page, address: string) => page.goto(address).catch(() => page.goto(address));
  const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 30_000 });
  const ranks = (page: Page) => page.locator('.tour-wide tbody tr td:first-child').allTextContents();

  test('EBH 7, EBH 8: totals on a phone and at the desk, a finish that names who has no rank, and a reopening', async () => {
    const evening = await lastPasse();
    const desk = await visit(browser, evening.desk, { width: 1440, height: 900 });
    const anna = await visit(browser, evening.anna, { width: 390, height: 844 });
    const button = (name: string | RegExp) => desk.page.getByRole('button', { name });

    // The director initials the sheet; the player's page then asks for the total, without being loaded again.
    await desk.page.locator('.tour-table').first().click();
    await desk.page.locator('dialog').getByRole('button', { name: 'Visum', exact: true }).click();
    await desk.page.keyboard.press('Escape');
    await desk.page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await seen(anna.page, 'Dein Endtotal');
    await anna.page.getByLabel('Endtotal eintragen').fill('314');
    await anna.page.getByRole('button', { name: 'Endtotal eintragen' }).click();
    await seen(anna.page, /Eingetragen: 314/);
    await button('Visieren und abgeben').click();
    await seen(anna.page, 'Dein Standblatt ist visiert.');

    // Finishing asks first and names the three without a sheet.
    await button('Turnier abschliessen').click();
    const dialog = desk.page.locator('dialog[open]');
    await seen(desk.page, /3 Personen haben ihr Standblatt nicht abgegeben/);
    await seen(desk.page, /Nr\. 2 Beat Bucher/);
    await expect.poll(() => violations(desk.page)).toEqual([]);
    await dialog.getByLabel('Warum trotzdem abschliessen?').fill('Sie sind schon heimgegangen');
    await dialog.getByRole('button', { name: 'Ohne sie abschliessen' }).click();
    await seen(desk.page, 'Das Turnier ist abgeschlossen');
    await go(desk.page, evening.ranking);
    await expect.poll(() => ranks(desk.page), { timeout: 20_000 }).toEqual(['1', '–', '–', '–']);

    // The three sheets were in the kitchen: opened again, typed at the desk, and everybody has a rank.
    await desk.page.goto(evening.desk);
    await button('Turnier wieder öffnen').click();
    await dialog.getByLabel('Grund').fill('Drei Standblätter lagen in der Küche');
    await dialog.getByRole('button', { name: 'Turnier wieder öffnen' }).click();
    for (const name of ['Beat Bucher', 'Carla Christen', 'Dino Durrer']) {
      const row = desk.page.locator('.tour-helper', { hasText: name });
      await row.getByLabel('Endtotal eintragen').fill('314');
      await row.getByRole('button', { name: 'Eintragen', exact: true }).click();
      await row.getByRole('button', { name: 'Visieren und abgeben' }).click();
      await row.waitFor({ state: 'detached', timeout: 20_000 });
    }
    await button('Turnier abschliessen').click();
    await dialog.getByRole('button', { name: 'Turnier abschliessen' }).click();
    await seen(desk.page, 'Das Turnier ist abgeschlossen');
    await go(desk.page, evening.ranking);
    await expect.poll(() => ranks(desk.page), { timeout: 20_000 }).toEqual(['1', '1', '1', '1']);
    expect([...desk.errors, ...anna.errors]).toEqual([]);
    await desk.close();
    await anna.close();
  }, 120_000);
});
