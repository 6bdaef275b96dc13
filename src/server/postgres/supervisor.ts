import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE } from '../../kit/time.ts';
import { type Binaries, findBinaries, packagedVersion } from './binaries.ts';
import { initialise } from './initialise.ts';
import { hasPassword, keepPassword, newPassword } from './password.ts';
import { isAlive, readPostmaster } from './pidFile.ts';
import { portWay } from './portWay.ts';
import { settingsFor } from './settings.ts';
import { socketWay } from './socketWay.ts';
import { refuseOtherVersion } from './versions.ts';
import { type Watch, watchOver } from './watch.ts';
import { OWNER, type Place, type Way } from './way.ts';

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
  /** A port with a password is the way of Windows, a socket that of all others. */
  readonly through?: 'socket' | 'port';
  /** Its place, where that is another one than usual. */
  readonly at?: Partial<Pick<Place, 'folder' | 'socketFolder' | 'binaries'>>;
}

/** Where the cluster lies, and what is being done with it. */
interface Site extends Place {
  readonly way: Way;
  readonly settings: Readonly<Record<string, string>>;
  readonly report: (line: string) => void;
  attempt: Promise<void> | undefined;
  watch: Watch | undefined;
}

export async function startCluster({ dataDir, settings = {}, ...rest }: ClusterOptions): Promise<Cluster> {
  const { report = () => {}, lost = report, through, at } = rest;
  mkdirSync(dataDir, { recursive: true });
  const home = resolve(dataDir);
  const folder = at?.folder ?? join(home, 'postgres');
  const place: Place = { home, log: join(home, 'postgres.log'), folder, ...at };
  const way = wayTo(place, through);
  const site: Site = { ...place, way, settings, report, attempt: undefined, watch: undefined };
  await ensure(site);
  if (!hasPassword(folder)) await givePassword(site);
  site.watch = watchOver({
    ...{ folder, report, lost },
    ensure: () => ensure(site),
    isStarting: () => site.attempt !== undefined,
  });

  return {
    url: way.url,
    pid: () => readPostmaster(folder)?.pid,
    async stop(how = 'unless-used') {
      site.watch?.stop();
      await site.attempt?.catch(() => {});
      if (how === 'leave' || (how === 'unless-used' && (await othersUse(way)))) return;
      await way.shutDown();
    },
  };
}

/** A port is the way of Windows, a socket that of all others. */
export const wayTo = (place: Place, through = process.platform === 'win32' ? 'port' : 'socket'): Way =>
  through === 'port' ? portWay(place) : socketWay(place);

/** Attaches to a living server or starts one; many may ask, one attempt runs. */
function ensure(site: Site): Promise<void> {
  site.attempt ??= bringUp(site).finally(() => {
    site.attempt = undefined;
  });
  return site.attempt;
}

async function bringUp(site: Site): Promise<void> {
  const { folder, way, log } = site;
  refuseOtherVersion(folder, site.binaries?.version ?? packagedVersion());
  way.refuseForeigners();
  let deadline: number | undefined;
  for (;;) {
    if (await answers(way)) return;
    if (!way.isRunning()) await launch(site);
    deadline ??= performance.now() + LONGEST_START; // making a new database does not count
    for (let i = 0; i < 100; i++) {
      await pause(i < 20 ? 10 : 50);
      if (await answers(way)) return;
      const postmaster = readPostmaster(folder);
      if (i >= 20 && (postmaster === undefined || !isAlive(postmaster.pid))) break; // it gave up: look why, try again
    }
    if (performance.now() > deadline) throw new Error(`PostgreSQL does not start; ${log} says:\n${tail(log)}`);
  }
}

function launch(site: Site): Promise<void> {
  const { home, folder, way, log, settings, report } = site;
  const binaries = site.binaries ?? findBinaries(join(home, 'postgres.lib'));
  const environment = environmentFor(binaries);
  const account = initialise(folder, binaries, environment, settings['fsync'] !== 'off');
  forgetSharedMemory(folder);
  closeToOthers(folder);
  if (existsSync(log) && statSync(log).size > 8 * 1024 * 1024) renameSync(log, `${log}.1`);
  return way.launch({
    ...{ binaries, account, environment, report },
    settings: { ...settingsFor(binaries.version), ...settings },
    ended: () => {
      if (site.attempt === undefined) site.watch?.revive();
    },
  });
}

/** PostgreSQL refuses a folder that others can read, as one is that was copied from a stick or from Windows. */
function closeToOthers(folder: string): void {
  const { mode } = statSync(folder);
  if (process.platform !== 'win32' && (mode & 0o27) !== 0) chmodSync(folder, 0o700);
}

/**
 * A folder made on the other kind of system names a kind of shared memory that is not known here, and PostgreSQL then
 * refuses its whole file, whatever the command line says. Without that line each system takes its own kind.
 */
function forgetSharedMemory(folder: string): void {
  const file = join(folder, 'postgresql.conf');
  const text = readFileSync(file, 'utf8');
  const without = text.replace(/^(?=dynamic_shared_memory_type\b)/m, '#');
  if (without === text) return;
  writeFileSync(`${file}.new`, without, { mode: 0o600 });
  const { uid, gid } = statSync(file);
  if (process.getuid?.() === 0) chownSync(`${file}.new`, uid, gid);
  renameSync(`${file}.new`, file);
}

/** A database of a program before passwords gets one, so that its folder can be taken to Windows. */
async function givePassword({ way, folder }: Site): Promise<void> {
  const password = newPassword();
  if ((await ask(way, `alter role ${OWNER} password '${password}'`)) !== undefined) keepPassword(folder, password);
}

/** A clock that is turned for Node (libfaketime) is not turned for the database: it decides nothing by its clock. */
function environmentFor(binaries: Binaries): NodeJS.ProcessEnv {
  const preload = process.env['LD_PRELOAD'];
  const { LD_PRELOAD: _, ...others } = process.env;
  const kept = preload === undefined || preload.includes('faketime') ? others : process.env;
  return { ...kept, ...binaries.environment, LC_ALL: 'C', TZ: 'UTC' };
}

/** Milliseconds. Each connection is a process, and Windows takes its time to start one. */
const PATIENCE = process.platform === 'win32' ? 40_000 : 5000;
const LONGEST_START = process.platform === 'win32' ? 3 * MINUTE : MINUTE;

/** Undefined when nobody answers. */
async function onConnection<Value>(way: Way, work: (client: pg.Client) => Promise<Value>): Promise<Value | undefined> {
  const client = new pg.Client({ connectionString: way.url('postgres'), connectionTimeoutMillis: PATIENCE });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

const ask = (way: Way, text: string) => onConnection(way, (client) => client.query(text));
const answers = async (way: Way): Promise<boolean> => way.mayAnswer() && (await ask(way, 'select 1')) !== undefined;

/** Asked for a moment: connections that were just closed take a while to go. All through one: each is a process. */
async function othersUse(way: Way): Promise<boolean> {
  const isUsed = await onConnection(way, async (client) => {
    for (let tries = 0; tries < 50; tries++) {
      const { rows } = await client.query<{ others: number }>(OTHERS);
      if (rows[0]?.others === 0) return false;
      await pause(30);
    }
    return true;
  });
  return isUsed ?? false;
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

function tail(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-12).join('\n') : '(nothing)';
}
