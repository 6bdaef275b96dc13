// Whoever runs an evening finds the tournaments from the first page, without typing an address.
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { journey } from './journey.ts';
import { findsByScrolling, nothingOverlaps, sees } from './sees.ts';

const BOX = '.home-tournaments:has(a[href="/tournaments"])';

journey('A host finds the tournaments from the first page', async ({ open, place }) => {
  const { page } = await open('/');
  await page.waitForSelector('.home-start');
  await page.waitForSelector(`${BOX} .button`, { state: 'visible' }); // boxes show once it is known what stands above
  await sees(page, '.home-start .button-go');
  await nothingOverlaps(page, '.home > *, .home-panels > *');
  await findsByScrolling(page, `${BOX} .button`);
  // The whole box stays free of the navigation at the foot of a phone.
  if (place.height > 500 && place.text === 1) await findsByScrolling(page, BOX);
  await page.click(`${BOX} .button`);
  await until(page, `location.pathname === '/tournaments'`);
  await sees(page, 'main h1');
  await expect.poll(() => page.locator('main h1').textContent()).not.toBe('');
});
