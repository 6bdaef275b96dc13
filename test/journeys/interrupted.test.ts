// An interrupted match says how far it is, goes on with the same hand, and nothing takes its place unasked.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { journey } from './journey.ts';
import { following } from './matches.ts';
import { isTight } from './places.ts';
import { findsByScrolling, sees } from './sees.ts';

const hand = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.hand-card')].map((one) => one.dataset.card).sort()`);

journey('An interrupted match says how far it is and goes on', async ({ open, place }) => {
  // One game of twelve is done.
  const { page } = await open('/table/here', { match: following(1) });
  await page.waitForSelector('.hand-card.legal');
  const before = await hand(page);
  await page.goto(new URL('/', page.url()).href);
  const finds = isTight(place) ? findsByScrolling : sees;
  for (const part of ['h2', '.button']) await finds(page, `.home-underway ${part}`);
  await expect.poll(() => page.locator('.home-underway-far').textContent()).toMatch(/^1 .{1,12} 12 /);

  // Starting another in this browser asks first, and «close» keeps the one underway.
  await page.goto(new URL('/practise', page.url()).href);
  await findsByScrolling(page, '.panel .button-quiet');
  await page.click('.panel .button-quiet');
  await sees(page, 'dialog[open] .dialog-head, dialog[open] .dialog-actions .button');
  await page.click('dialog[open] .dialog-actions .button-quiet');
  await until(page, `!document.querySelector('dialog[open]')`);
  expect(new URL(page.url()).pathname).toBe('/practise');

  await page.click('.match-list .button');
  await page.waitForSelector('.hand-card.legal');
  await expect.poll(() => hand(page)).toEqual(before);
});
