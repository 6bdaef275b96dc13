import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE } from '../../kit/time.ts';
import { accessSettings } from './access.ts';
import { type Account, findAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clearStaleLock, isAlive, readPostmaster } from './pidFile.ts';
import { asArguments, SETTINGS, SETTINGS_18 } from './settings.ts';
import { makeSocketFolder, PORT, refuseForeignFolder, socketFolderFor } from './socketFolder.ts';
import { type Watch, watchOver } from './watch.ts';

/** Our own PostgreSQL: started or found running, watched, started again when it dies. */
export interface Cluster {
  /** The address of a database of this cluster, for `pg`. */
  url(database: string): string;
  /** The postmaster's process number, while it lives. */
  pid(): number | undefined;
  /** Stops watching; stops the server too, unless another process of ours still uses it or it is to be left. */
  stop(how?: 'unless-used' | 'always' | 'leave'): Promise<void>;
}

export interface ClusterOptions {
  /** `DATA_DIR`; the database lies in its folder `postgres`. */
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly report?: (line: string) => void;
  /** The database cannot come back by itself: its folder is gone. */
  readonly lost?: (why: string) => void;
}

/** The major version of the packaged PostgreSQL. */
export const PACKAGED_VERSION = '18';
export const OWNER = 'gschobe';

/** Where the cluster lies, and what is being done with it. */
interface Site {
  readonly home: string;
  readonly folder: string;
  readonly log: string;
  readonly socketFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly report: (line: string) => void;
  attempt: Promise<void> | undefined;
  watch: Watch | undefined;
}

export async function startCluster({ dataDir, settings = {}, ...rest }: ClusterOptions): Promise<Cluster> {
  if (process.platform === 'win32') throw new Error('on Windows, set DATABASE_URL to a PostgreSQL 15 or newer');
  const { report = () => {}, lost = report } = rest;
  mkdirSync(dataDir, { recursive: true });
  const home = resolve(dataDir);
  const folder = join(home, 'postgres');
  const site: Site = {
    ...{ home, folder, settings, report },
    log: join(home, 'postgres.log'),
    socketFolder: socketFolderFor(folder),
    attempt: undefined,
    watch: undefined,
  };
  await ensure(site);
  site.watch = watchOver({
    ...{ folder, report, lost },
    ensure: () => ensure(site),
    isStarting: () => site.attempt !== undefined,
  });

  return {
    url: (database) => addressOf(site.socketFolder, database),
    pid: () => readPostmaster(folder)?.pid,
    async stop(how = 'unless-used') {
      site.watch?.stop();
      await site.attempt?.catch(() => {});
      if (how === 'leave' || (how === 'unless-used' && (await othersUse(site.socketFolder)))) return;
      await shutDown(folder);
    },
  };
}

/** Attaches to a living server or starts one; many may ask, one attempt runs. */
function ensure(site: Site): Promise<void> {
  site.attempt ??= bringUp(site).finally(() => {
    site.attempt = undefined;
  });
  return site.attempt;
}

async function bringUp(site: Site): Promise<void> {
  const { folder, socketFolder, log } = site;
  refuseOtherVersion(folder);
  if (socketFolder !== folder) refuseForeignFolder(socketFolder);
  const deadline = performance.now() + MINUTE;
  for (;;) {
    if (await answers(socketFolder)) return;
    if (!clearStaleLock(folder)) launch(site);
    for (let i = 0; i < 100; i++) {
      await pause(i < 20 ? 10 : 50);
      if (await answers(socketFolder)) return;
      const postmaster = readPostmaster(folder);
      if (i >= 20 && (postmaster === undefined || !isAlive(postmaster.pid))) break; // it gave up: look why, try again
    }
    if (performance.now() > deadline) throw new Error(`PostgreSQL does not start; ${log} says:\n${tail(log)}`);
  }
}

