import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../../kit/time.ts';
import { markTexts } from '../../people/marks.ts';
import { backup } from '../store/backup.ts';
import { unseal } from '../store/sealedFile.ts';
import { openSigner } from '../store/signing.ts';
import { FORM, lettersOf, peopleRoom, register, signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ log, environment: { LOG_LEVEL: 'debug' } });
});
afterAll(() => server.stop());

/** Twelve words that occur nowhere but in what this person tells us. */
const MARKED = {
  ...{ email: 'zqemail@zqhost.ch', firstName: 'Zqvorname', lastName: 'Zqnachname', street: 'Zqstrasse' },
  ...{ houseNumber: '4zqz', town: 'Zqdorf', born: '1937-11-13', password: 'zqpasswort geheim' },
};
const MARKERS = [
  'zqemail',
  'zqhost',
  'zqvorname',
  'zqnachname',
  'zqstrasse',
  '4zqz',
  'zqdorf',
  '1937-11-13',
  'zqpasswort',
  'zqnotiz',
  'zqneu',
  'zqanders',
];

/** Every row of every table, the job queue's too, as text. */
async function dump(): Promise<string> {
  const { rows } = await server.store.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: all } = await server.store.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      return all.map(({ row }) => `${name} ${row}`).join('\n');
    }),
  );
  return texts.join('\n');
}
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [`${path} ${readFileSync(path, 'utf8')}`];
  });
/** What somebody would try who has the rows and not the key. */
const unkeyed = (): readonly string[] => {
  const data = { ...FORM, ...MARKED, country: 'CH' } as const;
  const texts = [...Object.values(markTexts(data)), ...Object.values(data).map(String)];
  const spelled = texts.flatMap((text) => [text, text.toLowerCase(), text.replace(/^\w+ /, '')]);
  return spelled.flatMap((text) =>
    ['sha256', 'sha1', 'md5', 'sha512'].map((hash) => createHash(hash).update(text).digest('hex')),
  );
};
/** Or with every run of 32 bytes that lies there as the key. */
function keyedWithAnyOf(text: string): readonly string[] {
  const texts = Object.values(markTexts({ ...FORM, ...MARKED, country: 'CH' } as const));
  const keys = [...new Set([...text.matchAll(/[0-9a-f]{64}/g)].map(([key]) => key))];
  return keys.flatMap((key) =>
    texts.map((one) => createHmac('sha256', Buffer.from(key, 'hex')).update(one).digest('hex')),
  );
}
async function freshBackup(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gschobe-left-'));
  await backup(server.store.pool, join(folder, 'backup.gz'), new Date(0), openSigner(folder));
  const { bytes } = (await unseal(join(folder, 'backup.gz')))!;
  return gunzipSync(readFileSync(join(folder, 'backup.gz')).subarray(0, bytes)).toString();
}
const hits = (text: string) => MARKERS.filter((marker) => text.toLowerCase().includes(marker));

