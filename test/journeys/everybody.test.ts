// The table for everybody: forced colours, large cards, a tablet, a phone on its side, a lost connection; and what a guest finds.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../src/web/schieber/words.de.ts';
import { hasBrowser, type Look, until, type Visitor, visit } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { waitForTurn } from '../e2e/player.ts';
import { declaring, finished, following, lastCard } from './matches.ts';
import { sees, unreadable } from './sees.ts';

const PHONE = { width: 390, height: 664 };
const DESKTOP = { width: 1440, height: 900 };

/** What a guest reads there: how to get an account, how to come to a tournament. */
const INVITATIONS = [
  ['/account', /Konto erstellen/],
  ['/tournaments', /Link/],
] as const;

describe.skipIf(!hasBrowser)('the table is for everybody', () => {
  const visitors: Visitor[] = [];
  const house = openHouse();
  const open = async (path: string, look: Look): Promise<Visitor> => {
    const visitor = await visit(house.browser, house.server.address + path, look);
    visitors.push(visitor);
    return visitor;
  };
  const wide = (page: Page, selector: string): Promise<number> =>
    page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().width`);
  const letters = (page: Page, selector: string): Promise<number> =>
    page.evaluate(`parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize)`);
  const outline = (page: Page, selector: string): Promise<string> =>
    page.evaluate(
      `(({ outlineStyle, borderTopStyle }) => outlineStyle + ' ' + borderTopStyle)(getComputedStyle(document.querySelector('${selector}')))`,
    );

  test('in forced colours the lifted card, the winning card and every button have a frame', async () => {
    const { page, close } = await open('/table/here', { ...PHONE, match: following(2) });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.waitForSelector('.hand-card.legal');
    await page
      .locator('.hand-card.legal')
      .first()
      .click({ position: { x: 6, y: 8 } });
    await page.waitForSelector('.play-button');
    for (const framed of ['.hand-card.held .card-face', '.trick-card.wins .card-face', '.play-button'])
      await expect.poll(() => outline(page, framed), { message: framed }).toContain('solid');
    await close();
    const declares = await open('/table/here', { ...PHONE, match: declaring });
    await declares.page.emulateMedia({ forcedColors: 'active' });
    await declares.page.waitForSelector('.declare');
    for (const framed of ['.mode-button', '.push', '.confirm-button'])
      await expect.poll(() => outline(declares.page, framed), { message: framed }).toContain('solid');
    await declares.close();
  });

  test('large cards are a third larger on a desktop, and every one of them can be read', async () => {
    const widths: number[] = [];
    for (const largeCards of [false, true]) {
      const { page, close } = await open('/table/here', {
        ...DESKTOP,
        match: following(0),
        settings: { largeCards },
      });
      await page.waitForSelector('.hand-card.legal');
      await expect.poll(() => unreadable(page, '.hand-card')).toEqual([]);
      widths.push(await wide(page, '.hand-card img'));
      await close();
    }
    expect(widths[1]! / widths[0]!).toBeGreaterThan(1.3);
  });

  test('an upright tablet has larger cards and names than a phone; a phone on its side has its menu at the edge', async () => {
    const { page, close } = await open('/table/here', { ...PHONE, match: following(2) });
    await page.waitForSelector('.hand-card.legal');
    const card = await wide(page, '.trick-card');
    const name = await letters(page, '.seat-name');
    await page.setViewportSize({ width: 768, height: 1024 });
    // Twice as large: half as large again they are by the size of the window alone.
    await expect.poll(() => wide(page, '.trick-card')).toBeGreaterThan(card * 1.9);
    await expect.poll(() => letters(page, '.seat-name')).toBeGreaterThan(name * 1.2);
    await page.setViewportSize({ width: 844, height: 340 });
    await expect
      .poll(() => page.evaluate(`document.querySelector('.jass-status .icon-button').getBoundingClientRect().left`))
      .toBeLessThan(24);
    await close();
  });

  test('on a phone the points of this game stand beside those of the match', async () => {
    const { page, close } = await open('/table/here', { ...PHONE, match: following(2) });
    await page.waitForSelector('.hand-card.legal');
    await sees(page, '.jass-score-now');
    await close();
  });

  test('a lost connection is said once, quietly; the card waits, is sent when it is back, and counts once', async () => {
    const { page, said, close } = await open('/', { ...PHONE, settings: { oneTap: true } });
    await page.click('.home-start .button-go');
    await until(page, `/^\\/table\\/[0-9a-f-]{36}$/.test(location.pathname)`);
    if ((await waitForTurn(page)) === 'declare') await page.click('.mode-button');
    await waitForTurn(page);
    await page.context().setOffline(true);
    await page
      .locator('.hand-card.legal')
      .first()
      .click({ position: { x: 6, y: 8 } });
    const times = async (sentence: string) => (await said()).filter((one) => one === sentence).length;
    await expect.poll(() => times(words.said.connectionLost), { timeout: 30_000 }).toBe(1);
    await expect.poll(() => page.locator('.hand-card').count()).toBe(8);
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
    await expect.poll(() => unreadable(page, '.hand-card')).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => times(words.said.connectionBack), { timeout: 30_000 }).toBe(1);
    await waitForTurn(page);
    await page.reload();
    await waitForTurn(page);
    await expect.poll(() => page.locator('.hand-card').count()).toBe(8);
    await close();
  });

  test('a card flies from the hand to the cloth', async () => {
    const { page, close } = await open('/table/here', {
      ...PHONE,
      match: following(2),
      motion: true,
      settings: { oneTap: true },
    });
    await page.evaluate(`new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.classList?.contains('flying')) window.flew = true;
    }).observe(document.body, { childList: true, subtree: true })`);
    await page.waitForSelector('.hand-card.legal');
    await page
      .locator('.hand-card.legal')
      .first()
      .click({ position: { x: 6, y: 8 } });
    await until(page, 'window.flew === true');
    await close();
  });

  test('the look back says whose trick it was and how much it counted', async () => {
    const { page, close } = await open('/table/here', { ...PHONE, match: lastCard, settings: { oneTap: true } });
    await page.waitForSelector('.hand-card.legal');
    await page.click('.hand-card.legal');
    await waitForTurn(page);
    await page.click('.game-result .button-quiet');
    const tricks = () => page.locator('dialog[open] .look-back-trick').allTextContents();
    await expect.poll(async () => (await tricks()).length).toBe(9);
    for (const trick of await tricks()) expect(trick).toMatch(/^\d\. Stich an (dich|Vreni|Trudi|Köbi), \d+ Punkte?$/);
    await close();
  });

  test('a result is shared without a card in it, and its next step comes first', async () => {
    const { page, close } = await open('/table/here', { ...PHONE, match: finished });
    await page.evaluate(
      `Object.defineProperty(navigator, 'share', { value: async (what) => { window.shared = what; } })`,
    );
    await sees(page, '.result .button-main');
    await page.getByRole('button', { name: words.share }).click();
    const shared = await until<{ text: string }>(page, 'window.shared');
    expect(shared.text).toMatch(/^Mein Schieber auf Gschobe: \d+ zu \d+ Punkte in 12 Spielen\.$/);
    await close();
  });

  test('a guest at the account and at the tournaments meets an invitation, no error; the championship says what it is', async () => {
    const { page, close } = await open('/account', PHONE);
    for (const [path, invites] of INVITATIONS) {
      await page.goto(house.server.address + path);
      await page.waitForSelector('main h1');
      await expect.poll(() => page.locator('main').textContent()).toMatch(invites);
      await expect
        .poll(() => page.locator('.form-error, .error-state, .toast-refusal').count(), { message: path })
        .toBe(0);
    }
    await page.goto(house.server.address);
    await page.waitForSelector('.cs-invitation');
    await expect.poll(() => page.locator('.cs-invitation').textContent()).toMatch(/Meisterschaft.*Final.*gratis/s);
    await close();
  });

  test('nothing went wrong in any of these pages', () => {
    expect(visitors.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
