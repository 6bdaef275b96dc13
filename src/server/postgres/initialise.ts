import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, findAccount } from './account.ts';
import { type Binaries, packagedVersion } from './binaries.ts';
import { keepPassword, newPassword, PASSWORD_FILE } from './password.ts';
import { isAlive } from './pidFile.ts';
import { OWNER } from './way.ts';

/** A database cluster of our own, made when there is none; answers with the account that it runs under. */
export function initialise(
  folder: string,
  binaries: Binaries,
  environment: NodeJS.ProcessEnv,
  isSynced: boolean,
): Account {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    const account = findAccount(binaries.postgres, folder, environment);
    takeFromRoot(folder, account);
    return account;
  }
  sweep(folder);
  // In a folder aside, renamed when complete: a crash in between leaves nothing half made.
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { mode: 0o700 });
  const account = findAccount(binaries.postgres, aside, environment);
  try {
    makeCluster(aside, { account, binaries, environment, isSynced });
    rename(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true }); // it failed, or another process was faster
  }
  return account;
}

/** PostgreSQL never runs as root: files of root were copied here, from a stick or another machine. */
function takeFromRoot(folder: string, account: Account): void {
  if (process.getuid?.() !== 0 || statSync(join(folder, 'PG_VERSION')).uid !== 0) return;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path !== PASSWORD_FILE) account.own(join(folder, path));
}

interface Making {
  readonly account: Account;
  readonly binaries: Binaries;
  readonly environment: NodeJS.ProcessEnv;
  readonly isSynced: boolean;
}

function makeCluster(aside: string, { account, binaries, environment, isSynced }: Making): void {
  const password = newPassword();
  const file = `${aside}.password`;
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  account.own(file);
  const { command, args, identity } = account.as(binaries.initdb, [
    ...['-D', aside, '-U', OWNER, '--locale=C', ...encoding(binaries.version), '--data-checksums'],
    `--pwfile=${file}`,
    ...['--auth=trust', '--no-instructions', ...syncing(binaries.version, isSynced)],
  ]);
  const options = { ...identity, cwd: '/', env: environment, encoding: 'utf8', windowsHide: true } as const;
  const made = spawnSync(command, args, options);
  rmSync(file, { force: true });
  if (made.status !== 0) throw new Error(`the database could not be made: ${why(made)}`);
  keepPassword(aside, password);
}

/**
 * On Windows initdb writes its own path into a statement, and an umlaut there is not UTF-8: there the cluster has no
 * encoding, and each database has its own (`createStatement`).
 */
function encoding(version: number): readonly string[] {
  if (process.platform === 'win32') return ['-E', 'SQL_ASCII'];
  return ['-E', 'UTF8', ...(version >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [])];
}

/** One sync of the whole file system is faster than one a file; initdb can do it from its version 17 on. */
function syncing(version: number, isSynced: boolean): readonly string[] {
  if (!isSynced) return ['--no-sync'];
  return version >= 17 && process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
}

/** Windows' code for a program whose libraries are not all there. */
const LIBRARY_MISSING = 0xc0000135;

function why({ status, stderr, error }: { status: number | null; stderr: string; error?: Error }): string {
  if (status !== null && status >>> 0 === LIBRARY_MISSING) {
    return 'Windows lacks VCRUNTIME140.dll, the "Microsoft Visual C++ Redistributable (x64)": install it and start again';
  }
  return error?.message ?? stderr;
}

/** How a database of ours is made: UTF-8, and the same order of texts on every system. */
export function createStatement(name: string, version = packagedVersion()): string {
  const order = version >= 17 ? `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'` : `locale 'C'`;
  return `create database ${name} template template0 encoding 'UTF8' ${order}`;
}

/** A virus scanner may hold a new folder for a moment. Where another process was faster, ours is thrown away. */
function rename(aside: string, folder: string): void {
  for (let tries = 1; !existsSync(join(folder, 'PG_VERSION')); tries++) {
    try {
      renameSync(aside, folder);
    } catch (error) {
      if (tries === 20) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

/** What attempts that were killed left behind. */
function sweep(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const owner = /^postgres\.(\d+)(?:\.password)?$/.exec(name)?.[1];
    if (owner === undefined || (isAlive(Number(owner)) && Number(owner) !== process.pid)) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}
