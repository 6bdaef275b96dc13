import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from '../e2e/browser.ts';
import { playGameByMouse, waitForTurn } from '../e2e/player.ts';
import { becomesHost, PRINTS, playEvening, whatIsLeft } from './evening.ts';
import { makeBundle } from './unpacked.ts';
import { openWine, type Wine } from './wine.ts';

export interface WindowsFigures {
  readonly megabytes: number;
  readonly ranks: readonly (number | null)[];
  readonly prints: number;
  /** Games of a match that were played in the browser. */
  readonly match: number;
  /** After kill -9 of everything the same ranking is there. */
  readonly isKept: boolean;
  /** A backup brought into an empty folder has the same events. */
  readonly isRestored: boolean;
  /** The data folder was read on Linux, written there, and read here again. */
  readonly wentThereAndBack: boolean;
}

/** The bundle for Windows, with the two older parts that Debian's Wine can run: an evening, a match, kill -9, backups. */
export async function playUnderWine(): Promise<WindowsFigures> {
  const { file, megabytes } = makeBundle('win-x64', '--parts', 'wine');
  const linux = makeBundle('linux-x64', '--parts', 'wine');
  const wine = openWine(file);
  const browser = await openBrowser();
  try {
    const address = await wine.doubleClick();
    const { link } = JSON.parse(wine.command(['host']).stdout) as { link: string };
    const { page } = await visit(browser, withPort(link, address));
    await becomesHost(page);
    const evening = await playEvening(page, address);
    const match = await playOneGame(browser, address);

    wine.killAll();
    const again = await wine.doubleClick();
    const kept = await left(page, evening.desk.replace(address, again));
    return {
      ...{ megabytes, match, ranks: evening.ranks },
      prints: PRINTS.filter((print) => (evening.prints[print] ?? 0) > 500).length,
      isKept: JSON.stringify(kept.ranks) === JSON.stringify(evening.ranks),
      ...thereAndBack(wine, linux.file),
    };
  } finally {
    await browser.close();
    wine.end();
  }
}

/** The link names the port of its own environment; the program has chosen another. */
const withPort = (link: string, address: string): string => link.replace(new URL(link).origin, address);

async function left(page: Page, desk: string) {
  await page.goto(desk);
  const [, , id = '', key = ''] = new URL(desk).pathname.split('/');
  return whatIsLeft(page, id, key);
}

async function playOneGame(browser: Browser, address: string): Promise<number> {
  const { page, close } = await visit(browser, `${address}/practise`, { width: 1280, height: 800 });
  await page
    .getByRole('button', { name: /Spielen|Los|Start/ })
    .first()
    .click();
  await playGameByMouse(page);
  await waitForTurn(page);
  await close();
  return 1;
}

interface Said {
  readonly events: number;
  readonly eventLog: string;
}

/** A backup here and its restore; then the folder itself on Linux, with one evening more, and here again. */
function thereAndBack(wine: Wine, bundle: string): { isRestored: boolean; wentThereAndBack: boolean } {
  const said = (text: string) => JSON.parse(text) as Said;
  const made = said(wine.command(['backup', 'C:\\backup.gz']).stdout);
  const restored = said(wine.command(['restore', 'C:\\backup.gz'], 'C:\\Zweite Jassrunde ü').stdout);
  wine.end(); // in order: the data folder is at rest

  const base = mkdtempSync(join(tmpdir(), 'gschobe-there-'));
  chmodSync(base, 0o755);
  try {
    execFileSync('unzip', ['-q', bundle, '-d', base]);
    const starter = join(base, readdirSync(base)[0]!, 'gschobe');
    const dataDir = join(base, 'data');
    cpSync(wine.dataDir, dataDir, { recursive: true });
    const there = (...words: readonly string[]) =>
      spawnSync(starter, words, { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } }).stdout;
    const read = said(there('backup', join(base, 'there.gz')));
    there('evening', 'create', '--title', 'Auf Linux', '--day', '2026-12-06');
    const written = said(there('backup', join(base, 'written.gz')));
    rmSync(wine.dataDir, { recursive: true });
    cpSync(dataDir, wine.dataDir, { recursive: true });
    const back = said(wine.command(['backup', 'C:\\back.gz']).stdout);
    return {
      isRestored: restored.eventLog === made.eventLog,
      wentThereAndBack:
        read.events >= made.events && written.events > read.events && back.eventLog === written.eventLog,
    };
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}