function launch(site: Site): void {
  const { home, folder, socketFolder, log, settings, report } = site;
  const binaries = findBinaries(join(home, 'postgres.lib'));
  const environment = environmentFor(binaries);
  const account = initialise(folder, binaries, environment, settings['fsync'] !== 'off');
  if (socketFolder !== folder) {
    makeSocketFolder(socketFolder);
    account.own(socketFolder);
  }
  if (existsSync(log) && statSync(log).size > 8 * 1024 * 1024) renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  const args = [
    ...['-D', folder, '-p', String(PORT), '-k', socketFolder],
    ...asArguments({ ...SETTINGS, ...SETTINGS_18, ...accessSettings(home, OWNER), ...settings }),
  ];
  // Its own process group: Ctrl-C and a crash of ours do not reach it; the next start attaches to it.
  const start = account.as(binaries.postgres, args);
  const child = spawn(start.command, start.args, {
    ...start.identity,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', (error) => report(`PostgreSQL: ${error.message}`));
  child.unref();
  child.on('exit', () => {
    if (site.attempt === undefined) site.watch?.revive();
  });
}

/** One sync of the whole file system is twice as fast as one a file, on a busy disk. */
const SYNC = { on: process.platform === 'linux' ? ['--sync-method=syncfs'] : [], off: ['--no-sync'] };

/** initdb in a folder aside, renamed when complete: a crash in between leaves nothing half made. */
function initialise(folder: string, binaries: Binaries, environment: NodeJS.ProcessEnv, isSynced: boolean): Account {
  if (existsSync(join(folder, 'PG_VERSION'))) return findAccount(binaries.postgres, folder, environment);
  sweep(folder);
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { mode: 0o700 });
  const account = findAccount(binaries.postgres, aside, environment);
  const { command, args, identity } = account.as(binaries.initdb, [
    ...['-D', aside, '-U', OWNER, '-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--auth=trust', '--no-instructions', ...SYNC[isSynced ? 'on' : 'off']],
  ]);
  const made = spawnSync(command, args, { ...identity, cwd: '/', env: environment, encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error(`the database could not be made: ${made.error?.message ?? made.stderr}`);
  }
  try {
    renameSync(aside, folder);
  } catch {
    rmSync(aside, { recursive: true, force: true }); // another process was faster
  }
  return account;
}

/** PostgreSQL reads only databases of its own major version. */
function refuseOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : PACKAGED_VERSION;
  if (version === PACKAGED_VERSION) return;
  throw new Error(
    `${folder} was made by PostgreSQL ${version}, this program brings ${PACKAGED_VERSION}: ` +
      'make a backup with the program you had (gschobe backup FILE), then restore it into an empty DATA_DIR (gschobe restore FILE)',
  );
}

/** What attempts that were killed left behind. */
function sweep(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const owner = /^postgres\.(\d+)$/.exec(name)?.[1];
    if (owner === undefined || (isAlive(Number(owner)) && Number(owner) !== process.pid)) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/** A clock that is turned for Node (libfaketime) is not turned for the database: it decides nothing by its clock. */
function environmentFor(binaries: Binaries): NodeJS.ProcessEnv {
  const preload = process.env['LD_PRELOAD'];
  const { LD_PRELOAD: _, ...others } = process.env;
  const kept = preload === undefined || preload.includes('faketime') ? others : process.env;
  return { ...kept, ...binaries.environment, LC_ALL: 'C', TZ: 'UTC' };
}

function addressOf(socketFolder: string, database: string): string {
  return `postgres://${OWNER}@/${encodeURIComponent(database)}?host=${encodeURIComponent(socketFolder)}`;
}

async function ask<Row extends pg.QueryResultRow>(socketFolder: string, text: string): Promise<Row[] | undefined> {
  const client = new pg.Client({
    connectionString: addressOf(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

const answers = async (socketFolder: string): Promise<boolean> =>
  existsSync(join(socketFolder, `.s.PGSQL.${PORT}`)) && (await ask(socketFolder, 'select 1')) !== undefined;

/** Asked for a moment: connections that were just closed take a while to go. */
async function othersUse(socketFolder: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    if (!(await isUsed(socketFolder))) return false;
    await pause(30);
  }
  return true;
}

async function isUsed(socketFolder: string): Promise<boolean> {
  const rows = await ask<{ others: number }>(
    socketFolder,
    `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return (rows?.[0]?.others ?? 0) > 0;
}

/** "Fast" shutdown: sessions are ended, everything is written. */
async function shutDown(folder: string): Promise<void> {
  const postmaster = readPostmaster(folder);
  if (postmaster === undefined || !clearStaleLock(folder)) return;
  process.kill(postmaster.pid, 'SIGINT');
  while (isAlive(postmaster.pid)) await pause(20);
}

function tail(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-12).join('\n') : '(nothing)';
}
