import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { connect } from './database.ts';
import { MOST_BEHIND } from './standby.ts';

/** Two houses: the second one's database stands in for the copy, so that one sees which of them was read. */
let copy: TestServer;
let house: TestServer;
const START = '2024-10-04';

beforeAll(async () => {
  copy = await startTestServer();
  house = await startTestServer({ environment: { STANDBY_URL: copy.databaseUrl } });
  // As replication would: what the leader wrote a moment ago. One try of somebody who is named, which only the copy has.
  await copy.store.pool.query('insert into daily_named (day, points, tries) values ($1, 900, 1)', [START]);
  await copy.stop(); // its own heart no longer beats into it
});
afterAll(() => house.stop());

const beatInCopy = async (ago: number) => {
  const { pool, close } = connect(copy.databaseUrl, 1);
  await pool.query('update pulse set last = $1', [new Date(house.clock.now() - ago)]);
  await close();
};
const tableNow = async () => (await house.caller().get(`/api/daily/table?span=day&day=${START}`)).body;

test('a public list is read from the copy while it keeps up, and says up to when it knows everything', async () => {
  await beatInCopy(1000);
  await expect.poll(tableNow).toMatchObject({ total: 1, asOf: house.clock.now() - 1000 });
});

test('a copy that has not heard of its leader for longer is not read: the leader is', async () => {
  await beatInCopy(MOST_BEHIND + 1);
  await expect.poll(tableNow).toMatchObject({ total: 0, asOf: null });
});

test('a copy that is away is not missed, and readiness names it', async () => {
  const lost = await startTestServer({ environment: { STANDBY_URL: 'postgres://nobody@127.0.0.1:1/nowhere' } });
  const { status, body } = await lost.caller().get(`/api/daily/table?span=day&day=${START}`);
  expect({ status, ...body }).toMatchObject({ status: 200, total: 0, asOf: null });
  const ready = await lost.caller().get('/readyz');
  expect(ready).toMatchObject({ status: 200, body: { ok: true, notInStep: ['standby'] } });
  await lost.stop();
});
