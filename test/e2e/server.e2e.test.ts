import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../src/server/testing/server.ts';
import { hasBrowser, until, violations, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { playGameByMouse, waitForTurn } from './player.ts';

const hand = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.hand-card')].map((one) => one.dataset.card).sort()`);

/** One click on the first page, then the table of a match on the house.server. */
async function oneClick(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await until(page, `/^\\/table\\/[0-9a-f-]{36}$/.test(location.pathname)`);
}

/** Declares if need be, and answers when a card may be played. */
async function untilCard(page: Page): Promise<void> {
  if ((await waitForTurn(page)) === 'declare') {
    await page.locator('.mode-button').first().click();
    await page.locator('.confirm-button').click();
    await page.waitForSelector('.declare', { state: 'detached' });
  }
  await page.waitForSelector('.hand-card.legal');
}

async function playOneCard(page: Page): Promise<string> {
  const card = (await page.locator('.hand-card.legal').first().getAttribute('data-card'))!;
  await page.locator(`[data-card=${card}].hand-card`).click({ position: { x: 6, y: 8 } });
  await page.locator('.play-button').click();
  await page.waitForSelector(`[data-card=${card}].hand-card`, { state: 'detached' });
  return card;
}

describe.skipIf(!hasBrowser)('a match on the server', () => {
  const house = openHouse();

  test('SSC 2.04 a guest plays within one click, a whole game on a phone, and every game has 157 points', async () => {
    const { page, errors, close } = await visit(house.browser, `${house.server.address}/`, { width: 390, height: 844 });
    await oneClick(page);
    expect(await playGameByMouse(page)).toBe(9);
    const [us, them] = (await page.locator('.game-result-points b').allTextContents()).map(Number);
    expect(us! + them!).toBe(157);
    // "Why did my partner play that?", after the game, worked out in the browser.
    await page.getByRole('button', { name: 'Rückschau' }).click();
    await page.waitForSelector('.look-back-card');
    await expect.poll(() => page.locator('.look-back-card').count()).toBe(36);
    await page.locator('.look-back-card').nth(1).click();
    await page.waitForSelector('.look-back-why');
    await expect.poll(() => violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test('a second device of the same person sees each card, and a reload keeps the hand', async () => {
    const { page, errors, close } = await visit(house.browser, `${house.server.address}/`);
    await oneClick(page);
    await untilCard(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await until(other, `document.querySelectorAll('.hand-card').length === 9`);
    await expect.poll(() => hand(other)).toEqual(await hand(page));
    const asked = { page: [] as string[], other: [] as string[] };
    const note = (list: string[]) => (request: Request) => {
      if (request.url().includes('/api/')) list.push(request.method());
    };
    page.on('request', note(asked.page));
    other.on('request', note(asked.other));
    const card = await playOneCard(page);
    await until(other, `!document.querySelector('.hand-card[data-card=${card}]')`);
    await waitForTurn(page);
    await waitForTurn(other);
    await expect.poll(() => hand(other)).toEqual(await hand(page));
    expect(asked).toEqual({ page: ['POST'], other: [] }); // the other one was told all by push
    const before = await hand(page);
    await page.reload();
    await waitForTurn(page);
    await expect.poll(() => hand(page)).toEqual(before);
    expect(errors).toEqual([]);
    await close();
  });

  test('play goes on after the server was started anew, with the same hand', async () => {
    const first = await startTestServer();
    const port = new URL(first.address).port;
    const { page, close } = await visit(house.browser, `${first.address}/`);
    await oneClick(page);
    await untilCard(page);
    const before = await hand(page);
    await first.stop();
    const second = await startTestServer({ databaseUrl: first.databaseUrl, environment: { PORT: port } });
    const card = await playOneCard(page);
    await until(
      page,
      `document.querySelectorAll('.hand-card').length === 8 && !document.querySelector('.toast-refusal')`,
    );
    await page.reload();
    await waitForTurn(page);
    await expect.poll(() => hand(page)).toEqual(before.filter((held) => held !== card));
    await close();
    await second.stop();
  });

  test('after one visit practice works without a network', async () => {
    const context = await house.browser.newContext({ locale: 'de-CH', reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Whoever spares the line is sent no stronger computer ahead.
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
    await page.goto(house.server.address);
    await page.waitForSelector('.home-start');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);
    await page.reload();
    // Nobody stronger has been fetched yet, and that is said (for some seconds only) and stands at the table.
    const isSaid = page.locator('.toast-news', { hasText: 'Lehrling' }).waitFor();
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await isSaid;
    await until(page, `location.pathname === '/table/here'`);
    await expect.poll(() => page.locator('.seat-partner .seat-kind').textContent()).toContain('Lehrling');
    await untilCard(page);
    await playOneCard(page);
    await context.close();
  });

  test('a computer player that was once fetched is there without a network, on the first visit too', async () => {
    const context = await house.browser.newContext({ locale: 'de-CH', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${house.server.address}/practise`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.getByLabel('Stammtisch').check();
    await page.getByRole('button', { name: 'Offline spielen' }).click();
    await page.waitForSelector('.seat-partner');
    await context.setOffline(true);
    await page.goto(`${house.server.address}/`);
    await page.locator('.home-start .button').click();
    await page.getByRole('button', { name: 'Neue Partie beginnen' }).click();
    await page.waitForSelector('.seat-partner');
    await expect.poll(() => page.locator('.seat-partner .seat-kind').textContent()).toContain('Stammtisch');
    await context.close();
  });
});
