// A hint is heard and leaves the card alone that one has chosen.
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { following } from './matches.ts';
import { sees } from './sees.ts';

journey('A hint leaves the chosen card alone', async ({ open }) => {
  const { page } = await open('/table/here', { match: following(0) });
  await page.waitForSelector('.hand-card.legal');
  const cards: string[] = await page.evaluate(
    `[...document.querySelectorAll('.hand-card.legal')].map((one) => one.dataset.card)`,
  );
  // At least one of the two is not what the computer would play.
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards.slice(0, 2)) {
    await page.keyboard.press('Escape');
    await page.locator(`[data-card=${card}].hand-card`).click({ position: { x: 6, y: 8 } });
    await page.click('.hint-button');
    await sees(page, '.reason.hint');
    await expect.poll(() => page.locator('.hand-card.held').getAttribute('data-card')).toBe(card);
  }
});
