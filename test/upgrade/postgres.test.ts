import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalIn, type MatchView } from '../../src/schieber/view.ts';
import { checkLedger } from '../../src/server/ledger/check.ts';
import { packagedVersion } from '../../src/server/postgres/binaries.ts';
import { DATABASE } from '../../src/server/postgres/ownDatabase.ts';
import { isAlive } from '../../src/server/postgres/pidFile.ts';
import { type Cluster, startCluster } from '../../src/server/postgres/supervisor.ts';
import { differenceOf } from '../../src/server/store/contents.ts';
import { createCaller, startTestServer, testClock } from '../../src/server/testing/server.ts';
import { foldersIn } from '../../src/server/upgrade/folders.ts';
import { oldProgram } from '../../src/server/upgrade/oldProgram.ts';
import { doorOf } from '../../src/server/upgrade/oldServer.ts';
import { main } from '../load/product.ts';
import { type Facts, factsIn, knownInTheHouse, makeOldHouse } from './oldHouse.ts';

// PostgreSQL's next major version, as an operator meets it.
const folder = mkdtempSync(join(tmpdir(), 'gschobe-major-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const to = packagedVersion();

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const upgrade = (environment: Record<string, string>, ...args: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, [main, 'postgres', 'upgrade', ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
  });

/** A folder that says of itself which version made it; nothing else is in it. */
function folderOf(version: number): string {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${version}\n`);
  return dataDir;
}

test.each([
  [
    'a database that is not ours',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    [],
    2,
    /not ours: whoever runs it upgrades it/,
  ],
  ['no database', { DATA_DIR: join(folder, 'none') }, [], 1, /there is no database in/],
  ['a newer one than this program', { DATA_DIR: folderOf(to + 1) }, [], 1, /newer than the \d+ of this program/],
  ['a folder without a PostgreSQL', { DATA_DIR: folderOf(to - 1) }, ['--old', folder], 1, /there is no PostgreSQL in/],
  ['the PostgreSQL of another version', { DATA_DIR: folderOf(to - 1) }, ['--old', process.cwd()], 1, /it takes \d+/],
  ['a word that is not known', { DATA_DIR: folderOf(to - 1) }, ['now'], 2, /usage: gschobe postgres upgrade/],
])('%s: one line, and nothing is changed', async (_what, environment, args, code, line) => {
  const dataDir = 'DATA_DIR' in environment ? environment.DATA_DIR! : folder;
  const before = existsSync(dataDir) ? readdirSync(dataDir, { recursive: true }).sort() : [];
  const said = await upgrade(environment, ...args);
  expect(said).toMatchObject({ code, out: '', err: expect.stringMatching(line) });
  expect(said.err.trim().split('\n')).toHaveLength(1);
  expect(existsSync(dataDir) ? readdirSync(dataDir, { recursive: true }).sort() : []).toEqual(before);
});

test('a database of this version: there is nothing to do', async () => {
  expect(await upgrade({ DATA_DIR: folderOf(to) })).toMatchObject({ code: 0, out: '{"ok":true,"isCurrent":true}\n' });
});

/** Another major version that lies on this machine, as Debian keeps them; test/long fetches one. */
const debian = '/usr/lib/postgresql';
const other = existsSync(debian)
  ? readdirSync(debian)
      .filter((name) => Number(name) >= 15 && Number(name) < to && existsSync(join(debian, name, 'bin/postgres')))
      .sort()
      .at(-1)
  : undefined;

describe.runIf(other !== undefined)('a folder of an older major version', () => {
  const dataDir = join(folder, 'house');
  const old = join(debian, other ?? '', 'bin');
  let facts: Facts;
  beforeAll(async () => {
    const program = oldProgram({ version: Number(other), named: old, workshop: folder, report: () => {} });
    facts = await makeOldHouse(dataDir, program);
  });

  test('is not upgraded while its program runs on it', async () => {
    const program = oldProgram({ version: Number(other), named: old, workshop: folder, report: () => {} });
    const cluster = await startCluster({ dataDir, at: { binaries: program } });
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: cluster.url(DATABASE) });
    await client.connect();
    const said = await upgrade({ DATA_DIR: dataDir }, '--old', old);
    expect(said).toMatchObject({ code: 1, err: expect.stringMatching(/is in use: stop the program/) });
    await client.end();
    await cluster.stop('leave'); // as one that was killed leaves it
  });

  test('is taken over from an upgrade that was killed and left the old server behind its door', async () => {
    const program = oldProgram({ version: Number(other), named: old, workshop: folder, report: () => {} });
    const folders = foldersIn(dataDir);
    // Stops what the program before us left, by its usual way.
    await (await startCluster({ dataDir, at: { binaries: program } })).stop('always');
    const at = { folder: folders.database, socketFolder: doorOf(folders), binaries: program };
    const left = await startCluster({ dataDir: folders.workshop, at });
    const pid = left.pid()!;
    await left.stop('leave');
    const said = await upgrade({ DATA_DIR: dataDir }, '--old', join(folder, 'nothing here'));
    expect(said).toMatchObject({ code: 1, err: expect.stringMatching(/there is no PostgreSQL in/) });
    expect(isAlive(pid)).toBe(false);
  });

  test('is moved by one command: a backup, every row the same, the old folder stays', async () => {
    const said = await upgrade({ DATA_DIR: dataDir }, '--old', old);
    expect(said, said.err).toMatchObject({ code: 0 });
    const { backup, kept, ...told } = JSON.parse(said.out);
    expect(told).toMatchObject({ ok: true, from: Number(other), to });
    expect(existsSync(backup)).toBe(true);
    expect(existsSync(join(kept, 'PG_VERSION'))).toBe(true);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.upgrade'))).toEqual([]);
    const after = await factsIn(dataDir);
    expect(differenceOf(facts.contents, after.contents)).toBeUndefined();
    expect(after.head).toBe(facts.head);
  });

  test('is played on afterwards: a card of a match, a game on the sheet of an evening; the books are in order', async () => {
    const known = knownInTheHouse();
    const cluster: Cluster = await startCluster({ dataDir });
    const server = await startTestServer({ databaseUrl: cluster.url(DATABASE), clock: testClock(known.instant) });
    try {
      const key = { 'idempotency-key': 'go-on' };
      const guest = Object.assign(createCaller(server.address), { cookie: known.guests[0]! });
      const { matches } = (await guest.get('/api/matches')).body as { matches: { id: string; ending: unknown }[] };
      const path = `/api/matches/${matches.find(({ ending }) => ending === null)!.id}`;
      const { game } = (await guest.get(path)).body.view as MatchView;
      const command =
        game.phase === 'declaring' ? { type: 'declare', mode: 'O' } : { type: 'play', card: legalIn(game)[0] };
      expect((await guest.post(`${path}/commands`, command, key)).status).toBe(200);

      const { id, key: code } = known.evenings[1]!;
      const sheet = `/api/tournaments/${id}/sheets/2/1`;
      const { version } = (await server.caller(code).get(sheet)).body;
      const line = { type: 'record', game: 5, points: [100, 57], version };
      expect((await server.caller(code).post(`${sheet}/commands`, line, key)).status).toBe(200);
      expect(await checkLedger(server.store.db)).toMatchObject({ ok: true, sum: '0' });
    } finally {
      await server.stop();
      await cluster.stop('always');
    }
  });
});
