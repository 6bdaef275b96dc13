import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { isAlive, readPostmaster } from '../src/server/postgres/pidFile.ts';
import { testDatabase } from '../src/server/testing/database.ts';
import { childrenOf } from '../src/server/testing/ownPostgres.ts';
import { main, startProduct } from './load/product.ts';

// How the product starts and ends, as a supervisor (systemd, Docker) sees it: its exit code, its last line, its time.
const folder = mkdtempSync(join(tmpdir(), 'gschobe-starting-'));
const dataDir = join(folder, 'data');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly milliseconds: number;
}

function start(
  environment: Record<string, string | undefined>,
  through: readonly string[] = [],
): {
  child: ChildProcess;
  serves: Promise<string>;
  lines: readonly string[];
  ended: Promise<Ended>;
} {
  const [command = '', ...words] = [...through, process.execPath, main, 'serve'];
  const child = spawn(command, words, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const from = performance.now();
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.once('exit', (code) => resolve({ code, said, milliseconds: performance.now() - from })),
  );
  const lines: string[] = [];
  const serves = new Promise<string>((resolve) =>
    child.stdout?.on('data', (text) => {
      lines.push(String(text));
      const address = /Gschobe: (http:\S+)/.exec(lines.join(''))?.[1];
      if (address !== undefined) resolve(address);
    }),
  );
  return { child, serves, ended, lines };
}

const postmaster = () => readPostmaster(join(dataDir, 'postgres'))?.pid;
const isRunning = () => {
  const pid = postmaster();
  return pid !== undefined && isAlive(pid);
};
/** The first row of an answer of its database. */
const whileItRuns = async (text: string): Promise<Record<string, string>> => {
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const socket = encodeURIComponent(join(dataDir, 'postgres'));
  const client = new pg.Client({ connectionString: `postgres://gschobe@/gschobe?host=${socket}` });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  await product.stop();
  return rows[0];
};
const taken = async (): Promise<{ server: Server; port: string }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: String((server.address() as { port: number }).port) };
};

test('a port that is taken or a host that is not ours: one line that says what to do, exit code 2, nothing left running', async () => {
  const { server, port } = await taken();
  const cases = [
    { environment: { PORT: port }, says: `port ${port} is taken, .* start with another one, for example PORT=` },
    { environment: { HOST: '203.0.113.1' }, says: '203.0.113.1 is not an address of this machine: set HOST ' },
  ];
  for (const { environment, says } of cases) {
    const ended = await start(environment).ended;
    expect(ended.code).toBe(2);
    expect(ended.said.trim().split('\n')).toHaveLength(1);
    expect(ended.said).toMatch(new RegExp(says));
    expect(isRunning()).toBe(false);
  }
  server.close();
});

/** Our account stays who it is, but nobody there knows its name or its home. */
const hidden = ['passwd', 'nsswitch.conf'].map((file) => `mount --bind /dev/null /etc/${file}`).join(' && ');
const nameless = ['unshare', '--mount', 'sh', '-c', `${hidden} && exec "$@"`, 'sh'];
const canBeNameless = spawnSync(nameless[0]!, [...nameless.slice(1), 'true']).status === 0;

test.runIf(canBeNameless)('an account without a name and a home serves from a database elsewhere', async () => {
  const { child, serves, ended } = start({ DATABASE_URL: await testDatabase(), HOME: undefined }, nameless);
  expect(await Promise.race([serves, ended])).toEqual(expect.stringContaining('http:'));
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, said: '' });
});

test('a database of another PostgreSQL: one line that says what to do, exit code 2, at once', async () => {
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  const before = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  const other = await start({}).ended;
  expect(other).toMatchObject({ code: 2 });
  expect(other.said).toMatch(/made by PostgreSQL 17, this program brings \d+: run "gschobe postgres upgrade" once/);
  expect(other.milliseconds).toBeLessThan(30_000);
  writeFileSync(version, before);
});

test('a damaged database: one line, exit code 2, nothing left running', async () => {
  const path = await whileItRuns(`select pg_relation_filepath('migrations') as path`);
  const file = join(dataDir, 'postgres', path['path']!);
  const before = readFileSync(file);
  writeFileSync(file, Buffer.from(before).fill(0x5a, 100, 200));
  const damaged = await start({}).ended;
  expect(damaged).toMatchObject({ code: 2 });
  expect(damaged.said).toMatch(/invalid page/);
  expect(damaged.said.trim().split('\n')).toHaveLength(1);
  expect(isRunning()).toBe(false);
  writeFileSync(file, before);
});

