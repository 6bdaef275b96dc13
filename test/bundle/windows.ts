import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, visit } from '../e2e/browser.ts';
import { Desk } from '../e2e/hall.ts';
import { becomesHost, PRINTS, playEvening, whatIsLeft } from './evening.ts';
import { type PlayedMatch, playMatch } from './match.ts';
import { makeBundle } from './unpacked.ts';
import { openWine, type Wine } from './wine.ts';

export interface WindowsFigures {
  readonly megabytes: number;
  /** Milliseconds to the first page, with a new database and after kill -9; Wine's, not Windows'. */
  readonly ready: readonly number[];
  readonly ranks: readonly (number | null)[];
  readonly prints: number;
  readonly match: PlayedMatch;
  readonly errors: readonly string[];
  /** After kill -9 of everything the same ranking and prints are there. */
  readonly isKept: boolean;
  /** What still ran after the window was closed. */
  readonly leftRunning: readonly string[];
  /** A backup brought into an empty folder has the same events. */
  readonly isRestored: boolean;
  /** A data folder of Windows was read on Linux, written there, and read here again; and one of Linux here. */
  readonly wentThereAndBack: readonly boolean[];
}

/** The bundle for Windows, with the two older parts that Debian's Wine can run: an evening, a match, kill -9, backups. */
export async function playUnderWine(): Promise<WindowsFigures> {
  const { file, megabytes } = makeBundle('win-x64', '--parts', 'wine');
  const linux = makeBundle('linux-x64', '--parts', 'wine');
  const wine = openWine(file);
  const browser = await openBrowser();
  try {
    const [address, first] = await timed(() => wine.doubleClick());
    const { link } = JSON.parse(wine.command(['host']).stdout) as { link: string };
    const desk = new Desk(await visit(browser, withPort(link, address), { width: 1440, height: 900 }));
    await becomesHost(desk.page);
    const played = await playEvening(desk);
    const evening = await whatIsLeft(desk.page, played);
    const errors = [...desk.visitor.errors]; // until here: a page whose server is killed complains
    const match = await playMatch(browser, address, wine.dataDir);

    wine.killAll();
    const [again, second] = await timed(() => wine.doubleClick());
    await desk.page.goto(played.replace(address, again));
    const kept = await whatIsLeft(desk.page, played);
    const isRestored = restores(wine);
    const leftRunning = await wine.close();
    return {
      ...{ megabytes, ready: [first, second], match, ranks: evening.ranks, errors },
      prints: PRINTS.filter((print) => (evening.prints[print] ?? 0) > 500).length,
      isKept: JSON.stringify(kept) === JSON.stringify(evening),
      ...{ isRestored, leftRunning, wentThereAndBack: travels(wine, linux.file) },
    };
  } finally {
    await browser.close();
    wine.end();
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const from = performance.now();
  return [await work(), Math.round(performance.now() - from)];
}

/** The link names the port of its own environment; the program has chosen another. */
const withPort = (link: string, address: string): string => link.replace(new URL(link).origin, address);

interface Said {
  readonly eventLog: string;
}
/** What a command of the program said; a command that failed says why. */
interface Done {
  readonly stdout: string;
  readonly stderr: string;
}
function eventsIn({ stdout, stderr }: Done): string {
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as Said).eventLog;
}

/** A backup while it runs, brought into an empty folder with a space and an umlaut. */
function restores(wine: Wine): boolean {
  const made = eventsIn(wine.command(['backup', 'C:\\backup.gz']));
  const restored = eventsIn(wine.command(['restore', 'C:\\backup.gz'], 'C:\\Zweite Jassrunde ü'));
  return restored === made;
}

/** A system with a data folder, and the program to read and write it. */
interface System {
  readonly dataDir: string;
  /** A hash of all events. */
  events(): string;
  write(title: string): void;
}

/** The folder of a running Windows goes to Linux and back; one that was made on Linux goes to Windows and back. */
function travels(wine: Wine, bundle: string): readonly boolean[] {
  const base = mkdtempSync(join(tmpdir(), 'gschobe-there-'));
  chmodSync(base, 0o755);
  try {
    execFileSync('unzip', ['-q', bundle, '-d', base]);
    const starter = join(base, readdirSync(base)[0]!, 'gschobe');
    const fromWindows = onLinux(starter, join(base, 'Von Windows'));
    const own = onLinux(starter, join(base, 'Für Windows'));
    own.write('Auf Linux begonnen');
    return [
      thereAndBack(onWindows(wine, wine.dataDir), fromWindows),
      thereAndBack(own, onWindows(wine, wine.path('Von Linux ü'))),
    ];
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function thereAndBack(home: System, away: System): boolean {
  const before = home.events();
  cpSync(home.dataDir, away.dataDir, { recursive: true });
  const there = away.events();
  away.write('Anderswo');
  const written = away.events();
  rmSync(home.dataDir, { recursive: true });
  cpSync(away.dataDir, home.dataDir, { recursive: true });
  return there === before && written !== before && home.events() === written;
}

const evening = (title: string) => ['evening', 'create', '--title', title, '--day', '2026-12-06'];

function onLinux(starter: string, dataDir: string): System {
  const env = { ...process.env, DATA_DIR: dataDir };
  const run = (words: readonly string[]) => spawnSync(starter, words, { encoding: 'utf8', env });
  return {
    dataDir,
    events: () => eventsIn(run(['backup', `${dataDir}.${process.hrtime.bigint()}.gz`])),
    write: (title) => void run(evening(title)),
  };
}

function onWindows(wine: Wine, dataDir: string): System {
  const own = wine.nameOf(dataDir);
  let backups = 0;
  return {
    dataDir,
    events: () => eventsIn(wine.command(['backup', `${own}.${++backups}.gz`], own)),
    write: (title) => void wine.command(evening(title), own),
  };
}
