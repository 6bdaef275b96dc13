import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findAccount, nobody } from './account.ts';
import { findBinaries, packagedVersion } from './binaries.ts';
import { isAlive } from './pidFile.ts';
import { portWay } from './portWay.ts';
import { socketFolderFor } from './socketFolder.ts';
import { type Cluster, startCluster } from './supervisor.ts';

// Fast, because here nothing is to survive the machine; durability is tried in test/long/crash.long.ts.
const settings = { fsync: 'off', full_page_writes: 'off' };
const clusters: Cluster[] = [];
const folders: string[] = [];

const shared = mkdtempSync(join(tmpdir(), 'gschobe-pg-')); // making a database is the slow part
afterAll(() => rmSync(shared, { recursive: true, force: true }));
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-pg-'));
  folders.push(folder);
  return folder;
};
const start = async (dataDir: string) => {
  const cluster = await startCluster({ dataDir, settings });
  clusters.push(cluster);
  return cluster;
};
const ask = async (cluster: Cluster, text: string) => {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};
/** The server may be away for a moment. */
const askAgain = async (cluster: Cluster, text: string): Promise<unknown[]> => {
  for (;;) {
    try {
      return await ask(cluster, text);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};

afterEach(async () => {
  for (const cluster of clusters.splice(0)) await cluster.stop('always');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('our own PostgreSQL', () => {
  test('is found again by the next process, stays while somebody uses it, and the last one stops it', async () => {
    const folder = shared;
    const [one, two] = await Promise.all([start(folder), start(folder)]); // at once, on an empty folder
    expect(one.pid()).toBe(two.pid());
    const pid = one.pid()!;
    const client = new pg.Client({ connectionString: two.url('postgres') });
    client.on('error', () => {});
    await client.connect();
    await one.stop();
    expect(isAlive(pid)).toBe(true);
    await client.end();
    await two.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8').trim()).toBe(String(packagedVersion()));
  });

  test('is started again when it dies, whether we started it or found it', async () => {
    const folder = shared;
    const starter = await start(folder);
    await ask(starter, 'create table kept (n int)');
    for (const isFound of [false, true]) {
      if (isFound) await starter.stop('leave');
      const cluster = isFound ? await start(folder) : starter;
      const before = cluster.pid()!;
      process.kill(before, 'SIGKILL');
      expect(await askAgain(cluster, 'select * from kept')).toEqual([]);
      expect(cluster.pid()).not.toBe(before);
    }
  });

  test('starts although a lock names a process that is somebody else’s now', async () => {
    const folder = shared;
    const first = await start(folder);
    await first.stop();
    const lines = [process.pid, join(folder, 'postgres'), 1, 5432, join(folder, 'postgres'), '', '', 'ready'];
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
    writeFileSync(join(folder, 'postgres', '.s.PGSQL.5432.lock'), `${lines.join('\n')}\n`);
    expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('runs in a folder so deep that no socket fits there', async () => {
    const deep = join(newFolder(), 'x'.repeat(60), 'y'.repeat(60), 'data');
    expect(await ask(await start(deep), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('through a port of this machine: with the password of its folder only, found again, revived, stopped', async () => {
    const folder = shared;
    const through = (dataDir: string) => startCluster({ dataDir, settings, through: 'port' });
    const one = await through(folder);
    clusters.push(one);
    const two = await through(folder);
    expect(two.url('postgres')).toBe(one.url('postgres'));
    expect(new URL(one.url('postgres')).hostname).toBe('127.0.0.1');
    expect(await ask(two, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const stranger = new URL(one.url('postgres'));
    for (const password of ['', 'guessed']) {
      stranger.password = password;
      const client = new pg.Client({ connectionString: stranger.href });
      await expect(client.connect()).rejects.toThrow(/password/);
    }
    expect(lstatSync(join(folder, 'postgres/gschobe.password')).mode & 0o077).toBe(0);
    await two.stop('leave');
    const before = one.pid()!;
    process.kill(before, 'SIGKILL');
    expect(await askAgain(one, 'select 1 as one')).toEqual([{ one: 1 }]);
    const pid = one.pid()!;
    expect(pid).not.toBe(before);
    // On a busy machine the connections of those who left take a moment to end.
    await vi.waitUntil(async () => one.stop().then(() => !isAlive(pid)), { timeout: 60_000 });
    expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]); // and by its socket again
  });

  test('a start through a port is over when the server is ready: a slow machine is not asked a second time', async () => {
    const place = { home: shared, folder: join(shared, 'postgres'), log: join(shared, 'postgres.log') };
    const found = findBinaries(join(shared, 'postgres.lib'));
    const slow = join(newFolder(), 'pg_ctl');
    writeFileSync(slow, `#!/bin/sh\nsleep 1\nexec '${found.control}' "$@"\n`, { mode: 0o755 });
    chmodSync(dirname(slow), 0o755);
    const way = portWay(place);
    const environment = { ...process.env, ...found.environment };
    await way.launch({
      ...{ binaries: { ...found, control: slow }, account: findAccount(found.postgres, place.folder, process.env) },
      ...{ environment, settings, report: () => {}, ended: () => {} },
    });
    expect(way.mayAnswer()).toBe(true);
    await way.shutDown();
    expect(way.isRunning()).toBe(false);
  });

  test('a folder that comes from Windows names a kind of memory that is not known here, and runs', async () => {
    const file = join(shared, 'postgres/postgresql.conf');
    const text = readFileSync(file, 'utf8').replace(/^#?dynamic_shared_memory_type.*$/m, '');
    writeFileSync(file, `${text}\ndynamic_shared_memory_type = windows\n`);
    expect(await ask(await start(shared), 'show dynamic_shared_memory_type')).toEqual([
      { dynamic_shared_memory_type: 'posix' },
    ]);
  });

  test('a folder copied from a stick or from Windows lets everybody read, and runs all the same', async () => {
    chmodSync(join(shared, 'postgres'), 0o755);
    expect(await ask(await start(shared), 'show data_directory_mode')).toEqual([{ data_directory_mode: '0700' }]);
  });

  test('a folder of a program before passwords gets one; until then Windows does not take it', async () => {
    const folder = shared;
    rmSync(join(folder, 'postgres/gschobe.password'), { force: true });
    await expect(startCluster({ dataDir: folder, settings, through: 'port' })).rejects.toThrow('older program');
    await (await start(folder)).stop();
    const cluster = await startCluster({ dataDir: folder, settings, through: 'port' });
    clusters.push(cluster);
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('does not enter a socket folder that somebody else has prepared', async () => {
    const deep = join(newFolder(), 'x'.repeat(60), 'z'.repeat(60), 'data');
    const prepared = socketFolderFor(join(deep, 'postgres'));
    folders.push(prepared);
    mkdirSync(prepared, { mode: 0o777 });
    chmodSync(prepared, 0o777); // anybody could put a socket there
    await expect(start(deep)).rejects.toThrow('was not made by us');
    if (process.getuid?.() !== 0) return;
    chmodSync(prepared, 0o700);
    chownSync(prepared, 12345, 12345);
    await expect(start(deep)).rejects.toThrow('was not made by us');
  });

  test.runIf(process.getuid?.() === 0)(
    'runs for root below a folder that is closed to others, but not as root',
    async () => {
      const closed = newFolder(); // mode 0700
      const cluster = await start(join(closed, 'data'));
      expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(lstatSync(`/proc/${cluster.pid()}`).uid).not.toBe(0);
    },
  );

  test.runIf(process.getuid?.() === 0)('runs for root from a program that lies in a closed folder itself', async () => {
    const closed = newFolder(); // mode 0700, as /root is
    const packaged = dirname(dirname(dirname(findBinaries(newFolder()).initdb)));
    cpSync(packaged, join(closed, 'program'), { recursive: true, verbatimSymlinks: true });
    const binaries = findBinaries(join(closed, 'spare'), join(closed, 'program'));
    const cluster = await startCluster({ dataDir: join(closed, 'data'), settings, at: { binaries } });
    clusters.push(cluster);
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(process.getuid?.() === 0)(
    'a folder that root has copied from elsewhere is given to nobody, and runs',
    async () => {
      const folder = newFolder();
      await (await start(folder)).stop();
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        chownSync(join(folder, path), 0, 0);
      expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  test.runIf(process.getuid?.() === 0)('started by root it lets no other program of nobody in', async () => {
    const open = newFolder();
    chmodSync(open, 0o755); // the folders above let everybody pass
    const cluster = await start(join(open, 'data'));
    const script = `const pg = require('pg'); new pg.Client({ connectionString: process.argv[1] }).connect()
      .then(() => console.log('in'), (error) => console.log(error.code)).finally(() => process.exit())`;
    const entered = (identity: { uid?: number; gid?: number }) =>
      spawnSync(process.execPath, ['-e', script, cluster.url('postgres')], {
        ...identity,
        cwd: process.cwd(),
        encoding: 'utf8',
      });
    expect(entered({}).stdout.trim()).toBe('in');
    const { uid, gid } = nobody();
    expect(entered({ uid, gid }).stdout.trim()).toBe('28000'); // it reaches the socket, and is not believed
  });

  test('keeps what counts: synced to disk in full, reachable by nobody else', async () => {
    const cluster = await startCluster({ dataDir: shared });
    clusters.push(cluster);
    const show = async (name: string) => (await ask(cluster, `show ${name}`))[0][name];
    expect(await show('fsync')).toBe('on');
    expect(await show('full_page_writes')).toBe('on');
    expect(await show('synchronous_commit')).toBe('on');
    expect(await show('listen_addresses')).toBe('');
    expect(await show('data_checksums')).toBe('on');
    expect(lstatSync(join(shared, 'postgres')).mode & 0o077).toBe(0);
  });
});

describe('links of the package', () => {
  const fake = () => {
    const home = newFolder();
    mkdirSync(join(home, 'native/lib'), { recursive: true });
    writeFileSync(join(home, 'native/lib/libx.so.1.2'), '');
    writeFileSync(join(home, 'package.json'), JSON.stringify({ version: '18.4.0' }));
    const link = (target: string) => ({ source: 'native/lib/libx.so.1.2', target: `native/${target}/libx.so.1` });
    return {
      home,
      list: (target: string) => writeFileSync(join(home, 'native/pg-symlinks.json'), JSON.stringify([link(target)])),
    };
  };

  test('are made where they belong, and making them again changes nothing', () => {
    const { home, list } = fake();
    list('lib');
    for (let i = 0; i < 2; i++) expect(findBinaries(join(home, 'spare'), home).environment).toEqual({});
    expect(readlinkSync(join(home, 'native/lib/libx.so.1'))).toBe('libx.so.1.2');
  });

  test('go to another folder when the package cannot be written', () => {
    const { home, list } = fake();
    list('no-such-folder');
    const { environment } = findBinaries(join(home, 'spare'), home);
    expect(Object.values(environment)).toEqual([`${join(home, 'spare')}:${join(home, 'native/lib')}`]);
    expect(existsSync(join(home, 'spare/libx.so.1'))).toBe(true);
  });

  test('the programs of a package that cannot be written run with them', () => {
    const { home } = fake();
    const packaged = dirname(dirname(dirname(findBinaries(newFolder()).initdb)));
    const isLink = (path: string) => lstatSync(path).isSymbolicLink();
    cpSync(join(packaged, 'native'), join(home, 'native'), { recursive: true, filter: (path) => !isLink(path) });
    const list = join(home, 'native/pg-symlinks.json');
    writeFileSync(list, readFileSync(list, 'utf8').replaceAll('"target":"native/lib/', '"target":"native/closed/'));
    const { initdb, environment } = findBinaries(join(home, 'spare'), home);
    const said = spawnSync(initdb, ['--version'], { env: { ...process.env, ...environment }, encoding: 'utf8' });
    expect(said).toMatchObject({ status: 0, stderr: '' });
  });
});
