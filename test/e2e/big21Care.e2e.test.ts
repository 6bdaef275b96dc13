// What protects a player of Big21, and what happens when the connection is lost at any moment.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { labelWhere } from '../big21/seeds.ts';
import { luckyCards, newPlayer, playOut, QUICK } from './big21Player.ts';
import { hasBrowser, type Look, openBrowser, until, violations, visit } from './browser.ts';

const READY = 'main .big21-moves[aria-disabled=false]';
const PHONE: Look = { width: 390, height: 664, touch: true };
const DESKTOP: Look = { width: 1440, height: 900 };

/** The waits between further tries of a request without an answer, in no time. */
const IMPATIENT = `
  const later = window.setTimeout;
  window.setTimeout = (work, after, ...args) => later(work, [300, 1000, 3000].includes(after) ? 10 : after, ...args);
`;

describe.skipIf(!hasBrowser)('a player of Big21 is protected', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(Date.now()) }); // the browser has the real one
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  /** Somebody new with play money, limits and accepted rules, at this path. */
  const enter = async (label: string, path: string, look: Look) => {
    const caller = await newPlayer(server, label);
    const { cookie } = caller;
    const { page, close } = await visit(browser, server.address + path, { ...look, cookie });
    return { page, caller, close };
  };

  test('M6 a pause of a day at one question: no stake, no deposit; self-test and help lines are there, at 320 pixels and 200 %', async () => {
    const { page, caller, close } = await enter('pausing', '/big21/care', PHONE);
    await button(page, 'Ein Tag Pause').waitFor();
    for (const link of ['SOS Spielsucht', 'SafeZone', 'Website des Kantons ZH'])
      await page.getByRole('link', { name: link }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: '0800 040 080' }).getAttribute('href'))
      .toBe('tel:0800040080');
    await page.getByText('Nummern und Adressen: Stand').waitFor(); // the operator keeps it true
    await page.locator('#test summary').click();
    for (const choice of await page.locator('#test fieldset').all())
      await choice.getByRole('radio', { name: 'meistens' }).check();
    await button(page, 'Ergebnis zeigen').click();
    await page.getByText('Deine Antworten zeigen ein deutliches Problem').waitFor();
    for (const text of ['100%', '200%']) {
      await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
      await page.setViewportSize({ width: 320, height: 568 });
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), { message: text })
        .toBe(true);
    }
    await page.evaluate(`document.documentElement.style.fontSize = ''`);
    await expect.poll(() => violations(page)).toEqual([]);
    await button(page, 'Ein Tag Pause').click();
    await button(page, 'Mich für einen Tag sperren').click();
    await page.getByText('Gesperrt bis').waitFor();
    const deposit = await caller.post('/api/wallet/deposits', { amount: 100 }, { 'idempotency-key': 'while-excluded' });
    expect(deposit.body.code).toBe('excluded');
    await page.goto(`${server.address}/big21`);
    await button(page, 'Für CHF 1.00 spielen').click();
    await page.getByRole('alert').waitFor();
    await close();
  }, 240_000);

  test('M6 after half an hour the reality check says what was won and lost, once for all tabs, and offers to stop', async () => {
    const { page, close } = await enter('reality', '/big21', DESKTOP);
    await page.evaluate(
      `localStorage.setItem('gschobe.big21.visit', JSON.stringify({ since: Date.now() - 31 * 60000, seen: Date.now(), reminded: 0 }))`,
    );
    await page.goto(`${server.address}/big21`);
    await button(page, 'Für CHF 1.00 spielen').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Du spielst seit').waitFor();
    await dialog.getByText('Bisher eingesetzt').waitFor();
    await dialog.getByRole('link', { name: 'Limiten und Hilfe' }).waitFor();
    await dialog.getByRole('button', { name: 'Aufhören' }).click();
    await until(page, `location.pathname === '/'`);
    await page.goBack();
    await page.locator(`${READY} .big21-shown`).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0); // told once
    await close();
  }, 240_000);

  test('B21 7.1 a connection lost in any state of the game: it says so, nothing is done twice, and play goes on', async () => {
    const { page, caller, close } = await enter('offline', '/big21', PHONE);
    await page.evaluate(IMPATIENT);
    await page.evaluate(QUICK);
    const commands = await luckyCards(page, server, labelWhere(['right', 'equal'], 'offline'));
    // At the stake: it arrives, its answer does not, however often it is asked for; pressed again it is the same game.
    await page.route('**/api/big21/games', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Für CHF 1.00 spielen').click();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/api/big21/games');
    await button(page, 'Für CHF 1.00 spielen').click();
    await page.locator(`${READY} .big21-shown`).waitFor();
    expect((await caller.get('/api/wallet')).body.balance).toBe(5_000 - 100);
    /**
     * Pressed without a connection: said; with it again: done, once. What the second press did may be seen before its own
     * answer is here, by what the first asked for anew: until then the buttons wait, and take no tap.
     */
    const lose = async (press: () => Promise<void>) => {
      await page.locator(READY).first().waitFor();
      await until(page, `document.querySelector('main [aria-busy=true]') === null`);
      await page.context().setOffline(true);
      await press();
      await page.getByRole('alert').waitFor();
      await page.context().setOffline(false);
      await page.locator(READY).first().waitFor();
      await press();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    };
    const [first, ...others] = commands;
    await lose(async () => {
      if (first?.type === 'place') await page.locator('.big21-pile').nth(first.pile).click();
      else await button(page, 'Karte löschen').click();
    });
    await page.locator(`${READY} .big21-shown`).waitFor();
    await expect.poll(() => page.locator('.big21-stack .card-face').count()).toBe(first?.type === 'place' ? 1 : 0);
    /** The move arrives and its answer is lost: the table shows what happened, and nothing is done again. */
    const loseAnswer = async (press: () => Promise<void>, shown: () => Promise<void>) => {
      await page.route('**/commands', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await press();
      await shown();
      await page.unroute('**/commands');
      await page.getByRole('alert').waitFor({ state: 'detached' }); // it did arrive: nothing to complain about
    };
    const [second, ...rest] = others;
    const before = await page.locator('.big21-left b').textContent();
    await loseAnswer(
      () =>
        second?.type === 'place'
          ? page.locator('.big21-pile').nth(second.pile).click()
          : button(page, 'Karte löschen').click(),
      () => until(page, `Number(document.querySelector('.big21-left b')?.textContent) !== ${before}`),
    );
    await page.locator(`${READY} .big21-shown`).waitFor();
    await playOut(page, rest);
    await page.locator(READY).first().waitFor();
    await lose(() => button(page, 'Runde mit CHF 5.00 beenden').click());
    await page.getByText('Gewonnen: CHF 5.00').waitFor();
    await lose(() => button(page, 'High/Low spielen').click());
    await page.getByText('Ist die nächste Karte höher oder tiefer?').waitFor();
    // At the covered card: the prediction does not arrive; the next one does, and only its answer is lost.
    await lose(() => button(page, 'Höher').click());
    await page.getByText('Richtig!').first().waitFor();
    await button(page, 'Weiter').click();
    await page.locator(READY).first().waitFor();
    await loseAnswer(
      () => button(page, 'Höher').click(),
      () => page.getByText('Dein Stand bleibt CHF 7.00.').first().waitFor(),
    );
    await button(page, 'Weiter').click();
    await page.locator(READY).first().waitFor();
    await lose(() => button(page, /^High\/Low beenden/).click());
    await button(page, /^Risiko spielen/).waitFor();
    await lose(() => button(page, /^Risiko spielen/).click());
    await page.locator('.big21-money').getByText('Beiseite').waitFor();
    // At a purchase: paid once.
    await playOut(
      page,
      Array.from({ length: 8 }, () => ({ type: 'discard' as const })),
    );
    await page.locator(READY).first().waitFor();
    await lose(() => button(page, /^Karte kaufen/).click());
    await page.locator(`${READY} .big21-shown`).waitFor();
    const { game } = (await caller.get(`/api/big21/games/${page.url().split('/').at(-1)}`)).body;
    expect(game.asideSpent).toBe(game.round.stake);
    await close();
  }, 240_000);
});
