// «Letzter Stich» and «Regeln» open from the menu of the table, by mouse, by finger and by keys, and one comes back.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { journey } from './journey.ts';
import { following } from './matches.ts';
import { findsByScrolling, nothingOverlaps, sees } from './sees.ts';

/** Ways to press what a selector finds. */
const PRESS: Readonly<Record<string, (page: Page, selector: string) => Promise<void>>> = {
  mouse: (page, selector) => page.click(selector),
  finger: (page, selector) => page.tap(selector),
  keys: async (page, selector) => {
    await page.evaluate(`document.querySelector('${selector}').focus()`);
    await page.keyboard.press('Enter');
  },
};

const OPENS = [
  { entry: '.menu-actions .button:nth-child(2)', shows: 'dialog[open] .last-trick img' },
  { entry: '.menu-actions .button:nth-child(3)', shows: 'dialog[open] .rules-section h2' },
] as const;

journey('The last trick and the rules open from the menu and close again', async ({ open }) => {
  for (const [means, press] of Object.entries(PRESS)) {
    const { page } = await open('/table/here', { match: following(2), touch: means === 'finger' });
    await page.waitForSelector('.hand-card.legal');
    const hand = await page.locator('.hand-card').count();
    for (const { entry, shows } of OPENS) {
      await press(page, '.jass-status .icon-button');
      await sees(page, 'dialog[open] .dialog-head');
      await findsByScrolling(page, `dialog[open] ${entry}`);
      await nothingOverlaps(page, 'dialog[open] .menu-actions > *');
      await press(page, entry);
      await page.waitForSelector(shows);
      await sees(page, 'dialog[open] .dialog-head');
      await expect.poll(() => page.locator('dialog[open]').count(), { message: means }).toBe(1);
      await press(page, 'dialog[open] .dialog-head .icon-button');
      await until(page, `!document.querySelector('dialog[open]')`);
      await expect.poll(() => page.locator('.hand-card').count()).toBe(hand);
      await sees(page, '.jass-status .icon-button');
    }
  }
});
