// Whoever declares sees all six modes, «Gschobe», the hand and the button that says it, at every size.
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { declaring } from './matches.ts';
import { nothingOverlaps, sees, unreadable } from './sees.ts';

/** How far from the middle of the cloth the partner sits, in widths of the cloth. */
const ASIDE = `(() => {
  const [cloth, partner] = ['.cloth', '.seat-partner'].map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.abs(cloth.left + cloth.width / 2 - partner.left - partner.width / 2) / cloth.width;
})()`;

journey('Six modes and «Gschobe» are seen, chosen and said', async ({ open, place }) => {
  const { page, said } = await open('/table/here', { match: declaring });
  await page.waitForSelector('.declare');
  await expect.poll(() => page.locator('.mode-button').count()).toBe(6);
  const whole = '.declare h1, .mode-button, .push, .confirm-button';
  await sees(page, whole);
  await nothingOverlaps(page, `${whole}, .hint-button, .jass-status`);
  // The partner sits opposite, whatever lies between.
  if (place.width >= 900 && place.text === 1) await expect.poll(() => page.evaluate(ASIDE)).toBeLessThan(0.05);
  await expect.poll(() => unreadable(page, '.hand-card')).toEqual([]);

  // Whichever is chosen, nothing moves out of sight; keys say what they chose.
  await page.keyboard.press('1');
  await page.waitForSelector('.mode-button[aria-pressed=true]');
  const before = await said();
  await page.keyboard.press('6');
  await page.waitForSelector('.mode-button:nth-child(6)[aria-pressed=true]');
  await expect.poll(async () => (await said()).length).toBe(before.length + 1);
  await sees(page, whole);
  await page.click('.push');
  await page.waitForSelector('.push[aria-pressed=true]');
  await sees(page, whole);
  await page.click('.confirm-button');
  await page.waitForSelector('.declare', { state: 'detached' });
});
