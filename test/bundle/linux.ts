import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { visit } from '../e2e/browser.ts';
import { Desk } from '../e2e/hall.ts';
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
  readonly clicks: number;
  readonly prints: number;
  /** What went wrong in the pages. */
  readonly errors: readonly string[];
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
    const from = performance.now();
    const first = doubleClick();
    const desk = new Desk(await visit(browser, await following(linksOpened, 0, first), LAPTOP));
    const { page } = desk;
    await becomesHost(page);
    const firstPage = performance.now() - from;
    const link = await playEvening(desk);
    const evening = await whatIsLeft(page, link);
    const errors = [...desk.visitor.errors]; // until here: a page whose server is closed complains

    const second = doubleClick();
    const secondStart = await following(linksOpened, 1, second);
    await first.close();
    const leftRunning = await settled(unpacked.uid);

    const again = performance.now();
    const third = doubleClick();
    await page.goto(await following(linksOpened, 2, third));
    await becomesHost(page);
    const secondPage = performance.now() - again;
    const kept = await whatIsLeft(page, link);
    await third.close();
    return {
      ...{ megabytes, secondStart, ranks: evening.ranks, clicks: desk.clicks, errors },
      firstPage: [Math.round(firstPage), Math.round(secondPage)],
      load: Math.round(loadavg()[0] ?? 0),
      prints: PRINTS.filter((print) => (evening.prints[print] ?? 0) > 500).length,
      leftRunning: [...leftRunning, ...(await settled(unpacked.uid))],
      isKept: JSON.stringify(kept) === JSON.stringify(evening),
    };
  } finally {
    await browser?.close();
    network.kill('SIGKILL');
    rmSync(base, { recursive: true, force: true });
  }
}

const LAPTOP = { width: 1440, height: 900 };
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
