// Nothing jumps: on the home page, on the first visit and with a match underway, and at the table through a whole game.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { playGameByMouse, waitForTurn } from '../e2e/player.ts';
import { journey } from './journey.ts';
import { following, forehand, partnerFirst } from './matches.ts';
import { isShort } from './places.ts';

/** How much has moved that nobody touched, 0 nothing, 1 the whole window; and what moved most. */
const moved = (page: Page): Promise<{ sum: number; most: string[] }> =>
  page.evaluate(`(async () => {
    const entries = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    entries.push(...observer.takeRecords());
    const own = entries.filter(({ hadRecentInput }) => !hadRecentInput).sort((a, b) => b.value - a.value);
    const tell = ({ node, previousRect: from, currentRect: to }) =>
      [node?.className || node?.nodeName, from.y, from.height, '→', to.y, to.height].join(' ');
    return {
      sum: own.reduce((sum, { value }) => sum + value, 0),
      most: own.slice(0, 3).map(({ value, sources }) => value.toFixed(4) + ': ' + sources.map(tell).join('; ')),
    };
  })()`);

async function expectSteady(page: Page): Promise<void> {
  const { sum, most } = await moved(page);
  expect(sum, `moved by itself: ${most.join(' | ')}`).toBeLessThan(0.02);
}

journey('Nothing jumps on the home page', async ({ open }) => {
  for (const match of [undefined, following(1)]) {
    const { page } = await open('/', match ? { match } : {});
    await until(page, `document.querySelector('.home') && !document.querySelector('.home-waits, .home-rest-waits')`);
    await page.waitForSelector('.cs-invitation');
    await expectSteady(page);
  }
});

journey('Nothing jumps at the table: the deal, the six modes, nine tricks, the result', async ({ open, place }) => {
  const isPhone = place.width < 900;
  // In `npm test` one of the two.
  for (const match of isShort ? [isPhone ? forehand : partnerFirst] : [forehand, partnerFirst]) {
    const { page } = await open('/table/here', { match, motion: true });
    await playGameByMouse(page);
    await page.click('.game-result .button-main');
    await waitForTurn(page);
    await expectSteady(page);
  }
});

/** In the page: how many pictures were begun in one task at most, from now on. */
const COUNT_PICTURES = `
  let begun = 0;
  window.mostAtOnce = 0;
  window.Image = class extends Image {
    constructor() {
      super();
      if (begun++ === 0) setTimeout(() => (begun = 0));
      window.mostAtOnce = Math.max(window.mostAtOnce, begun);
      window.pictures = (window.pictures ?? 0) + 1;
    }
  };`;

journey('Nothing holds up a tap as the table opens: the deck is drawn card by card', async ({ open }) => {
  const { page } = await open('/');
  await page.locator('.button-go').waitFor();
  await page.evaluate(COUNT_PICTURES);
  await page.locator('.button-go').click();
  await until(page, 'window.pictures >= 36');
  expect(await page.evaluate('window.mostAtOnce')).toBe(1);
});
