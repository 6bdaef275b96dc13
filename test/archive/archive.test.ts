import { mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run as archive } from '../../src/cli/archive.ts';
import { run as audit } from '../../src/cli/audit.ts';
import { run as backup } from '../../src/cli/backup.ts';
import { run as exported } from '../../src/cli/export.ts';
import { zurichInstant } from '../../src/kit/time.ts';
import { createVerifier } from '../../src/server/store/audit.ts';
import { rebuild } from '../../src/server/store/rebuild.ts';
import { startTestServer, type TestServer, testClock } from '../../src/server/testing/server.ts';
import { newClient } from '../load/http.ts';
import { type PlayedMatch, playMatches } from './matches.ts';

// The operator archives while the house is open; what players see does not change.
const dataDir = mkdtempSync(join(tmpdir(), 'gschobe-house-'));
const environment = { DATA_DIR: dataDir, ARCHIVE_DIR: join(dataDir, 'archive') };
let server: TestServer;
let played: readonly PlayedMatch[];

beforeAll(async () => {
  mkdirSync(environment.ARCHIVE_DIR);
  server = await startTestServer({ clock: testClock(zurichInstant('2026-05-12T20:00')), environment });
  for (const [name, value] of Object.entries({ ...environment, DATABASE_URL: server.databaseUrl }))
    vi.stubEnv(name, value);
  played = await playMatches(server, { matches: 3, games: 2, seed: 'house' });
  server.clock.set(zurichInstant('2026-07-01T20:00'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

/** A command in this process: its code, and what it printed. */
async function command(work: () => Promise<number>) {
  const lines: string[] = [];
  const keep = (text: string | Uint8Array) => lines.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  const code = await work().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, answers: lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)) };
}

/** Everything that a player may ask about an old match, on a server that has not seen it yet. */
async function told() {
  const fresh = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock, environment });
  const pages = [];
  for (const { id, cookie } of played) {
    const client = newClient(fresh.address, cookie);
    for (const path of [
      '/api/matches',
      `/api/matches/${id}`,
      `/api/matches/${id}?since=7`,
      `/api/matches/${id}/record`,
      `/api/matches/${id}/times`,
      '/api/me/numbers',
    ])
      pages.push(await client.send('GET', path));
    client.close();
  }
  await fresh.stop();
  return pages.map(({ status, text }) => [status, text]);
}

test('a house whose spring lies in the archive says the same as before', async () => {
  const before = await told();
  expect(before.map(([status]) => status)).not.toContain(500);
  expect(await command(() => archive(['make', '--before', '2099-01']))).toMatchObject({ code: 2 });
  const { code, answers } = await command(() => archive(['make', '--before', '2026-06']));
  expect({ code, answers }).toMatchObject({ code: 0, answers: [{ ok: true, months: ['2026-05'], streams: 3 }] });
  const { rows } = await server.store.pool.query(
    `select count(*)::int as count from events where stream like 'match:%'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  expect(await told()).toEqual(before);
  expect(await command(() => audit(['verify']))).toMatchObject({
    code: 0,
    answers: [{ ok: true, archived: { read: ['2026-05'] } }],
  });
  expect(await command(() => archive(['list']))).toMatchObject({
    code: 0,
    answers: [{ month: '2026-05', isHere: true, streams: 3 }],
  });
  const file = join(environment.ARCHIVE_DIR, '2026-05.archive');
  expect(await command(() => archive(['verify', file]))).toMatchObject({ code: 0, answers: [{ ok: true }] });
});

test('rebuild, export and backup know of the archive', async () => {
  const matches = async () => (await server.store.pool.query('select * from matches order by id')).rows;
  const before = await matches();
  for (const projection of server.subjects.flatMap((subject) => subject.projections ?? []))
    if (['matches', 'daily'].includes(projection.name)) await rebuild(server.store, projection);
  expect(await matches()).toEqual(before);
  const { answers } = await command(() => exported());
  const verifier = createVerifier();
  for (const record of answers) verifier.add(record);
  expect(verifier.verdict()).toMatchObject({ ok: true, records: answers.length });
  const made = await command(() => backup([join(dataDir, 'backup.gz')]));
  expect(made).toMatchObject({ code: 0, answers: [{ ok: true, archives: ['2026-05.archive'] }] });
});

test('without the file whoever asks for the match is told where it lies, and lists go on', async () => {
  const file = join(environment.ARCHIVE_DIR, '2026-05.archive');
  renameSync(file, `${file}.away`);
  const fresh = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock, environment });
  const client = newClient(fresh.address, played[0]!.cookie);
  const record = await client.send('GET', `/api/matches/${played[0]!.id}/record`);
  expect(record).toMatchObject({ status: 409, body: { code: 'in-archive', facts: { month: '2026-05' } } });
  expect(await client.send('GET', '/api/matches')).toMatchObject({ status: 200, body: { matches: expect.any(Array) } });
  expect(await command(() => audit(['verify']))).toMatchObject({
    code: 0,
    answers: [{ ok: true, archived: { elsewhere: ['2026-05'] } }],
  });
  expect(await command(() => archive(['restore', '2026-05']))).toMatchObject({ code: 1 });
  renameSync(`${file}.away`, file);
  expect(await client.send('GET', `/api/matches/${played[0]!.id}/record`)).toMatchObject({ status: 200 });
  client.close();
  await fresh.stop();
});

test('a month comes back by one command', async () => {
  const before = await told();
  const { code, answers } = await command(() => archive(['restore', '2026-05']));
  expect({ code, answers }).toMatchObject({ code: 0, answers: [{ ok: true, month: '2026-05', streams: 3 }] });
  renameSync(environment.ARCHIVE_DIR, `${environment.ARCHIVE_DIR}-away`);
  expect(await told()).toEqual(before);
  renameSync(`${environment.ARCHIVE_DIR}-away`, environment.ARCHIVE_DIR);
  expect(await command(() => archive(['restore', '2026-04']))).toMatchObject({ code: 2 });
  expect(await command(() => archive(['burn']))).toMatchObject({ code: 2 });
});
