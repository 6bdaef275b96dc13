import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseOtherVersion, versionIn } from '../postgres/versions.ts';
import { controlOf, type Folders, finish, foldersIn, type Moved, noteMoved, swap, taskIn } from './folders.ts';
import { takeTurn } from './turn.ts';

// Folders that only say who made them: what counts here is which of them stands where.
let folders: Folders;
let moved: Moved;
beforeEach(() => {
  folders = foldersIn(mkdtempSync(join(tmpdir(), 'gschobe-folders-')));
  const kept = join(folders.dataDir, 'postgres-17-until-x');
  moved = { from: 17, to: 18, backup: 'x.gz', kept, events: 1, eventLog: 'x' };
  make(folders.database, 17);
  make(folders.fresh, 18);
});
afterEach(() => rmSync(folders.dataDir, { recursive: true, force: true }));

function make(folder: string, version: number): void {
  mkdirSync(join(folder, 'global'), { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`);
  writeFileSync(join(folder, 'global', 'pg_control'), `stopped ${version}`);
}
const isDone = () =>
  versionIn(folders.database) === 18 && versionIn(moved.kept) === 17 && !existsSync(folders.workshop);

test('the new folder takes the old one’s place, and the old one stays beside it', () => {
  noteMoved(folders, moved);
  swap(folders, moved, controlOf(folders.database));
  expect(isDone()).toBe(true);
  expect(taskIn(folders, 18)).toEqual({ kind: 'nothing' });
});

test('killed before the folders change places it begins anew: the old one may have been used since', () => {
  expect(taskIn(folders, 18)).toEqual({ kind: 'upgrade', from: 17 });
  noteMoved(folders, moved);
  expect(taskIn(folders, 18)).toEqual({ kind: 'upgrade', from: 17 });
});

test('killed between the two renames no start makes an empty database, and the next run finishes', () => {
  noteMoved(folders, moved);
  rmSync(moved.kept, { recursive: true, force: true });
  make(moved.kept, 17);
  rmSync(folders.database, { recursive: true });
  expect(() => refuseOtherVersion(folders.database, 18)).toThrow('"gschobe postgres upgrade" finishes it');
  expect(taskIn(folders, 18)).toEqual({ kind: 'finish', moved });
  finish(folders);
  expect(isDone()).toBe(true);
});

test('killed after both renames the next run only tidies up', () => {
  noteMoved(folders, moved);
  rmSync(folders.database, { recursive: true });
  make(folders.database, 18);
  make(moved.kept, 17);
  rmSync(folders.fresh, { recursive: true });
  expect(taskIn(folders, 18)).toEqual({ kind: 'finish', moved });
  finish(folders);
  expect(isDone()).toBe(true);
});

test('an older program that was started between the renames has made a database: nothing is thrown away', () => {
  noteMoved(folders, moved);
  make(moved.kept, 17);
  expect(() => taskIn(folders, 18)).toThrow(/everything of before lies in .*until-x, what came afterwards in/);
});

test.each([
  ['runs', () => writeFileSync(join(folders.database, 'postmaster.pid'), '1')],
  ['has run', () => writeFileSync(join(folders.database, 'global', 'pg_control'), 'stopped later')],
])('a program that %s on the old folder since it was stopped keeps it where it is', (_what, start) => {
  noteMoved(folders, moved);
  const control = controlOf(folders.database);
  start();
  expect(() => swap(folders, moved, control)).toThrow('was started by another program meanwhile');
  expect(versionIn(folders.database)).toBe(17);
  expect(existsSync(moved.kept)).toBe(false);
});

test('a new folder that cannot be moved leaves the old one in its place', () => {
  rmSync(folders.fresh, { recursive: true });
  expect(() => swap(folders, moved, controlOf(folders.database))).toThrow('ENOENT');
  expect(versionIn(folders.database)).toBe(17);
});

test('one at a time; the turn of one who was killed is free', () => {
  const file = `${folders.workshop}.pid`;
  writeFileSync(file, String(2 ** 22 - 7));
  const giveBack = takeTurn(folders);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  giveBack();
  expect(existsSync(file)).toBe(false);
});
