import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { becomesHost, PRINTS, playEvening, whatIsLeft } from './evening.ts';
import {
  barePath,
  closedNetwork,
  makeBundle,
  openWindow,
  processesOf,
  type TerminalWindow,
  unpack,
} from './unpacked.ts';

export interface BundleFigures {
  readonly megabytes: number;
  /** Milliseconds from the double click to the page of the tournaments: with a new database, and the second time. */
  readonly firstPage: readonly number[];
  /** How busy the machine was: processes that wanted a core, over the last minute. */
  readonly load: number;
  readonly ranks: readonly (number | null)[];
  readonly prints: number;
  /** What the second double click opened, and whether it ended by itself. */
  readonly secondStart: string;
  readonly leftRunning: readonly string[];
  readonly isKept: boolean;
}

/** Debian's user for games: an ordinary one, without rights and without a home. */
const USER = 'games';

/** Unpacked by an ordinary user, without Node on the PATH and without a network; an evening; closed; started again. */
export async function playFromBundle(): Promise<BundleFigures> {
  const { file, megabytes } = makeBundle('linux-x64');
  const unpacked = unpack(file, USER);
  const base = dirname(unpacked.home);
  const network = await closedNetwork();
  const opened = join(unpacked.home, 'opened');
  const environment = {
    ...{ HOME: unpacked.home, PATH: barePath(base), LANG: 'de_CH.UTF-8', LC_ALL: 'de_CH.UTF-8', SHELL: '/bin/sh' },
    BROWSER: script(join(base, 'browser'), `echo "$1" >> '${opened}'`),
  };
  const linksOpened = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : []);
  const doubleClick = () => openWindow(unpacked, environment, network);
  let browser: Browser | undefined;
  try {
    const inside = script(
      join(base, 'chromium'),
      `exec nsenter --net=/proc/${network.pid}/ns/net /usr/bin/chromium "$@"`,
    );
    browser = await chromium.launch({ executablePath: inside, args: FLAGS, env: { ...process.env, HOME: base } });
    const page = await (await browser.newContext({ locale: 'de-CH' })).newPage();

    const from = performance.now();
    const first = doubleClick();
    await page.goto(await following(linksOpened, 0, first));
    await becomesHost(page);
    const firstPage = performance.now() - from;
    const address = new URL(page.url()).origin;
    const evening = await playEvening(page, address);

    const second = doubleClick();
    const secondStart = await following(linksOpened, 1, second);
    await first.close();
    const leftRunning = await settled(unpacked.uid);

    const again = performance.now();
    const third = doubleClick();
    await page.goto(await following(linksOpened, 2, third));
    await becomesHost(page);
    const secondPage = performance.now() - again;
    await page.goto(evening.desk.replace(address, new URL(page.url()).origin));
    const [, , id = '', key = ''] = new URL(evening.desk).pathname.split('/');
    const kept = await whatIsLeft(page, id, key);
    await third.close();
    return {
      ...{ megabytes, secondStart, ranks: evening.ranks },
      firstPage: [Math.round(firstPage), Math.round(secondPage)],
      load: Math.round(loadavg()[0] ?? 0),
      prints: PRINTS.filter((print) => (evening.prints[print] ?? 0) > 500).length,
      leftRunning: [...leftRunning, ...(await settled(unpacked.uid))],
      isKept: JSON.stringify(kept.ranks) === JSON.stringify(evening.ranks),
    };
  } finally {
    await browser?.close();
    network.kill('SIGKILL');
    rmSync(base, { recursive: true, force: true });
  }
}

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

function script(file: string, line: string): string {
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** The address that a window has opened; its words when none came. */
async function following(links: () => readonly string[], count: number, window: TerminalWindow): Promise<string> {
  for (let waited = 0; waited < 180_000; waited += 50) {
    const link = links()[count];
    if (link !== undefined) return link;
    await pause(50);
  }
  throw new Error(`no browser was opened; the window says: ${window.said()}`);
}

/** What the user's processes are a while after the window was closed; none is right. */
async function settled(uid: number): Promise<readonly string[]> {
  for (let waited = 0; waited < 30_000 && processesOf(uid).length > 0; waited += 100) await pause(100);
  return processesOf(uid);
}
