import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../../src/server/testing/people.ts';
import { startTestServer, type TestServer } from '../../src/server/testing/server.ts';
import { hasBrowser, openBrowser, type Visitor, violations, visit } from './browser.ts';

/** A Partnerschieber by clicks, from the first page to the certificates. EBH 1, 7, 8 */
describe.skipIf(!hasBrowser)('an evening of pairs', () => {
  let server: TestServer;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openBrowser();
    cookie = (await signInAs(server, 'director')).caller.cookie;
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 30_000 });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

  /** The director's laptop, signed in. */
  async function laptop(): Promise<Visitor> {
    const desk = await visit(browser, server.address, { width: 1440, height: 900 });
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    await desk.page.context().addCookies([{ name, value, url: server.address }]);
    await desk.page.goto(server.address);
    return desk;
  }

  async function begin(page: Page, title: string, passen: number): Promise<void> {
    await page.locator('.home-tournaments a[href="/tournaments"]').click();
    await page.getByLabel('Name des Turniers').fill(title);
    await page.getByLabel('Spielform').selectOption('pairs');
    await page.getByLabel('Anzahl Passen').fill(String(passen));
    await page.getByLabel('Spiele je Passe').fill('4');
    await button(page, 'Turnier eröffnen').click();
    await seen(page, 'Paar erfassen');
  }

  async function draw(page: Page, passe: number, isLast: boolean): Promise<void> {
    await tab(page, 'Auslosung');
    if (!isLast) await page.getByRole('radio', { name: 'nur diese Passe' }).check({ force: true });
    await button(page, 'Teilnehmerliste abschliessen und Auslosung ankündigen').click();
    await seen(page, 'Prüfsumme der geheimen Zahl des Laptops');
    for (const card of [3, 17, 30, 8, 21, 35, 0, 12, 26])
      await page
        .locator('.tour-card')
        .nth((card + passe) % 36)
        .click();
    await button(page, 'Jetzt auslosen').click();
    await seen(page, `Sitzplan Passe ${passe}`);
  }

  /** Paper sheets of all tables typed at the desk and initialled; the first side has 400 of 628. */
  async function play(page: Page, passe: number, tables: number): Promise<void> {
    await tab(page, 'Übersicht');
    await button(page, `Passe ${passe} starten`).click();
    await seen(page, `Passe ${passe} läuft seit`); // before it the tables of the last one can still be opened
    for (let table = 1; table <= tables; table++) {
      await page.locator('.tour-table', { has: page.locator(`b:text-is("${table}")`) }).click();
      const dialog = page.locator('dialog[open]');
      await dialog.getByLabel('Punkte A + C').fill('400');
      await dialog.getByLabel('Punkte B + D').fill('228');
      await dialog.getByRole('button', { name: 'Eintragen', exact: true }).click();
      await dialog.getByRole('button', { name: 'Visum', exact: true }).click();
      await dialog.getByText(/Visiert von/).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' }); // the next one has the same fields
    }
  }

  const SIZES = [
    { pairs: 8, passen: 2 },
    { pairs: 16, passen: 2 },
  ];
  const asked = process.env['EVENINGS'] === 'whole' ? SIZES.slice(1) : SIZES.slice(0, 1);
  test.each(process.env['JOURNEYS'] === 'all' ? SIZES : asked)(
    '$pairs pairs, $passen Passen: drawn without repeated opponents, ranked, awarded',
    async ({ pairs, passen }) => {
      const desk = await laptop();
      const { page } = desk;
      await begin(page, `Paarjass ${pairs}`, passen);
      // One pair at the door, the others from a list, two names on a line.
      await page.getByLabel('Name, erste Person').fill('Anna Arnold');
      await page.getByLabel('Name, zweite Person').fill('Beat Bucher');
      await page.getByLabel('Ort', { exact: true }).fill('Stans');
      await page.keyboard.press('Enter');
      await seen(page, 'mit Beat Bucher');
      await button(page, 'Liste einlesen').click();
      const lines = Array.from({ length: pairs - 1 }, (_, i) => `Vreni Muster${i + 2} / Kari Muster${i + 2};Sarnen`);
      await page.getByText('Alle auf der Liste sind schon da').click();
      await page.locator('dialog textarea').fill(lines.join('\n'));
      await button(page, 'Übernehmen').click();
      await seen(page, `mit Kari Muster${pairs}`);
      await seen(page, `${pairs / 2} volle Tische, kein Freilos`);
      await expect.poll(() => violations(page)).toEqual([]);

      for (let passe = 1; passe <= passen; passe++) {
        await draw(page, passe, passe === passen);
        await seen(page, 'Paare, die sich nochmals treffen');
        await expect.poll(() => page.locator('.tour-proof li b').first().textContent()).toBe('0');
        await play(page, passe, pairs / 2);
      }
      await seen(page, 'Endtotale prüfen');
      // EBH 7: one total for both partners, typed at the desk.
      for (let open = pairs; open > 0; open--) {
        const row = page.locator('.tour-helper').first();
        const name = (await row.locator('b').textContent()) ?? '';
        const number = Number(/\d+/.exec(name)?.[0]);
        const total = await totalOf(page, number);
        await row.getByLabel('Endtotal eintragen').fill(String(total));
        await row.getByRole('button', { name: 'Eintragen', exact: true }).click();
        await row.getByRole('button', { name: 'Visieren und abgeben' }).click();
        await expect.poll(() => page.locator('.tour-helper').count(), { timeout: 20_000 }).toBe(open - 1);
      }
      await button(page, 'Turnier abschliessen').click();
      await page.locator('dialog[open]').getByRole('button', { name: 'Turnier abschliessen' }).click();
      await seen(page, 'Das Turnier ist abgeschlossen');
      await tab(page, 'Rangliste');
      const rows = page.locator('.tour-wide tbody tr');
      await expect.poll(() => rows.count()).toBe(pairs);
      await expect.poll(() => rows.first().textContent()).toMatch(/ \/ /);
      await button(page, 'Rangliste veröffentlichen').click();
      await seen(page, /Version 1/);
      await tab(page, 'Druck');
      for (const what of ['certificates', 'ranking', 'personal', 'sheets']) {
        const href = await page.locator(`a[href*="/prints/${what}"]`).first().getAttribute('href');
        const file = await page.request.get(`${server.address}${href}`);
        expect([what, file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([what, 200, '%PDF-']);
      }
      expect(desk.errors).toEqual([]);
      await desk.close();
    },
    240_000,
  );

  /** What stands in the ranking on the desk's own board. */
  async function totalOf(page: Page, number: number): Promise<number> {
    const { pathname, hash } = new URL(page.url());
    const headers = { 'x-code': hash.slice(1) };
    const view = await page.request.get(`${server.address}/api/tournaments/${pathname.split('/')[2]}/view`, {
      headers,
    });
    const { view: desk } = (await view.json()) as { view: { ranking: { number: number; total: number }[] } };
    return desk.ranking.find((line) => line.number === number)!.total;
  }
});
