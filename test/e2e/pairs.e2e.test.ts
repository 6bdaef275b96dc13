import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../../src/server/testing/people.ts';
import { hasBrowser, pick, type Visitor, violations, visit } from './browser.ts';
import { Desk, isWhole, seen } from './hall.ts';
import { openHouse } from './house.ts';

/** A Partnerschieber by clicks, from the first page to the certificates. EBH 1, 7, 8 */
describe.skipIf(!hasBrowser || !isWhole)('an evening of pairs', () => {
  const house = openHouse();
  let cookie: string;
  beforeAll(async () => {
    cookie = (await signInAs(house.server, 'director')).caller.cookie;
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

  /** The director's laptop, signed in. */
  async function laptop(): Promise<Visitor> {
    const desk = await visit(house.browser, house.server.address, { width: 1440, height: 900 });
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    await desk.page.context().addCookies([{ name, value, url: house.server.address }]);
    await desk.page.goto(house.server.address);
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
    if (!isLast) await pick(page.getByRole('radio', { name: 'nur diese Passe' }));
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
  async function play(desk: Desk, passe: number, tables: number): Promise<void> {
    await desk.tab('Übersicht');
    await desk.start(passe); // before it the tables of the last one can still be opened
    for (let table = 1; table <= tables; table++) await desk.paper(table, 400, 628);
  }

  test.each([{ pairs: 16, passen: 2 }])(
    '$pairs pairs, $passen Passen: drawn without repeated opponents, ranked, awarded',
    async ({ pairs, passen }) => {
      const desk = new Desk(await laptop());
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
        await play(desk, passe, pairs / 2);
      }
      await seen(page, 'Endtotale prüfen');
      // EBH 7: one total for both partners, typed at the desk.
      const ranking = await rankingOf(page);
      expect(ranking).toHaveLength(pairs);
      for (const { name, total } of ranking) await desk.handIn(name, total);
      await desk.finish();
      await tab(page, 'Rangliste');
      const rows = page.locator('.tour-wide tbody tr');
      await expect.poll(() => rows.count()).toBe(pairs);
      await expect.poll(() => rows.first().textContent()).toMatch(/ \/ /);
      await button(page, 'Rangliste veröffentlichen').click();
      await seen(page, /Version 1/);
      await tab(page, 'Druck');
      for (const what of ['certificates', 'ranking', 'personal', 'sheets']) {
        const href = await page.locator(`a[href*="/prints/${what}"]`).first().getAttribute('href');
        const file = await page.request.get(`${house.server.address}${href}`);
        expect([what, file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([what, 200, '%PDF-']);
      }
      expect(desk.visitor.errors).toEqual([]);
      await desk.visitor.close();
    },
    240_000,
  );

  /** What stands in the ranking on the desk's own board. */
  async function rankingOf(page: Page): Promise<readonly { name: string; total: number }[]> {
    const { pathname, hash } = new URL(page.url());
    const headers = { 'x-code': hash.slice(1) };
    const answer = await page.request.get(`${house.server.address}/api/tournaments/${pathname.split('/')[2]}/view`, {
      headers,
    });
    return (await answer.json()).view.ranking;
  }
});
