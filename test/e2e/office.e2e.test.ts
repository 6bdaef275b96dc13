import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, zurichInstant } from '../../src/kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../../src/server/testing/championship.ts';
import { cookiesOf, hasBrowser, openBrowser, pick, until, violations, violationsAtTheEnd } from './browser.ts';

/** The organiser's console, looked at and used. SHOTS names a folder for pictures of every section. */
const SHOTS = process.env['SHOTS'];
const SECTIONS = ['Austragung', 'Aussehen', 'Ranglisten', 'Finalplätze', 'Personen', 'Prüfen', 'E-Mails', 'Protokoll'];

describe.skipIf(!hasBrowser)('the office', () => {
  let t: ChampionshipTest;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    t = await openChampionshipTest(zurichInstant('2024-10-20T12:00'));
    const players = [];
    for (let i = 0; i < 4; i++) players.push(await t.entrant());
    for (const { caller } of players) await t.play(caller, await t.start(caller), 1);
    // A near twin waits for somebody to look.
    const one = { firstName: 'Annemarie', lastName: 'Zgraggen-Arnold', born: '1961-02-03' };
    await t.newPerson(one);
    await t.newPerson({ ...one, born: '1961-03-02', street: 'Seeweg' });
    t.clock.set(zurichInstant('2024-10-26T12:00'));
    for (const { caller } of players) await t.start(caller);
    t.clock.set(zurichInstant('2024-10-28T09:00'));
    await t.server.runJobs();
    await t.office({ type: 'establishRanking', phase: 'semiFinal', reason: 'Halbfinal beendet' });
    await t.office({ type: 'publishRanking', phase: 'semiFinal', version: 1 });
    await t.server.runJobs();
    browser = await openBrowser();
    context = await browser.newContext({
      locale: 'de-CH',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await context.addCookies(cookiesOf((await t.staff()).cookie, t.server.address));
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${t.server.address}/office`);
    await page.getByLabel('Austragung').first().waitFor();
    await page.getByLabel('Austragung').first().selectOption('small');
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await t.server.stop();
  });

  const show = async (section: string) => {
    await pick(page.getByRole('radio', { name: section, exact: true }));
    await until(page, `!document.querySelector('.spinner')`);
  };

  test.each(SECTIONS)('%s has no violation of axe, wide and narrow, light and dark', async (section) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(section);
    await expect.poll(() => violations(page), { message: `${section}, wide` }).toEqual([]);
    await shoot(section, 'wide');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 720 });
    await expect.poll(() => violationsAtTheEnd(page), { message: `${section}, narrow` }).toEqual([]);
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: `${section} is wider than 320` })
      .toBe(320);
    await shoot(section, 'narrow-dark');
    expect(errors).toEqual([]);
  });

  test('SSC 8.04 the chain is verified, the rankings are recounted, a record is recomputed', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await show('Protokoll');
    await page.getByRole('button', { name: 'Kette prüfen' }).click();
    await page.locator('.office-good', { hasText: 'Die Kette ist unversehrt' }).waitFor();
    await page.getByLabel('Vorgang').fill('entry:small:1');
    await until(
      page,
      `[...document.querySelectorAll('tbody th')].every((cell) => cell.textContent === 'entry:small:1')`,
    );
    await shoot('audit', 'filtered');

    await show('Ranglisten');
    await page.getByRole('button', { name: 'Alles nachzählen' }).click();
    await until(page, `document.querySelectorAll('.office-list .office-good').length === 3`);
    await page.getByText('Fassung 1').last().click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Rangliste Halbfinal XLSX' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('small-semiFinal.xlsx');
    await shoot('rankings', 'recounted');

    await show('Personen');
    await page.getByRole('button', { name: 'Anschauen' }).first().click();
    await page.getByRole('button', { name: 'Öffnen und prüfen' }).first().click();
    await page.getByRole('button', { name: /nachrechnen|neu rechnen|Nachrechnen/i }).click();
    await page.locator('.outcome-good').waitFor();
    await shoot('people', 'record');
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
  });

  test('SSC 7.02, G23 the ceremony: announced, cards read aloud, drawn, and recomputed by a reader', async () => {
    await t.staff();
    await show('Finalplätze');
    await page.getByRole('button', { name: 'Strich ziehen' }).click();
    await page.getByText(/bekommen ihren Platz und sofort eine E-Mail/).waitFor(); // what it will do and send
    await shoot('cut', 'asked');
    await page.getByRole('dialog').getByRole('button', { name: 'Strich ziehen' }).click();
    await pick(page.getByRole('radio', { name: 'Gemischte Jasskarten, vorgelesen' }));
    await page.getByRole('button', { name: 'Los ankündigen' }).click();
    await page.locator('.office-hash').waitFor(); // the laptop's promise is shown before any card is read
    await shoot('ceremony', 'announced');
    const cards = page.getByLabel(/Lies die gemischten Karten vor/);
    await cards.fill('H6 S7 D8');
    await page.getByRole('button', { name: 'Los ziehen' }).click();
    await page.getByText('Es müssen alle 36 Karten oder die ersten 9 sein.').first().waitFor();
    await cards.fill('H6 S7 D8 C9 H10 SJ DQ CK HA');
    await page.getByRole('button', { name: 'Los ziehen' }).click();
    await page.getByRole('table', { name: 'Plätze' }).waitFor();
    await shoot('ceremony', 'drawn');

    const reader = await (await browser.newContext({ locale: 'de-CH' })).newPage();
    await reader.goto(`${t.server.address}/championship/lot?edition=small&id=small/final/cut`);
    await reader.locator('.cs-verdict-true').waitFor();
    await expect.poll(() => violations(reader)).toEqual([]);
    if (SHOTS) await reader.screenshot({ path: join(SHOTS, 'lot.png'), fullPage: true });
    t.clock.advance(MINUTE);
    expect(errors).toEqual([]);
  });

  async function shoot(section: string, look: string): Promise<void> {
    if (!SHOTS) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${section}-${look}.png`), fullPage: true });
  }
});
