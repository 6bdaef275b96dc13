import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../server/postgres/pidFile.ts';

/** What a running host's program says of itself in its data folder, so that a second start finds it. */
interface Note {
  readonly pid: number;
  /** Empty while it starts. */
  readonly address: string;
}

/** This program has the folder until it gives it back. */
export interface Claim {
  /** It can be reached there from now on. */
  tell(address: string): void;
  release(): void;
}

/** Milliseconds: one that has not shown itself for so long, and does not answer, is gone. Another may have its number. */
const SILENCE = 15_000;
const SIGN_OF_LIFE = 2000;

/** The folder is ours, or the address of the program that has it. */
export async function claim(dataDir: string): Promise<Claim | string> {
  const file = join(dataDir, 'running.json');
  mkdirSync(dataDir, { recursive: true });
  for (;;) {
    const note = read(file);
    if (note === undefined) {
      const claimed = take(file);
      if (claimed !== undefined) return claimed;
    } else if (note.address !== '' && (await isOurs(note.address))) return note.address;
    else if (!isAlive(note.pid) || age(file) > SILENCE) rmSync(file, { force: true });
    await pause(100);
  }
}

function take(file: string): Claim | undefined {
  const note = (address: string) => JSON.stringify({ pid: process.pid, address } satisfies Note);
  try {
    writeFileSync(file, note(''), { flag: 'wx' });
  } catch {
    return undefined; // another was faster
  }
  const timer = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // the folder is gone: the server says so
    }
  }, SIGN_OF_LIFE);
  timer.unref();
  return {
    tell(address) {
      writeFileSync(`${file}.new`, note(address));
      renameSync(`${file}.new`, file);
    },
    release() {
      clearInterval(timer);
      rmSync(file, { force: true });
    },
  };
}

function read(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note;
  } catch {
    return age(file) === 0 ? undefined : { pid: 0, address: '' };
  }
}

/** Milliseconds since the last sign of life; 0 when there is no note. */
function age(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? 0 : Math.max(1, Date.now() - found.mtimeMs);
}

async function isOurs(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
