import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOver } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A folder with the lock of a living process, and what is said about it. */
function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-watch-'));
  const lock = join(folder, 'postmaster.pid');
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  writeFileSync(lock, `${process.pid}\n${folder}\n0\n5432\n${folder}\n`);
  const said: string[] = [];
  let starts = 0;
  const watch = watchOver({
    ...{ folder, isStarting: () => false, report: (line) => said.push(line), lost: (why) => said.push(why) },
    async ensure() {
      starts++;
    },
  });
  return { lock, watch, said, starts: () => starts };
}

test('a PostgreSQL whose lock cannot be read, as when no file can be opened any more, is not taken for stopped', () => {
  const { lock, watch, said, starts } = watched();
  rmSync(lock);
  mkdirSync(lock); // reading it fails, and that it is missing nobody can say
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([]);
  expect(starts()).toBe(0);
  watch.stop();
});

test('a PostgreSQL whose lock is gone is started again', () => {
  const { lock, watch, said, starts } = watched();
  rmSync(lock);
  vi.advanceTimersByTime(300);
  expect(said).toEqual(['PostgreSQL has stopped; starting it again']);
  expect(starts()).toBe(1);
  watch.stop();
});
