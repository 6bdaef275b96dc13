import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nobody } from './account.ts';

export const PORT = 5432; // names the socket file; no network port is opened

/** The path of a socket may have about a hundred bytes: a deep DATA_DIR gets a short folder beside. */
export function socketFolderFor(folder: string): string {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}.lock`)) <= 100) return folder;
  return join(tmpdir(), `gschobe-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}

/** Made by us alone, closed to others. */
export function makeSocketFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  refuseForeignFolder(path);
}

/** Everybody may write into the temporary folder: who made ours before us could put a false database into it. */
export function refuseForeignFolder(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  const self = process.getuid?.() ?? 0;
  const owners = self === 0 ? [0, nobody().uid] : [self];
  if (found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0) return;
  throw new Error(`${path} was not made by us: remove it, or choose a shorter DATA_DIR`);
}
