import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser, until } from '../e2e/browser.ts';
import { forget, killAll } from './killing.ts';
import { freePort, startProduct } from './product.ts';

export interface OutageFigure {
  /** Seconds between the kill and the server being ready again. */
  readonly away: number;
  /** Seconds by which the deadline of the running match was moved. */
  readonly moved: number;
  /** What the player's screen said. */
  readonly told: string;
  readonly sameHand: boolean;
}

/** Ruling M7 with a real clock and a real browser: everything is killed, stays away, and comes back. */
export async function outage(seconds: number): Promise<OutageFigure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-outage-'));
  const port = await freePort();
  const start = () => startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, port);
  const [browser, first] = await Promise.all([openBrowser(), start()]);
  let product = first;
  try {
    const page = await browser.newPage({ locale: 'de-CH' });
    await page.goto(product.address);
    const begin = `fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
      .then(() => fetch('/api/matches', { method: 'POST', body: '{"kind":"practice","timed":true}',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } }))
      .then((answer) => answer.json())`;
    const match = (await page.evaluate(begin)) as { id: string };
    const stands = () =>
      page.evaluate(
        `fetch('/api/matches/${match.id}').then((answer) => answer.json()).then(({ view }) => [view.deadline, String(view.game.hand)])`,
      ) as Promise<[number, string]>;
    await page.goto(`${product.address}/table/${match.id}`);
    await page.waitForSelector('.hand-card');
    const before = await stands();
    await pause(3000); // a heartbeat or two
    const killedAt = Date.now();
    await killAll(product, dataDir);
    await pause(seconds * 1000);
    product = await start();
    const away = (Date.now() - killedAt) / 1000;
    const told = await until<string>(page, `document.querySelector('.toast')?.textContent ?? ''`, 60);
    const after = await stands();
    return { away, moved: (after[0] - before[0]) / 1000, told, sameHand: after[1] === before[1] };
  } finally {
    await browser.close();
    await killAll(product, dataDir);
    forget(dataDir);
  }
}
