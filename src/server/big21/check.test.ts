import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** How many sessions wait for whoever holds the books. */
const waiting = async (client: pg.Client) =>
  (await client.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
    .rowCount;

test('however many check the books at once, one connection does it, and the house goes on', async () => {
  const auditors = await Promise.all(
    [1, 2, 3, 4].map(async (i) => (await signInAs(server, 'auditor', `auditor${i}@example.ch`)).caller),
  );
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin; lock table ledger_postings in access exclusive mode');
  const asked = auditors.flatMap((auditor) => Array.from({ length: 10 }, () => auditor.get('/api/ledger/check')));
  await expect.poll(() => waiting(client)).toBe(1);
  expect(
    (
      await server
        .caller()
        .asGuest()
        .then((guest) => guest.get('/api/me'))
    ).status,
  ).toBe(200);
  expect(await waiting(client)).toBe(1);
  await client.query('rollback');
  await client.end();
  for (const { status, body } of await Promise.all(asked))
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true } });
});

test('who asks again and again waits', async () => {
  const { caller } = await signInAs(server, 'auditor', 'hasty@example.ch');
  const statuses: number[] = [];
  for (let i = 0; i < 16; i++) statuses.push((await caller.get('/api/ledger/check')).status);
  expect(statuses).toEqual([...Array(15).fill(200), 429]);
});
