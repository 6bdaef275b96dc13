// A match underway comes first on the home page, with its countdown and how far it is; starting another asks.
import { expect } from 'vitest';
import { until } from '../e2e/browser.ts';
import { playGameByMouse } from '../e2e/player.ts';
import { journey } from './journey.ts';
import { isTight, ON_A_PHONE } from './places.ts';
import { findsByScrolling, sees } from './sees.ts';

/** A guest begins a match with a clock. SSC 5.03 */
const BEGIN = `(async () => {
  const post = (path, body) => fetch('/api' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': path.slice(1) },
    body: JSON.stringify(body),
  }).then((response) => response.json());
  await post('/guests', {});
  return (await post('/matches', { kind: 'practice', timed: true })).id;
})()`;

journey(
  'A match underway on the server comes first, with its clock, and starting another asks',
  async ({ open, server, place }) => {
    const finds = isTight(place) ? findsByScrolling : sees;
    server.clock.set(Date.now()); // a countdown is seen by the browser's own clock
    const { page } = await open('/');
    const id: string = await page.evaluate(BEGIN);
    await page.reload();
    for (const part of ['h2', '.home-underway-clock', '.button']) await finds(page, `.home-underway ${part}`);
    await expect.poll(() => page.locator('.home-underway-clock').textContent()).toMatch(/(30:00|29:\d\d)/);

    await findsByScrolling(page, '.home-start .button');
    await page.click('.home-start .button');
    await sees(page, 'dialog[open] .dialog-head, dialog[open] .dialog-actions .button');
    await page.click('dialog[open] .dialog-actions a');
    await until(page, `location.pathname === '/table/${id}'`);

    await playGameByMouse(page);
    await page.goto(new URL('/', page.url()).href);
    await finds(page, '.home-underway h2');
    await until(page, `/^1 .{1,12} 12 /.test(document.querySelector('.home-underway-far').textContent)`);
  },
  ON_A_PHONE,
);
