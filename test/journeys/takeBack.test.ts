// In practice a card played by mistake is taken back: from the menu, beside the table, or by a key; and heard.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { waitForTurn } from '../e2e/player.ts';
import { journey } from './journey.ts';

const hand = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.hand-card')].map((one) => one.dataset.card).sort()`);

journey('A card played by mistake is taken back, on the server too', async ({ open, place }) => {
  const { page, said } = await open('/', { settings: { oneTap: true } });
  await page.click('.home-start .button-go');
  await until(page, `/^\\/table\\/[0-9a-f-]{36}$/.test(location.pathname)`);
  if ((await waitForTurn(page)) === 'declare') await page.click('.mode-button');
  await waitForTurn(page);
  const before = await hand(page);
  const playOne = async () => {
    await page
      .locator('.hand-card.legal')
      .first()
      .click({ position: { x: 6, y: 8 } });
    await until(page, `document.querySelectorAll('.hand-card').length === 8`);
    await waitForTurn(page);
  };
  const isBack = () => until(page, `document.querySelectorAll('.hand-card').length === 9`);

  await playOne();
  if (place.width < 900) {
    await page.click('.jass-status .icon-button');
    await page.click('.menu-actions .button:nth-child(5)');
  } else await page.click('.rail-actions .button:nth-child(3)');
  await isBack();
  await expect.poll(() => hand(page)).toEqual(before);

  await playOne();
  const heard = (await said()).length;
  await page.keyboard.press('u');
  await isBack();
  await expect.poll(() => hand(page)).toEqual(before);
  await expect.poll(async () => (await said()).length).toBeGreaterThan(heard);
  // As the server sees it.
  await page.reload();
  await waitForTurn(page);
  await expect.poll(() => hand(page)).toEqual(before);
});
