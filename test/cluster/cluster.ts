import { type ChildProcess, execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { main } from '../load/product.ts';
import { type Answers, DEPLOY, startFront } from './front.ts';
import { HERE, type Machine, openMachines } from './machines.ts';

/** Three machines as `docs/operating.md` describes them, with the files of `deploy/cluster`. */
export interface Cluster {
  readonly machines: readonly Machine[];
  /** Where players arrive. */
  readonly address: string;
  leader(): Promise<Machine | undefined>;
  /** The leader's database, as its owner. */
  url(): Promise<string>;
  /** For a command of the program, from here. */
  environment(): Promise<Record<string, string>>;
  startEtcd(machine: Machine): void;
  startDatabase(machine: Machine): void;
  startServer(machine: Machine, program?: string): ChildProcess;
  /** The files of its database. */
  dataOf(machine: Machine): string;
  /** The folder of its server. */
  homeOf(machine: Machine): string;
  /** Who holds the lease, as `witness` knows it; undefined: nobody. */
  holder(witness: Machine): Promise<string | undefined>;
  /** Rows of the database on that machine, asked from there: also when nobody else reaches it. */
  rowsOn(machine: Machine, query: string): Promise<readonly string[]>;
  /** All that went through the proxy where players arrive. */
  answers(): Answers;
  switchOver(from: Machine): Promise<void>;
  /** A leader, two standbys in step, three servers that take requests. */
  untilWhole(): Promise<void>;
  close(): void;
}

const PASSWORD = { REPLICATION: 'a'.repeat(32), SUPERUSER: 'b'.repeat(32), PASSWORD: 'c'.repeat(32) };
const KEYS = { MARKS: 'd'.repeat(64), SEALING: 'e'.repeat(64) };

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Debian's programs, installed when they are missing. */
function install(): void {
  const wanted = ['patroni', 'etcd-server', 'etcd-client', 'haproxy', 'postgresql-15', 'iproute2'];
  if (existsSync('/usr/bin/patroni') && existsSync('/usr/bin/etcd') && existsSync('/usr/sbin/haproxy')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...words: readonly string[]) => execFileSync('apt-get', words, { stdio: 'ignore', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...wanted);
}

/** `program`: another build of ours than this one. */
export async function openCluster(program = main): Promise<Cluster> {
  install();
  const base = mkdtempSync(join(tmpdir(), 'gschobe-cluster-'));
  chmodSync(base, 0o755);
  const { machines, close } = openMachines();
  const folderOf = ({ name }: Machine) => join(base, name);
  const dataOf = (machine: Machine) => join(folderOf(machine), 'postgresql/gschobe');
  for (const machine of machines) furnish(machine, folderOf(machine));
  const front = startFront(base);
  const breakOff = () => process.exit(1);
  const end = () => {
    process.off('exit', end);
    for (const signal of SIGNALS) process.off(signal, breakOff);
    front.process.kill('SIGKILL');
    close();
    rmSync(base, { recursive: true, force: true });
  };
  process.on('exit', end); // a check that breaks off leaves nothing running either
  for (const signal of SIGNALS) process.on(signal, breakOff);

  const startEtcd = (machine: Machine) => {
    const folder = folderOf(machine);
    const log = join(folder, 'log/etcd.log');
    machine.run({ words: ['etcd'], user: 'postgres', environment: environmentIn(join(folder, 'etcd.env')), log });
  };
  const startDatabase = (machine: Machine) => {
    const folder = folderOf(machine);
    machine.run({
      words: ['patroni', join(folder, 'patroni.yml')],
      ...{ user: 'postgres', environment: { PATH: '/usr/bin:/bin' }, log: join(folder, 'log/patroni.log') },
    });
  };
  const startServer = (machine: Machine, program = main) => {
    const folder = folderOf(machine);
    const environment = { DATA_DIR: join(folder, 'gschobe'), PORT: '8080', LOG_LEVEL: 'warn', MONEY: 'cash' };
    return machine.run({
      words: [process.execPath, program, 'serve'],
      environment: { ...environment, ...environmentIn(join(folder, 'gschobe.env')) },
      log: join(folder, 'log/gschobe.log'),
    });
  };
  const leader = async () => {
    const roles = await Promise.all(machines.map((machine) => answers(`http://${machine.address}:8008/primary`)));
    return machines[roles.indexOf(true)];
  };
  const url = async () => {
    const found = await until('a leader', leader);
    return `postgres://postgres:${PASSWORD.SUPERUSER}@${found.address}:5432/gschobe`;
  };

  for (const machine of machines) {
    startEtcd(machine);
    const log = join(folderOf(machine), 'log/haproxy.log');
    machine.run({ words: ['haproxy', '-f', join(folderOf(machine), 'haproxy.cfg')], log });
  }
  for (const machine of machines) startDatabase(machine);
  await until('a leader', leader);
  await createDatabase((await url()).replace(/gschobe$/, 'postgres'));
  const untilWhole = () =>
    until('a whole cluster', async () => {
      const asked = machines.map(({ address }) => [`http://${address}:8008/replica`, `http://${address}:8080/readyz`]);
      const [replicas, ready] = await Promise.all(
        [0, 1].map((which) => Promise.all(asked.map((both) => answers(both[which]!)))),
      );
      const isSafe = (await leader()) !== undefined && (await hasSynchronous(await url()));
      return isSafe && replicas!.filter(Boolean).length === 2 && ready!.every(Boolean) ? true : undefined;
    }).then(() => {});
  for (const machine of machines) startServer(machine, program);
  await untilWhole();

  return {
    ...{
      machines,
      address: `http://${HERE}:8080`,
      leader,
      url,
      startEtcd,
      startDatabase,
      startServer,
      dataOf,
      untilWhole,
      answers: front.answers,
    },
    homeOf: (machine) => join(folderOf(machine), 'gschobe'),
    async holder({ address }) {
      const answer = await fetch(`http://${address}:2379/v2/keys/service/gschobe/leader`);
      return ((await answer.json()) as { node?: { value: string } }).node?.value;
    },
    async rowsOn({ name, address }, query) {
      const words = ['psql', '-AtX', '-h', address, '-U', 'postgres', '-c', query, 'gschobe'];
      const env = { ...process.env, PGPASSWORD: PASSWORD.SUPERUSER, PGCONNECT_TIMEOUT: '3' };
      const options = { env, timeout: 10_000, maxBuffer: 2 ** 28 };
      const { stdout } = await promisify(execFile)('ip', ['netns', 'exec', name, ...words], options);
      return stdout.split('\n').filter(Boolean);
    },
    async environment() {
      const { address } = await until('a leader', leader);
      const { MARKS_KEY = '', SEALING_KEY = '' } = environmentIn(join(folderOf(machines[0]!), 'gschobe.env'));
      const DATABASE_URL = `postgres://gschobe:${PASSWORD.PASSWORD}@${address}:5432/gschobe?sslmode=disable`;
      return { DATABASE_URL, MARKS_KEY, SEALING_KEY, DATA_DIR: join(base, 'here') };
    },
    async switchOver(from) {
      const answer = await fetch(`http://${from.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from.name }),
      });
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
    },
    close: end,
  };
}

/** What a person does on each machine: the files, with its name and address in them; here in a folder of its own. */
function furnish({ name, address }: Machine, folder: string): void {
  mkdirSync(join(folder, 'gschobe'), { recursive: true });
  for (const mine of ['etcd', 'postgresql', 'run']) {
    mkdirSync(join(folder, mine), { recursive: true });
    execFileSync('chown', ['postgres:', join(folder, mine)]);
  }
  const words = { NODE: name, ADDRESS: address, ...PASSWORD, ...KEYS };
  for (const file of ['etcd.env', 'patroni.yml', 'haproxy.cfg', 'gschobe.env']) {
    let text = readFileSync(join(DEPLOY, file), 'utf8');
    for (const [word, value] of Object.entries(words)) text = text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), value);
    text = text.replaceAll('/var/lib', folder).replaceAll('/var/run/postgresql', join(folder, 'run'));
    writeFileSync(join(folder, file), text);
  }
}

const environmentIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(1500) })).ok;
  } catch {
    return false;
  }
}

async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  for (const from = performance.now(); performance.now() - from < 180_000; ) {
    const value = await ask().catch(() => undefined);
    if (value !== undefined) return value;
    await pause(200);
  }
  throw new Error(`not within three minutes: ${what}`);
}

async function onDatabase<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const createDatabase = (url: string): Promise<unknown> =>
  onDatabase(url, async (client) => {
    await client.query(`create role gschobe login createrole password '${PASSWORD.PASSWORD}'`);
    await client.query(`create database gschobe owner gschobe`);
  });

/** Two standbys follow, one of them is waited for. */
const hasSynchronous = (url: string): Promise<boolean> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ state: string }>(
      `select sync_state as state from pg_stat_replication where state = 'streaming'`,
    );
    return rows.length === 2 && rows.some(({ state }) => state === 'sync' || state === 'quorum');
  });
