import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * The password of our PostgreSQL's owner. Only Windows needs it, but every database has one, so that its folder can be
 * taken there. It lies in the folder itself: they belong together.
 */
export const PASSWORD_FILE = 'gschobe.password';
const fileIn = (folder: string): string => join(folder, PASSWORD_FILE);

export const hasPassword = (folder: string): boolean => existsSync(fileIn(folder));
export const readPassword = (folder: string): string => readFileSync(fileIn(folder), 'utf8');
export const newPassword = (): string => randomBytes(24).toString('base64url');

/** Written aside and renamed: nobody reads half of it. */
export function keepPassword(folder: string, password: string): void {
  const aside = `${fileIn(folder)}.${process.pid}`;
  writeFileSync(aside, password, { mode: 0o600 });
  closeToOthers(aside);
  try {
    renameSync(aside, fileIn(folder));
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Windows keeps no modes: there its own list says who may read a file. The user's folders are closed to others anyway. */
function closeToOthers(file: string): void {
  if (process.platform !== 'win32') return;
  const { username } = userInfo();
  spawnSync('icacls', [file, '/inheritance:r', '/grant:r', `${username}:F`], { stdio: 'ignore', windowsHide: true });
}
