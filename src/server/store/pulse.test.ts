import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../kit/time.ts';
import { guests } from '../guests/guests.ts';
import type { Services } from '../subject.ts';
import { testDatabase } from '../testing/database.ts';
import { startTestServer, testClock } from '../testing/server.ts';
import { tally, tallyProcess } from '../testing/tally.ts';
import type { Outage } from './makingGood.ts';
import { startPulse } from './pulse.ts';
import { openStore, type Store } from './store.ts';

const subjects = (services: Services) => [guests(services), tally(services)];
let databaseUrl: string;
let store: Store;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  store = await openStore({ url: databaseUrl });
});
afterAll(() => store.close());

test('M7: a stop of 60 s moves an open deadline by 60 s, once, and a closed one not at all', async () => {
  const clock = testClock();
  const start = () => startTestServer({ databaseUrl, clock, subjects });
  const first = await start();
  const caller = await first.caller().asGuest();
  await caller.post('/api/tallies/closed', { by: 1 });
  clock.advance(25 * MINUTE);
  await caller.post('/api/tallies/open', { by: 1 });
  clock.advance(10 * MINUTE); // the deadline of "closed" has passed
  await first.stop();
  await store.pool.query('update pulse set last = $1', [new Date(clock.now())]); // its last beat
  const deadline = async (id: string) => (await store.load(tallyProcess, `tally:${id}`)).state!.deadline;
  const before = { open: await deadline('open'), closed: await deadline('closed') };

  clock.advance(MINUTE);
  for (let i = 0; i < 2; i++) await (await start()).stop(); // the second start finds no further outage
  expect(await deadline('open')).toBe(before.open + MINUTE);
  expect(await deadline('closed')).toBe(before.closed);
  expect((await store.db.selectFrom('outages').selectAll().execute()).map((o) => o.until_at - o.from_at)).toEqual([
    MINUTE,
  ]);
});

test('M7: a crash while deadlines are moved does not move them twice', async () => {
  const clock = testClock(Date.UTC(2025, 0, 1));
  const failing = (services: Services) => {
    const subject = tally(services);
    const onOutage: typeof subject.onOutage = async (outage) => {
      await subject.onOutage!(outage);
      throw new Error('crash');
    };
    return [guests(services), { ...subject, onOutage }];
  };
  const server = await startTestServer({ databaseUrl, clock, subjects });
  await (await server.caller().asGuest()).post('/api/tallies/crash', { by: 1 });
  await server.stop();
  await store.pool.query('update pulse set last = $1', [new Date(clock.now())]);
  const { state } = await store.load(tallyProcess, 'tally:crash');
  clock.advance(MINUTE);
  await expect(startTestServer({ databaseUrl, clock, subjects: failing })).rejects.toThrow('crash');
  await (await startTestServer({ databaseUrl, clock, subjects })).stop();
  expect((await store.load(tallyProcess, 'tally:crash')).state!.deadline).toBe(state!.deadline + MINUTE);
});

test('M7: who starts beside another process that lives moves no clock', async () => {
  const clock = testClock(Date.UTC(2025, 6, 1));
  const start = () => startTestServer({ databaseUrl, clock, subjects });
  await (await start()).stop();
  await store.pool.query('update pulse set last = $1', [new Date(clock.now() - 900)]); // the other's last beat
  const count = async () => (await store.db.selectFrom('outages').select('id').execute()).length;
  const before = await count();
  await (await start()).stop();
  expect(await count()).toBe(before);
});

test('M7: a clock that is set forward while the server runs is no outage', async () => {
  const clock = testClock(Date.UTC(2026, 0, 1));
  const server = await startTestServer({ databaseUrl, clock, subjects });
  const count = async () => (await store.db.selectFrom('outages').select('id').execute()).length;
  const before = await count();
  clock.advance(60 * MINUTE);
  const { rows } = await store.pool.query<{ last: number }>('select last from pulse');
  while ((await store.pool.query<{ last: number }>('select last from pulse')).rows[0]!.last === rows[0]!.last) {
    // until the next heartbeat
  }
  expect(await count()).toBe(before);
  await server.stop();
});

