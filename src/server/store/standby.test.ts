import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { connect } from './database.ts';
import { MOST_BEHIND, openStandby } from './standby.ts';

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

test('what many ask of a copy is read once until the copy is looked at again; the leader once for all who ask meanwhile', async () => {
  await beatInCopy(0);
  const options = { role: undefined, leader: house.store.db, now: house.clock.now };
  const standby = openStandby({ ...options, url: copy.databaseUrl });
  const alone = openStandby({ ...options, url: undefined });
  let reads = 0;
  const read = async () => ++reads;
  await expect.poll(() => standby.reading().asOf).not.toBeNull();
  const reading = standby.reading();
  expect(await Promise.all([1, 2, 3].map(() => reading.shared('list', read)))).toEqual([1, 1, 1]);
  expect(await reading.shared('other', read)).toBe(2);
  await expect(reading.shared('broken', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await reading.shared('broken', read)).toBe(3);
  await expect.poll(() => standby.reading(), { timeout: 5000 }).not.toBe(reading);
  expect(await standby.reading().shared('list', read)).toBe(4);
  const ofLeader = Array.from({ length: 50 }, () => alone.reading().shared('list', read));
  expect(new Set(await Promise.all(ofLeader))).toEqual(new Set([5, 6]));
  await standby.close();
});

test('a copy that is away is not missed, and readiness names it', async () => {
  const lost = await startTestServer({ environment: { STANDBY_URL: 'postgres://nobody@127.0.0.1:1/nowhere' } });
  const { status, body } = await lost.caller().get(`/api/daily/table?span=day&day=${START}`);
  expect({ status, ...body }).toMatchObject({ status: 200, total: 0, asOf: null });
  const ready = await lost.caller().get('/readyz');
  expect(ready).toMatchObject({ status: 200, body: { ok: true, notInStep: ['standby'] } });
  await lost.stop();
});
