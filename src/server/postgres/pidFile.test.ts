import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearStaleLock, isAlive } from './pidFile.ts';

const lockOf = (pid: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-lock-'));
  writeFileSync(join(folder, 'postmaster.pid'), `${pid}\n${folder}\n0\n5432\n${folder}\n`);
  return folder;
};
const isLocked = (folder: string) => existsSync(join(folder, 'postmaster.pid'));

test.skipIf(process.platform !== 'linux')('a dead postmaster whose parent has not noticed locks nothing', async () => {
  // `sleep` never asks how its child ended: the child stays a zombie.
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))));
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), { timeout: 20_000 }).toMatch(/\) Z /);
    expect(isAlive(pid)).toBe(false);
    const folder = lockOf(pid);
    expect(clearStaleLock(folder)).toBe(false);
    expect(isLocked(folder)).toBe(false);
  } finally {
    parent.kill();
  }
});

test('the number of another program locks nothing; that of nobody is left to PostgreSQL', () => {
  const other = lockOf(process.pid);
  expect(clearStaleLock(other)).toBe(false);
  expect(isLocked(other)).toBe(process.platform !== 'linux');
  const nobody = lockOf(2 ** 22 - 7);
  expect(clearStaleLock(nobody)).toBe(false);
  expect(isLocked(nobody)).toBe(true);
});