test('M7: a long work of our own is no outage, and nobody is turned away for it', async () => {
  const clock = { now: Date.now, set: () => {}, advance: () => {} };
  const server = await startTestServer({ databaseUrl, clock, subjects });
  const caller = await server.caller().asGuest();
  const count = async () => (await store.db.selectFrom('outages').select('id').execute()).length;
  const last = async () => (await store.pool.query<{ last: number }>('select last from pulse')).rows[0]!.last;
  const nextBeat = async () => {
    for (const before = await last(); (await last()) === before; ) {
      // until the next heartbeat
    }
  };
  const before = await count();
  await nextBeat(); // none is under way
  for (const until = performance.now() + 3600; performance.now() < until; ) {
    // nobody else gets a turn
  }
  expect((await caller.post('/api/tallies/busy', { by: 1 })).status).toBe(200);
  await nextBeat();
  await nextBeat();
  expect(await count()).toBe(before);
  await server.stop();
});

/** Two processes on one database; `onOutage` is what both do when clocks have to move. */
async function openTwo(onOutage: (outage: Outage) => Promise<void>, silence?: number) {
  const url = await testDatabase();
  const clock = testClock();
  const stores = await Promise.all([1, 2].map(() => openStore({ url, ...(silence === undefined ? {} : { silence }) })));
  const subjects = [{ name: 'slow', onOutage }];
  const start = (own: Store) => startPulse({ store: own, subjects, now: clock.now, report: () => {} });
  const outages = () => stores[0]!.db.selectFrom('outages').selectAll().orderBy('id').execute();
  const close = async () => {
    for (const each of stores) await each.close();
  };
  return { clock, stores, start, outages, close };
}

test('M7: to make good may take longer than a connection may be silent, two who start do it one after the other, and its time comes back', async () => {
  const silence = 1200;
  const made: Outage[] = [];
  const two = await openTwo(async (outage) => {
    await pause(2 * silence); // as many open games as that
    made.push(outage);
  }, silence);
  await (await two.start(two.stores[0]!)).stop();
  two.clock.advance(MINUTE);
  const started = await Promise.all(two.stores.map(two.start));
  expect(made.map(({ id }) => id)).toEqual(['1', '2']); // each once: the stop, and the time it took to make that good
  expect((await two.outages()).map(({ applied }) => applied)).toEqual([['slow'], ['slow']]);
  const [stop, work] = made.map(({ from, until }) => until - from);
  expect(stop).toBe(MINUTE);
  expect(work).toBeGreaterThan(3 * silence);
  expect(made[1]?.from).toBe(made[0]?.until);
  for (const each of started) await each.stop();
  await two.close();
});

test('M7: while one process moves the clocks nothing ends by its time at another, and nobody plays there', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun: string[] = [];
  const two = await openTwo(async ({ id }) => {
    begun.push(id);
    await released;
  });
  const pulses = await Promise.all(two.stores.map(two.start));
  // What a third one found and began to make good before it died.
  await two.stores[0]!.pool.query(
    'insert into outages (from_at, until_at) values (now() - make_interval(mins => 1), now())',
  );
  await expect.poll(() => pulses.map((pulse) => pulse.isInterrupted()), { timeout: 5000 }).toEqual([true, true]);
  expect(await Promise.all(pulses.map((pulse) => pulse.becomesSteady()))).toEqual([false, false]);
  release();
  await expect.poll(() => pulses.map((pulse) => pulse.isSteady()), { timeout: 5000 }).toEqual([true, true]);
  expect(begun[0]).toBe('1');
  expect(begun.filter((id) => id === '1')).toHaveLength(1);
  for (const each of pulses) await each.stop();
  await two.close();
});
