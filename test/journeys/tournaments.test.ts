// Whoever runs an evening finds the tournaments from the first page, without typing an address.
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { journey } from './journey.ts';
import { findsByScrolling, nothingOverlaps, sees } from './sees.ts';

journey('A host finds the tournaments from the first page', async ({ open, place }) => {
  const { page } = await open('/');
  await page.waitForSelector('.home-start');
  await page.waitForSelector('.home-tournaments a[href="/tournaments"]', { state: 'visible' }); // boxes show once it is known what stands above
  await sees(page, '.home-start .button-go');
  await nothingOverlaps(page, '.home > *, .home-panels > *');
  await findsByScrolling(page, '.home-tournaments a[href="/tournaments"]');
  // The whole box stays free of the navigation at the foot of a phone.
  if (place.height > 500 && place.text === 1) await findsByScrolling(page, '.home-tournaments');
  await page.click('.home-tournaments a[href="/tournaments"]');
  await until(page, `location.pathname === '/tournaments'`);
  await sees(page, 'main h1');
  expect(await page.locator('main h1').textContent()).not.toBe('');
});
