import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a postmaster says of itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
}

export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, port: Number(lines[3] ?? 0), socketFolder: lines[4] ?? '' };
  } catch (error) {
    // Only a missing file says that there is none; too many open files say nothing about the postmaster.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A zombie (its parent has not yet asked for the exit code) does not live. */
export const isAlive = (pid: number): boolean => isThere(pid) && stateOf(pid) !== 'Z';

/** The number is taken, if only by a zombie. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function stateOf(pid: number): string | undefined {
  try {
    return /^\d+ \(.*\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1];
  } catch {
    return undefined; // no /proc here
  }
}

/** After a restart of the machine the number may belong to anybody: only a process that names our folder is ours. */
export function isOurs(pid: number, folder: string): boolean {
  if (pid === 0 || !isAlive(pid)) return false;
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.includes(folder);
  } catch {
    return true; // without /proc we cannot know, and PostgreSQL itself is careful
  }
}

/** Removes the lock of a postmaster that is certainly gone; true when one still lives. */
export function clearStaleLock(folder: string): boolean {
  const postmaster = readPostmaster(folder);
  if (postmaster === undefined) return false;
  if (isOurs(postmaster.pid, folder)) return true;
  if (isThere(postmaster.pid)) {
    // A zombie, or another program, has the number now. PostgreSQL would believe it to be a postmaster and refuse to
    // start. (Should a child of the dead one still live, its shared memory is in use, and PostgreSQL refuses for that.)
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    rmSync(join(postmaster.socketFolder || folder, '.s.PGSQL.5432.lock'), { force: true });
  }
  return false;
}
