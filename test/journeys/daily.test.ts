// The daily twelve, from the home page to the line that is shared.
import { expect } from 'vitest';
import { legalIn, type MatchView } from '../../src/schieber/view.ts';
import type { Caller } from '../../src/server/testing/server.ts';
import { until } from '../e2e/browser.ts';
import { waitForTurn } from '../e2e/player.ts';
import { journey } from './journey.ts';
import { hasRoom } from './places.ts';
import { findsByScrolling, sees } from './sees.ts';

/** The rest of a match, quickly: what a person at the table may do, without the table. */
async function playOut(caller: Caller, id: string): Promise<MatchView> {
  let { view } = (await caller.get(`/api/matches/${id}`)).body as { view: MatchView };
  for (let number = 0; !view.ending; number++) {
    const { game } = view;
    const command =
      game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0] };
    const key = { 'idempotency-key': `${id}-${number}` };
    ({ view } = (await caller.post(`/api/matches/${id}/commands`, command, key)).body);
  }
  return view;
}

journey(
  'The daily twelve: found at home, played once, compared with all, shared without a card, and kept in one’s numbers',
  async ({ open, server, place }) => {
    server.clock.set(Date.now()); // the page reads the day off its own clock
    const { page } = await open('/');
    await page.waitForSelector('a[href="/daily"]', { state: 'visible' }); // what lies below waits until nothing jumps
    await findsByScrolling(page, 'a[href="/daily"]');
    await page.click('a[href="/daily"]');
    await page.waitForSelector('.daily-start .button', { state: 'visible' });
    await (hasRoom(place) ? sees : findsByScrolling)(page, '.daily-start .button');
    await findsByScrolling(page, '.daily-promise dt:first-child + dd code');
    await page.click('.daily-start .button');
    await until(page, `location.pathname.startsWith('/table/')`);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await waitForTurn(page);
    await expect.poll(() => page.locator('.jass-clock').count()).toBe(0); // a day is no clock

    const caller = server.caller();
    caller.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const view = await playOut(caller, id);
    await server.runJobs(); // par
    await page.goto(new URL(`/table/${id}`, page.url()).href);
    await page.waitForSelector('.daily-result .button', { state: 'visible' });
    await findsByScrolling(page, '.daily-result .button');
    await page.click('.daily-result .button');
    await until(page, `location.pathname === '/daily'`);
    await until(page, `document.querySelectorAll('.daily-result tbody tr').length === 12`);
    await until(page, `document.querySelector('.daily-points').textContent.includes('${view.total[0]}'.slice(-3))`);

    await page.evaluate(`navigator.share = async (what) => { window.shared = what; }`);
    await page.click('.daily-result .button');
    await until(page, `window.shared !== undefined`);
    const shared: { text: string; url: string } = await page.evaluate('window.shared');
    expect(shared.url).toMatch(/\/daily$/);
    expect(shared.text).toMatch(/^[^\n]+\n[^\n]+\n[▲●▼]{12}$/);
    await findsByScrolling(page, '.daily-practise .button');

    // The day stands in one's own numbers too.
    await page.goto(new URL('/me/numbers', page.url()).href);
    await until(page, `document.querySelectorAll('.numbers-curve').length === 2`);
  },
);