test('a database of a newer program: one line that says what to do, exit code 2, nothing left running', async () => {
  await whileItRuns(`insert into migrations (name, checksum) values ('9901_of-tomorrow.sql', 'x') returning name`);
  const older = await start({}).ended;
  expect(older).toMatchObject({ code: 2 });
  expect(older.said).toMatch(/newer version.*9901_of-tomorrow.*start that one/);
  expect(older.said.trim().split('\n')).toHaveLength(1);
  expect(isRunning()).toBe(false);
  rmSync(dataDir, { recursive: true });
});

test('SIGTERM ends within ten seconds although the database hangs', async () => {
  const { child, serves, ended } = start({});
  await serves;
  const pid = postmaster()!;
  const frozen = [pid, ...childrenOf(pid)].filter(isAlive);
  for (const one of frozen) process.kill(one, 'SIGSTOP');
  const from = performance.now();
  child.kill('SIGTERM');
  await ended;
  const milliseconds = performance.now() - from;
  for (const one of frozen) if (isAlive(one)) process.kill(one, 'SIGCONT');
  expect(milliseconds).toBeLessThan(15_000); // ten, and what a busy machine adds
});

test('a refused sign-in leaves a line in the log, without the address that was tried', async () => {
  const { child, serves, ended, lines } = start({ LOG_LEVEL: 'warn' });
  const address = await serves;
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'vreni@example.ch', password: 'not this one' }),
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  child.kill('SIGTERM');
  await ended;
  expect(lines.join('')).toContain('a sign-in was refused');
  expect(lines.join('')).not.toContain('vreni');
});

/** Fails when it is told to, as something does that nobody waits for. */
const failing = `process.on('SIGUSR2',()=>{Promise.reject(new Error('timeout exceeded when trying to connect'))})`;

test('what fails and nobody waits for is a line in the log, and everybody is served on', async () => {
  const environment = { LOG_LEVEL: 'error', NODE_OPTIONS: `--import=data:text/javascript,${encodeURI(failing)}` };
  const { child, serves, ended, lines } = start(environment);
  const address = await serves;
  child.kill('SIGUSR2');
  await expect.poll(() => lines.join('')).toContain('something failed that nobody waited for');
  expect(lines.join('')).toContain('timeout exceeded when trying to connect');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});

test('a DATA_DIR that is gone ends the process with one line and an exit code, and PostgreSQL with it', async () => {
  const { serves, ended } = start({});
  await serves;
  const pid = postmaster()!;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  const { code, said } = await ended;
  expect(code).toBe(2);
  expect(said).toMatch(/postgres is gone/);
  expect(said.trim().split('\n')).toHaveLength(1);
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

/** Folders for backups on a disk of one page. */
const tiny = (path: string) => `mkdir -p ${path} && mount -t tmpfs -o size=4k tmpfs ${path}`;
const withoutRoom = ['unshare', '--mount', 'sh', '-c', `${tiny('"$DATA_DIR/backups"')} && exec "$@"`, 'sh'];
const canMount = spawnSync('unshare', ['--mount', 'sh', '-c', tiny(join(folder, 'tiny'))]).status === 0;

test.runIf(canMount)(
  'no room for the backup before an upgrade: one line, exit code 2, and nothing was changed',
  async () => {
    const newest = `select name from migrations order by name desc limit 1`;
    const much = `insert into streams select 'test:' || md5(n::text) || md5((-n)::text), 1 from generate_series(1, 20000) n`;
    await whileItRuns(`with much as (${much}) delete from migrations where name = (${newest}) returning name`);
    const ended = await start({}, withoutRoom).ended;
    expect(ended.code).toBe(2);
    expect(ended.said.trim().split('\n')).toHaveLength(1);
    expect(ended.said).toMatch(
      /no upgrade without a backup, make room and start again: .*\.gz cannot be written: ENOSPC/,
    );
    expect(ended.milliseconds).toBeLessThan(60_000);
    expect(isRunning()).toBe(false);
  },
);
