import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practised } from '../../src/server/testing/big21Games.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { newPerson } from './big21Player.ts';
import { hasBrowser, openBrowser, visit } from './browser.ts';

describe.skipIf(!hasBrowser)('long lists of Big21 in a real browser', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(Date.now()) }); // the browser has the real one
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('who played often sees the latest games and bookings, and earlier ones by a press', async () => {
    const caller = await newPerson(server, 'often');
    const { id } = (await caller.get('/api/me')).body;
    await practised(server.store, `person:${id}`, { count: 120, at: server.clock.now() });
    await sql`select ledger_post('paid-in/' || n, 'deposit', 'system', now(),
        array['outside/sandbox'], array[${`play/player/${id}`}], array[100::bigint])
      from generate_series(1, 130) n`.execute(server.store.db);
    const { page, close } = await visit(browser, `${server.address}/big21/account`, {
      ...{ width: 390, height: 844, cookie: caller.cookie },
    });
    const lines = (table: string) => page.getByRole('table', { name: table }).locator('tbody tr');
    await expect.poll(() => lines('Spiele').count()).toBe(53); // three of them open
    const more = page.getByRole('button', { name: 'Mehr Spiele' });
    await more.click();
    await expect.poll(() => lines('Spiele').count()).toBe(103);
    await more.click();
    await expect.poll(() => lines('Spiele').count()).toBe(120);
    expect(await more.count()).toBe(0);

    expect(await lines('Verlauf').count()).toBe(100);
    const earlier = page.getByRole('button', { name: 'Frühere Buchungen' });
    await earlier.click();
    await expect.poll(() => lines('Verlauf').count()).toBe(130);
    expect(await earlier.count()).toBe(0);
    await page.goto(`${server.address}/big21`);
    await expect.poll(() => page.getByRole('link', { name: 'Weiterspielen' }).count()).toBe(3);
    await close();
  }, 120_000);

  test('who asks too often reads so, and gets the list by a press: the first page and a further one', async () => {
    const caller = await newPerson(server, 'hasty');
    const { id } = (await caller.get('/api/me')).body;
    await practised(server.store, `person:${id}`, { count: 60, at: server.clock.now(), open: 0 });
    await sql`select ledger_post('paid-in-hastily/' || n, 'deposit', 'system', now(),
        array['outside/sandbox'], array[${`play/player/${id}`}], array[100::bigint])
      from generate_series(1, 110) n`.execute(server.store.db);
    const { page, close } = await visit(browser, server.address, { width: 390, height: 844, cookie: caller.cookie });
    const refused = { status: 429, json: { code: 'rate-limited', status: 429, facts: { seconds: 1 } } };
    for (const [list, address, first, all, further] of [
      ['Spiele', '**/api/big21/games*', 50, 60, 'Mehr Spiele'],
      ['Verlauf', '**/api/wallet/statement*', 100, 110, 'Frühere Buchungen'],
    ] as const) {
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: list, exact: true }) });
      const again = section.getByRole('button', { name: 'Nochmals versuchen' });
      const alert = section.getByRole('alert');
      const lines = section.locator('tbody tr');
      await page.route(address, (route) => route.fulfill(refused));
      await page.goto(`${server.address}/big21/account`);
      await expect.poll(() => alert.textContent()).toContain('etwas viel auf einmal');
      await page.unroute(address);
      await again.click();
      await expect.poll(() => lines.count()).toBe(first);
      expect(await alert.count()).toBe(0);
      await page.route(address, (route) => route.fulfill(refused));
      await section.getByRole('button', { name: further }).click();
      await expect.poll(() => alert.textContent()).toContain('etwas viel auf einmal');
      expect(await lines.count()).toBe(first);
      await page.unroute(address);
      await again.click();
      await expect.poll(() => lines.count()).toBe(all);
      expect(await alert.count()).toBe(0);
    }
    await close();
  }, 120_000);

  test('a game for money is the first to be played on, and what is beyond five comes by a press', async () => {
    const caller = await newPerson(server, 'busy');
    const { id } = (await caller.get('/api/me')).body;
    const owner = `person:${id}`;
    await practised(server.store, owner, { count: 51, at: server.clock.now(), open: 51 });
    await sql`update big21_games set purse = 'money' where id =
      (select id from big21_games where owner = ${owner} order by started_at, id limit 1)`.execute(server.store.db);
    const { page, close } = await visit(browser, `${server.address}/big21`, {
      ...{ width: 390, height: 844, cookie: caller.cookie },
    });
    const goOn = page.getByRole('link', { name: 'Weiterspielen' });
    await expect.poll(() => goOn.count()).toBe(5);
    expect(await page.locator('p.row').filter({ has: goOn }).first().textContent()).toContain('1.00');
    await page.getByRole('button', { name: 'Mehr Spiele' }).click();
    await expect.poll(() => goOn.count()).toBe(51);
    await close();
  }, 120_000);
});