test('a person takes everything along, then nothing of it is left: not in the database, not in the letters, and the chain holds', async () => {
  const caller = await server.caller().asGuest();
  await caller.post('/api/matches', { kind: 'practice' }, { 'idempotency-key': 'zq-match' });
  expect((await register(server, caller, MARKED)).status).toBe(200);
  const { id } = (await caller.get('/api/me')).body;
  const { caller: organiser } = await signInAs(server, 'organiser');
  await organiser.post(`/api/people/${id}/exclusion`, { reason: 'manipulation', note: 'zqnotiz' });
  await caller.post('/api/me/email', { email: 'zqneu@example.ch', proof: MARKED.password });
  await caller.post('/api/people/password/forgotten', { email: MARKED.email });
  await server.caller().post('/api/session', { email: MARKED.email, password: 'zqanders falsch' });
  await server.caller().post('/api/people', {
    ...FORM,
    ...MARKED,
    firstName: 'Jemand',
    lastName: 'Anders',
    born: '1990-01-01',
    street: 'Gasse',
  });
  await lettersOf(server);
  await server.runJobs();
  expect(hits(await dump()).length).toBeGreaterThan(6); // the search can find something

  await caller.post('/api/editions/demo/entry', { acceptsRules: true }, { 'idempotency-key': 'zq-entry' });
  const exported = (await caller.get('/api/me/export')).text;
  for (const marker of MARKERS.filter((one) => !['zqpasswort', 'zqanders', 'zqneu'].includes(one))) {
    expect(exported.toLowerCase()).toContain(marker);
  }
  const { subjects, history } = JSON.parse(exported);
  expect(subjects.matches).toHaveLength(1);
  expect(subjects.championship).toMatchObject([{ edition: 'demo', number: 1, matches: [] }]);
  expect(history[0].event.type).toBe('registered');

  expect((await caller.get('/api/me/leaving')).body.open).toEqual([{ kind: 'matches', count: 1 }]);
  expect((await caller.post('/api/me/deletion', { sure: true, password: 'falsch' })).status).toBe(401);
  expect((await caller.post('/api/me/deletion', { sure: true, password: MARKED.password })).status).toBe(200);
  expect((await caller.get('/api/me')).body?.kind).not.toBe('person');
  await server.runJobs();
  const left = await dump();
  expect(hits(left)).toEqual([]);
  expect(left.match(/^public\.person_marks /gm)).toHaveLength(5); // an edition runs: five marks
  expect(unkeyed().filter((hash) => left.includes(hash))).toEqual([]);
  expect(keyedWithAnyOf(left).filter((hash) => left.includes(hash))).toEqual([]);
  expect(log.length).toBeGreaterThan(0);
  expect(hits(log.join('\n'))).toEqual([]);
  expect(hits(await freshBackup())).toEqual([]);
  expect(hits(files(server.services.config.dataDir).join('\n'))).toEqual([]);

  await server.store.sealer.seal();
  const { rows } = await server.store.pool.query(
    `select count(*)::int as broken from (
       select a.events_hash, sha256(convert_to(string_agg(e.type || E'\\n' || e.body || E'\\n', '' order by e.version), 'UTF8')) as now
       from audit a join events e on e.stream = a.stream and e.version between a.first and a.last
       group by a.seq, a.events_hash) chain where events_hash <> now`,
  );
  expect(rows[0].broken).toBe(0);
  expect((await peopleRoom(server).person(id))?.deletedAt).toBeDefined();
  // Deleted is deleted: the address is free again.
  expect((await register(server, server.caller(), MARKED)).status).toBe(200);
});

test('SSC 8.01 who was excluded and has left does not come back by registering again', async () => {
  const form = {
    email: 'gone@example.ch',
    firstName: 'Gone',
    lastName: 'Excluded',
    born: '1971-01-01',
    street: 'Hinterweg',
  };
  const caller = server.caller();
  await register(server, caller, form);
  const { id } = (await caller.get('/api/me')).body;
  const [one, two] = [await signInAs(server, 'organiser'), await signInAs(server, 'director')];
  await one.caller.post(`/api/people/${id}/exclusion`, { reason: 'second-account' });
  await two.caller.post(`/api/people/${id}/approval`);
  expect((await caller.post('/api/me/deletion', { sure: true, password: FORM.password })).status).toBe(200);
  server.clock.advance(2 * DAY); // the first letter’s link is over: the newer one is opened
  const back = await register(server, server.caller(), form);
  expect([back.status, back.body.code, back.body.article]).toEqual([409, 'excluded', 'SSC 8.01']);
});

test('SSC 3 an address that nobody confirms is no account, and after 48 hours nothing of it is left', async () => {
  const form = { ...FORM, email: 'zqniemand@example.ch', firstName: 'Zqniemand', lastName: 'Zqda', born: '1969-09-09' };
  expect((await server.caller().post('/api/people', form)).body).toEqual({ next: 'confirm-email' });
  await server.runJobs();
  expect((await dump()).toLowerCase()).toContain('zqniemand');
  server.clock.advance(2 * DAY + 6 * HOUR); // its time, and the job that comes every six hours
  await server.runJobs();
  expect((await dump()).toLowerCase()).not.toContain('zqniemand');
  expect(files(server.services.config.dataDir).join('\n').toLowerCase()).not.toContain('zqniemand');
  expect((await server.caller().post('/api/session', { email: form.email, password: form.password })).status).toBe(401);
});
