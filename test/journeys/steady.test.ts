// Nothing jumps: on the home page, on the first visit and with a match underway, and at the table through a whole game.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { playGameByMouse, waitForTurn } from '../e2e/player.ts';
import { journey } from './journey.ts';
import { following, forehand, partnerFirst } from './matches.ts';
import { isShort } from './places.ts';

/** How much has moved that nobody touched: 0 is nothing, 1 the whole window. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(`(async () => {
    let sum = 0;
    const add = (entries) => entries.forEach(({ value, hadRecentInput }) => { if (!hadRecentInput) sum += value; });
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return sum;
  })()`);

journey('Nothing jumps on the home page', async ({ open }) => {
  for (const match of [undefined, following(1)]) {
    const { page } = await open('/', match ? { match } : {});
    await until(page, `document.querySelector('.home') && !document.querySelector('.home-waits, .home-rest-waits')`);
    await page.waitForSelector('.cs-invitation');
    expect(await shift(page)).toBeLessThan(0.02);
  }
});

journey('Nothing jumps at the table: the deal, the six modes, nine tricks, the result', async ({ open, place }) => {
  const isPhone = place.width < 900;
  // In `npm test` each place has one of the two.
  for (const match of isShort ? [isPhone ? forehand : partnerFirst] : [forehand, partnerFirst]) {
    const { page } = await open('/table/here', { match, motion: true });
    await playGameByMouse(page);
    await page.click('.game-result .button-main');
    await waitForTurn(page);
    expect(await shift(page), 'moved by itself').toBeLessThan(0.02);
  }
});
