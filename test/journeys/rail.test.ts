// On a desktop the sheet, the fingerprint, the last trick and the rules stand beside the table.
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { following } from './matches.ts';
import { TELLINGS } from './places.ts';
import { findsByScrolling, nothingOverlaps, sees } from './sees.ts';

journey(
  'The rail shows sheet, fingerprint, last trick and rules',
  async ({ open, place }) => {
    const { page } = await open('/table/here', { match: following(2) });
    await page.waitForSelector('.hand-card.legal');
    if (place.width < 900) {
      await expect.poll(() => page.locator('.rail').isVisible()).toBe(false);
      return;
    }
    // Its styles come with it: the fingerprint stands in a box from the first moment.
    await page.waitForSelector('.rail .fingerprint code');
    const inset = `getComputedStyle(document.querySelector('.rail .fingerprint code')).paddingLeft`;
    expect(await page.evaluate(inset)).not.toBe('0px');
    await sees(page, '.rail .sheet h2');
    await sees(page, '.rail .sheet tbody tr');
    if (place.text === 1) await sees(page, '.rail .fingerprint, .rail-actions .button');
    else await findsByScrolling(page, '.rail .fingerprint');
    await nothingOverlaps(page, '.jass-room, .rail, .jass-status');
    // One score, wherever it is read.
    const total = await page.locator('.rail .sheet tfoot .n').allTextContents();
    await expect.poll(() => page.locator('.jass-score b').textContent()).toBe(total.join(' : '));
    await page.locator('.rail-actions .button').first().click();
    await sees(page, 'dialog[open] .last-trick img');
    await page.keyboard.press('Escape');
    await page.locator('.rail-actions .button').nth(1).click();
    await sees(page, 'dialog[open] .dialog-head h2');
  },
  TELLINGS,
);
