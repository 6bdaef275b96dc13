import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zurichInstant } from '../../kit/time.ts';
import { type ChampionshipTest, openChampionshipTest } from '../testing/championship.ts';
import { asOwner } from '../testing/database.ts';

let t: ChampionshipTest;
beforeAll(async () => {
  t = await openChampionshipTest(zurichInstant('2024-10-07T12:00'));
  const { caller } = await t.entrant();
  await t.play(caller, await t.start(caller), 1);
});
afterAll(() => t.server.stop());

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('the audit is read newest first, by stream, actor and Swiss day, and shows no contents', async () => {
  const staff = await t.staff();
  await t.server.store.sealer.seal(); // every append has its link
  const all = (await staff.get('/api/audit')).body;
  expect(all.records.length).toBeGreaterThan(5);
  expect(all.records.map(({ seq }: { seq: number }) => seq)).toEqual(
    all.records.map(({ seq }: { seq: number }) => seq).toSorted((a: number, b: number) => b - a),
  );
  const entries = (await staff.get('/api/audit?stream=entry:small')).body.records;
  expect(new Set(entries.map(({ stream }: { stream: string }) => stream))).toEqual(new Set(['entry:small:1']));
  expect(entries.flatMap(({ types }: { types: string[] }) => types)).toContain('entered');
  const system = (await staff.get('/api/audit?actor=system')).body.records;
  expect(system.every(({ actor }: { actor: string }) => actor === 'system')).toBe(true);
  expect((await staff.get('/api/audit?day=2024-10-06')).body.records).toEqual([]);
  expect((await staff.get('/api/audit?day=2024-10-07')).body.records.length).toBe(all.records.length);
  expect((await staff.get(`/api/audit?before=${all.records.at(-1).seq}`)).body.records).toEqual([]);
  expect((await staff.get('/api/audit?day=2024-02-30')).body.code).toBe('not-a-day');
  expect(JSON.stringify(all)).not.toContain('Dorfstrasse');
});

test('SSC 6.03 a recount of every match agrees with the standings, phase by phase, and says how far it is', async () => {
  const { status, headers, text } = await (await t.staff()).get('/api/editions/small/recount');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  const lines = linesOf(text);
  expect(lines.slice(0, -1)).toEqual([0, 1, 2].map((done) => ({ done, of: 3 })));
  expect(lines.at(-1).phases).toEqual([
    { phase: 'bootCamp', ranked: 0, agrees: true },
    { phase: 'qualification', ranked: 1, agrees: true },
    { phase: 'semiFinal', ranked: 0, agrees: true },
  ]);
  await asOwner(t.server.databaseUrl, 'update championship_standings set best = array[9999]');
  const wrong = linesOf((await (await t.staff()).get('/api/editions/small/recount')).text);
  expect(wrong.at(-1).phases[1]).toEqual({ phase: 'qualification', ranked: 1, agrees: false });
  expect((await (await t.staff()).get('/api/editions/nowhere/recount')).status).toBe(404);
});

test('a letter that waits is tried again now; one that was sent or refused for good is not', async () => {
  const staff = await t.staff();
  await t.server.runJobs();
  const { letters } = (await staff.get('/api/mail')).body;
  expect((await staff.get('/api/mail/progress')).body).toMatchObject({ sent: letters.length, waiting: 0, failed: 0 });
  const [{ id }] = letters;
  expect((await t.asks(staff, `/api/mail/${id}/retry`)).body.code).toBe('letter-sent');
  await asOwner(t.server.databaseUrl, `update outbox set state = 'failed' where id = ${id}`);
  expect((await t.asks(staff, `/api/mail/${id}/retry`)).body.code).toBe('letter-failed');
  await asOwner(t.server.databaseUrl, `update outbox set state = 'waiting', address = 'x@example.ch' where id = ${id}`);
  expect((await t.asks(staff, `/api/mail/${id}/retry`)).status).toBe(200);
  await t.server.runJobs();
  expect((await staff.get('/api/mail/progress')).body).toMatchObject({ waiting: 0 });
  expect((await t.asks(staff, '/api/mail/999999/retry')).status).toBe(404);
});

test('the chain is verified on request, and a changed event is found', async () => {
  const staff = await t.staff();
  const good = linesOf((await staff.get('/api/audit/verification')).text);
  expect(good.at(-1).verdict).toMatchObject({ ok: true });
  await asOwner(
    t.server.databaseUrl,
    'alter table events disable trigger all',
    `update events set body = '{"type":"entered"}' where stream = 'entry:small:1' and version = 1`,
  );
  const bad = linesOf((await staff.get('/api/audit/verification')).text);
  expect(bad.at(-1).verdict).toMatchObject({ ok: false });
});

test('long work is done once for all who ask meanwhile, on one connection, and each hears its end', async () => {
  const staff = await t.staff();
  t.server.clock.advance(60_000);
  const client = new pg.Client({ connectionString: t.server.databaseUrl });
  await client.connect();
  await client.query('begin; lock table audit in access exclusive mode');
  const waiting = async () =>
    (
      await client.query(`select from pg_stat_activity where wait_event_type = 'Lock' and query not like '%audit_seal%'
        and datname = current_database()`)
    ).rowCount;
  const asked = [1, 2, 3].map(() => staff.get('/api/audit/verification'));
  await expect.poll(waiting).toBe(1);
  expect((await staff.get('/api/mail/progress')).status).toBe(200); // later than the three
  expect(await waiting()).toBe(1);
  await client.query('rollback');
  await client.end();
  for (const { text } of await Promise.all(asked)) expect(linesOf(text).at(-1).verdict).toMatchObject({ ok: false });
  expect((await staff.get('/api/audit/verification')).status).toBe(429);
});

test('players and strangers see nothing of it', async () => {
  const player = await t.newPerson();
  for (const path of ['/api/audit', '/api/audit/verification', '/api/editions/small/recount', '/api/mail/progress']) {
    expect((await player.get(path)).status).toBe(403);
    expect((await t.server.caller().get(path)).status).toBe(401);
  }
  expect((await t.asks(player, '/api/mail/1/retry')).status).toBe(403);
});
