import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUSE_KEYS } from '../../src/demo/keys.ts';
import { EDITIONS, HOUSE } from '../../src/demo/plan.ts';
import { fullRanking, recountedRanking } from '../../src/server/championship/standings.ts';
import { readConfig } from '../../src/server/config.ts';
import { make } from '../../src/server/demo/making/make.ts';
import { bringIn, openDemo } from '../../src/server/demo/open.ts';
import { unpack } from '../../src/server/demo/packed.ts';
import { packedIn, readShipped, SHIPPED } from '../../src/server/demo/shipped.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { openDatabase } from '../../src/server/main.ts';
import { verifyStore } from '../../src/server/store/auditStore.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { walkTour } from '../demo/walk.ts';
import { openBrowser } from '../e2e/browser.ts';
import { freePort, main } from '../load/product.ts';

const quiet = () => {};

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-demo-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SECOND = 1000;

export const checks = {
  /** The shipped house: its chain, its ledger and its rankings agree with its events. SSC 6.03, 8.04 */
  'demo-verifies': () =>
    inFolder(async (folder) => {
      const shipped = readShipped();
      const config = readConfig({ DATA_DIR: folder, ...HOUSE_KEYS });
      const database = await openDatabase(config, quiet);
      try {
        await bringIn(database.url, unpack(packedIn(SHIPPED), shipped), shipped);
        const store = await openStore({ url: database.url, connections: 2 });
        const chain = await verifyStore(store.pool);
        const ledger = await checkLedger(store.db);
        const rankings = await rankingsAgree(store);
        await store.close();
        const bytes = statSync(packedIn(SHIPPED)).size;
        const figure = { chain: chain.ok, events: shipped.events, ledger: ledger.ok, rankings, bytes };
        return { ok: chain.ok && ledger.ok && rankings, figure };
      } finally {
        await database.close();
      }
    }),

  /** As somebody starts it: the tour answers within ten seconds, and then the house goes on by itself. */
  'demo-starts': () =>
    inFolder(async (folder) => {
      const port = await freePort();
      const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), HOST: '127.0.0.1' };
      const from = performance.now();
      const child = spawn(process.execPath, [main, 'demo', '--speed', '30'], { env, stdio: 'ignore' });
      try {
        const address = `http://127.0.0.1:${port}`;
        await until(() => isThere(`${address}/demo`), 120);
        const seconds = Math.round((performance.now() - from) / 100) / 10;
        const written = () => gamesWritten(address);
        const before = await written();
        const moved = await until(async () => (await written()) > before, 60);
        return { ok: seconds <= 10 && moved, figure: { seconds, moved } };
      } finally {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
    }),

  /** Every stop of the tour by its link, in two languages. */
  'demo-walked': () =>
    inFolder(async (folder) => {
      const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
      const demo = await openDemo({ environment, speed: 1, report: quiet });
      const browser = await openBrowser();
      try {
        const address = demo.address.replace('127.0.0.1', 'localhost');
        const faults = [...(await walkTour(browser, address, 'de')), ...(await walkTour(browser, address, 'fr'))];
        return { ok: faults.length === 0, figure: { languages: 2, faults } };
      } finally {
        await browser.close();
        await demo.stop();
      }
    }),

  /** The same seed makes the same house, event by event. Some minutes. */
  'demo-again': () =>
    inFolder(async (folder) => {
      const from = performance.now();
      const { eventLog, events } = await make(HOUSE, join(folder, 'data'), join(folder, 'house'));
      const minutes = Math.round((performance.now() - from) / (6 * SECOND)) / 10;
      return { ok: eventLog === readShipped().eventLog, figure: { events, eventLog, minutes } };
    }),
};

async function rankingsAgree({ db }: Store): Promise<boolean> {
  for (const { id, template } of Object.values(EDITIONS))
    for (const [phase, count] of [
      ['qualification', 1],
      ['semiFinal', template.semiFinal.best],
    ] as const) {
      const [kept, counted] = [await fullRanking(db, id, phase, count), await recountedRanking(db, id, phase, count)];
      if (JSON.stringify(kept) !== JSON.stringify(counted)) return false;
    }
  return true;
}

/** Games on all sheets of tonight’s tables. */
async function gamesWritten(address: string): Promise<number> {
  const { evening } = readShipped();
  const answer = await fetch(`${address}/api/tournaments/${evening.id}/view`, {
    headers: { 'x-code': evening.director },
  });
  const { view } = (await answer.json()) as { view: { tables: readonly { played: number }[] } };
  return view.tables.reduce((sum, { played }) => sum + played, 0);
}

const isThere = async (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** False: not within so many seconds. */
async function until(isSo: () => Promise<boolean>, seconds: number): Promise<boolean> {
  for (const from = performance.now(); performance.now() - from < seconds * SECOND; ) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
