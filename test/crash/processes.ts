import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../src/server/postgres/pidFile.ts';

/** Ends a postmaster and every process it started, as a machine that stops does: none gets a last word. */
export async function killPostgres(postmaster: number): Promise<void> {
  try {
    process.kill(postmaster, 'SIGSTOP'); // it starts no more
  } catch {
    return;
  }
  const all = [postmaster, ...childrenOf(postmaster)];
  for (const pid of all) kill(pid);
  while (all.some(isAlive)) await pause(5);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // already gone
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}
