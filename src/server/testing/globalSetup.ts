import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmaster } from '../postgres/pidFile.ts';

const PREFIX = 'gschobe-test-';

/**
 * One database server for a whole run of the tests. Here it only gets its folder; the first test that needs it starts
 * it, the others attach, and the end of the run stops it.
 */
export default function setup(): () => void {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.env['GSCHOBE_TEST_CLUSTER'] = folder;
  return () => remove(folder);
}

/** What runs that were killed left behind. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) remove(join(tmpdir(), name));
  }
}

/** Hundreds of databases are some hundred thousand files: nobody waits for their end. */
function remove(folder: string): void {
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
