// Nothing falls apart, with text of 200 % least of all: signs stay beside their words, tags apart, and the line above keeps
// its height.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, type Look, visit } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { waitForTurn } from '../e2e/player.ts';
import { following, lastCard, led, partnerDeclares, partnerFirst } from './matches.ts';
import { LANGUAGES } from './places.ts';
import { overlapping, settled } from './sees.ts';

const PHONE = { width: 390, height: 664, text: 2 };
const DESKTOP = { width: 1440, height: 900, text: 2 };

describe.skipIf(!hasBrowser)('the table holds together', () => {
  const house = openHouse();
  const atTable = (look: Look) => visit(house.browser, `${house.server.address}/table/here`, look);

  /** Whether the sign stands beside the first line of its text, and not on a line of its own. */
  const isBeside = (page: Page, selector: string): Promise<boolean> =>
    page.evaluate(`((one) => {
      const range = document.createRange();
      range.selectNodeContents([...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE));
      const [line] = range.getClientRects();
      const sign = one.querySelector('.icon').getBoundingClientRect();
      return sign.right <= line.left && sign.top < line.bottom && line.top < sign.bottom;
    })(document.querySelector('${selector}'))`);

  const LINES = [
    { place: 'on a phone', size: { ...PHONE, text: 1 }, matches: [partnerFirst, partnerDeclares] },
    { place: 'on a desktop at 200 %', size: DESKTOP, matches: [partnerFirst, partnerDeclares, following(2)] },
  ];
  describe.each(LINES)(
    'the line above is as high with the longest declaration as with none $place',
    ({ size, matches }) => {
      test.each(LANGUAGES)('in %s', async (language) => {
        const heights: number[] = [];
        for (const match of matches) {
          const { page, close } = await atTable({ ...size, language, match });
          await waitForTurn(page);
          await settled(page);
          heights.push(await page.evaluate(`document.querySelector('.jass-status').getBoundingClientRect().height`));
          await close();
        }
        expect(heights).toEqual(heights.map(() => heights[0]));
      });
    },
  );

  test.each(LANGUAGES)('in %s the tag of the winning card and that of the led card are apart', async (language) => {
    for (const look of [PHONE, { width: 844, height: 340 }]) {
      const { page, close } = await atTable({ ...look, language, match: led, settings: { turnTrick: 'tap' } });
      await page.waitForSelector('.slot-turn');
      await expect.poll(() => overlapping(page, '.trick-card .tag')).toEqual([]);
      await close();
    }
  });

  test('beside the table the fingerprint has its sign, and a sum the tick before it', async () => {
    const { page, close } = await atTable({ ...DESKTOP, match: following(2) });
    await page.waitForSelector('.rail .fingerprint');
    for (const sign of ['.rail .fingerprint h2', '.rail .sheet-check'])
      expect(await isBeside(page, sign), sign).toBe(true);
    await close();
  });

  test.each([1, 2])(
    'on a phone the result of a game has its tick beside the sum, text %i times as large',
    async (text) => {
      const { page, close } = await atTable({ ...PHONE, text, match: lastCard, settings: { oneTap: true } });
      await page.waitForSelector('.hand-card.legal');
      await page.click('.hand-card.legal');
      expect(await waitForTurn(page)).toBe('result');
      expect(await isBeside(page, '.game-result .sheet-check')).toBe(true);
      await close();
    },
  );
});
