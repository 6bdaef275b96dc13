import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmaster } from '../postgres/pidFile.ts';

export const PREFIX = 'gschobe-test-';
/** A folder in memory, on Linux. Hundreds of databases are made there with a third less work for the system. */
const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** Some gigabytes are needed; where memory is short the disk does. */
const ENOUGH = 10 * GIGABYTE;

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY) || freemem() < ENOUGH) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH;
}

/**
 * One database server for a whole run of the tests. Here it only gets its folder; the first test that needs it starts
 * it, the others attach, and the end of the run stops it.
 */
export default function setup(): () => void {
  sweep();
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), `${PREFIX}${process.pid}-`));
  process.env['GSCHOBE_TEST_CLUSTER'] = folder;
  return () => removeCluster(folder);
}

/** What runs that were killed left behind. */
function sweep(): void {
  for (const base of [tmpdir(), MEMORY].filter((each) => existsSync(each)))
    for (const name of readdirSync(base)) {
      const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
      if (owner !== undefined && !isAlive(Number(owner))) removeCluster(join(base, name));
    }
}

/** Stops it, too. Hundreds of databases are some hundred thousand files: nobody waits for their end. */
export function removeCluster(folder: string): void {
  const postmaster = readPostmaster(join(folder, 'postgres'));
  try {
    if (postmaster !== undefined && isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
  } catch {
    return; // somebody else's
  }
  const how = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };
  const program = `require('node:fs').rmSync(${JSON.stringify(folder)}, ${JSON.stringify(how)})`;
  spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' }).unref();
}
