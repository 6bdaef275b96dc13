// A game for money, whole, by whatever a person has: a finger on a phone, a mouse, the keyboard alone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerMove } from '../../src/big21/play.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { labelWhere } from '../big21/seeds.ts';
import { isShort } from '../journeys/places.ts';
import { luckyCards, newPlayer, QUICK, untilShown } from './big21Player.ts';
import { hasBrowser, type Look, openBrowser, visit } from './browser.ts';
import { type Hand, press, reach } from './hands.ts';

const READY = 'main .big21-moves[aria-disabled=false]';
const PLACES: readonly (readonly [Hand, Look])[] = [
  ['touch', { width: 390, height: 664, touch: true }],
  ['keyboard', { width: 1440, height: 900 }],
  ...(isShort ? [] : [['mouse', { width: 1440, height: 900 }] as const]), // presses what the finger presses
];

describe.skipIf(!hasBrowser)('a game of Big21 for money', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer({ clock: testClock(Date.now()) }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test.each(PLACES)(
    'B21 10.2, B21 15, B21 19 whole by %s: High/Low right, equal and wrong, Risk, a bought card',
    async (hand, look) => {
      const caller = await newPlayer(server, hand);
      const { cookie } = caller;
      const { page, errors, close } = await visit(browser, `${server.address}/big21`, { ...look, cookie });
      await page.evaluate(QUICK);
      const doing = doer(page, hand);

      const lucky = await luckyCards(page, server, labelWhere(['right', 'equal'], `${hand}-right`));
      await doing.press('Für CHF 1.00 spielen');
      for (const move of lucky) await doing.move(move);
      await doing.press('Runde mit CHF 5.00 beenden');
      await doing.press('High/Low spielen', 'h');
      await doing.press('Höher', 'h');
      await page.getByText('Richtig!').first().waitFor();
      await page.getByText('Dein Stand: CHF 7.00.').first().waitFor();
      await doing.press('Weiter');
      await doing.press('Höher', 'h');
      await page.getByText('Dein Stand bleibt CHF 7.00.').first().waitFor();
      await doing.press('Weiter');
      await doing.press('High/Low beenden mit CHF 7.00');

      await doing.risk('2.00');
      await page.locator('.big21-money').getByText('Beiseite').waitFor();
      for (let left = 8; left > 0; left--) await doing.move({ type: 'discard' });
      await page.getByText('Davon CHF 2.00 aus dem beiseitegelegten Gewinn.').waitFor();
      await doing.press('Karte kaufen für CHF 2.00');
      await page.locator(`${READY} .big21-shown`).waitFor();
      await doing.move({ type: 'place', pile: 0 });
      await doing.press('Aufhören und CHF 3.00 gutschreiben lassen', 's');
      await page.getByRole('heading', { name: 'Gutgeschrieben: CHF 3.00' }).waitFor();
      await doing.press('Neues Spiel');

      const unlucky = await luckyCards(page, server, labelWhere(['wrong'], `${hand}-wrong`));
      await doing.press('Für CHF 1.00 spielen');
      for (const move of unlucky) await doing.move(move);
      await doing.press('Runde mit CHF 5.00 beenden');
      await doing.press('High/Low spielen', 'h');
      await doing.press('Höher', 'h');
      await page.getByText('Falsch geraten').first().waitFor();
      await doing.press('Weiter');
      await page.getByRole('heading', { name: 'Gutgeschrieben: CHF 0.00' }).waitFor();
      expect((await caller.get('/api/wallet')).body.balance).toBe(5_000 - 100 + 300 - 100);
      expect(errors).toEqual([]);
      await close();
    },
    240_000,
  );
});

/** What a hand does at the table: every press waits until the table takes one. */
function doer(page: Page, hand: Hand) {
  const ready = () => page.locator(READY).first().waitFor();
  const pressButton = async (name: string, key?: string) => {
    const button = page.getByRole('button', { name }).first();
    await button.waitFor();
    if (page.url().includes('/game/')) await ready(); // of the step that has this button, not of the one before
    await press(page, hand, button, key);
  };
  return {
    press: pressButton,
    async move(move: PlayerMove) {
      await page.locator(`${READY} .big21-shown`).waitFor();
      await untilShown(page, () =>
        move.type === 'place'
          ? press(page, hand, page.locator('.big21-pile').nth(move.pile), `${move.pile + 1}`)
          : press(page, hand, page.getByRole('button', { name: 'Karte löschen' }), 'd'),
      );
    },
    async risk(stake: string) {
      await ready();
      const field = page.getByLabel('Einsatz im Risiko (CHF)');
      await field.waitFor();
      if (hand === 'keyboard') {
        await page.keyboard.press('r');
        await reach(page, field);
        await page.keyboard.press('Control+A');
        await page.keyboard.type(stake);
      } else await field.fill(stake);
      await pressButton(`Risiko spielen: CHF ${stake}`);
    },
  };
}
