import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guests } from '../guests/guests.ts';
import type { Services } from '../subject.ts';
import { type OwnPostgres, ownPostgres } from '../testing/ownPostgres.ts';
import { type Answered, type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { tally, tallyProcess } from '../testing/tally.ts';

// A leader that no standby follows: it reads and takes connections, and every commit waits.
const subjects = (services: Services) => [guests(services), tally(services)];
/** It runs, and nobody sets it. */
const now = () => Math.floor(Date.UTC(2024, 9, 4, 10) + performance.now());
const clock = { now, set: () => {}, advance: () => {} };
let database: OwnPostgres;
let server: TestServer;
let caller: Caller;

beforeAll(async () => {
  // Ours is started for itself alone and would never wait for anybody: max_wal_senders = 0.
  database = await ownPostgres({ wal_level: 'replica', max_wal_senders: '2' });
  server = await startTestServer({ databaseUrl: database.url, subjects, clock });
  caller = await server.caller().asGuest();
});
afterAll(async () => {
  await follow();
  await server?.stop();
  await database?.remove();
});

const ask = async (text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};
const unfollow = async () => {
  await ask(`alter system set synchronous_standby_names = 'nobody'`);
  await ask('select pg_reload_conf()');
  await untilCommitsWait();
};
/** PostgreSQL commits alone until its checkpointer has read the setting, on a busy machine half a second later. */
const untilCommitsWait = async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const pid = Number((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
  const waits = `select pg_cancel_backend(pid) from pg_stat_activity where pid = ${pid} and wait_event = 'SyncRep'`;
  for (let waited = false; !waited; ) {
    let done = false;
    const commit = client.query(`select pg_logical_emit_message(true, 'test', '')`).then(() => {
      done = true;
    });
    while (!done && !waited) waited = (await ask(waits)).length > 0;
    await commit; // who is told to wait no longer has committed
  }
  await client.end();
};
const follow = async () => {
  await ask('alter system reset synchronous_standby_names');
  await ask('select pg_reload_conf()');
};
/** How many sessions wait, also those that we have given up. */
const sessionsWaiting = async (): Promise<number> => {
  const reasons = `('SyncRep', 'tuple', 'transactionid')`;
  return Number((await ask(`select count(*) as n from pg_stat_activity where wait_event in ${reasons}`))[0]?.['n']);
};
const milliseconds = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
const outages = async () =>
  (await ask(
    `select ${milliseconds('from_at')} as from, ${milliseconds('until_at')} as until from outages order by id`,
  )) as {
    from: number;
    until: number;
  }[];
const untilNextBeat = async () => {
  const last = async () => (await ask(`select ${milliseconds('last')} as at from pulse`))[0]?.['at'];
  for (const beat = await last(); (await last()) === beat; ) {
    // the server beats
  }
};
const count = (id: string, key: string): Promise<Answered> =>
  caller.post(`/api/tallies/${id}`, { by: 1 }, { 'idempotency-key': key });
const untilCounted = async (id: string, key: string): Promise<void> => {
  for (let answer = await count(id, key); answer.status !== 200; answer = await count(id, key)) {
    expect(answer.status).toBe(503);
    await pause(20);
  }
};
const readiness = async () => (await server.caller().get('/readyz')).status;
/** Milliseconds. Between a clock of the machine's that counts hundredths and a loop that is busy. */
const BLUR = 200;

/** Plays until the standby is lost, right after a heartbeat; answers when that was. */
const loseStandby = async (id: string): Promise<{ readonly played: number; readonly from: number }> => {
  await untilNextBeat();
  await untilNextBeat(); // by now it knows whether others beat too
  const played = now();
  await untilCounted(id, `played-${played}`);
  await unfollow();
  return { played, from: now() };
};

describe('a leader that no standby follows', () => {
  test('M7 for seconds: 503 with Retry-After, back by itself, each move once, clocks move by what players lost', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const id of ids) await untilCounted(id, `begin-${id}`);
    const load = async (id: string) => (await server.store.load(tallyProcess, `tally:${id}`)).state!;
    const { deadline } = await load('a');
    const { played, from } = await loseStandby('a');
    const underWay = await Promise.all(ids.map((id) => count(id, `lost-${id}`)));
    expect(underWay.map(({ status }) => status)).toEqual(ids.map(() => 503));
    expect(underWay.map(({ headers }) => headers.get('retry-after'))).toEqual(ids.map(() => '1'));
    expect((await count('a', 'later')).status).toBe(503);
    expect(await readiness()).toBe(503);
    const until = now();
    await follow();
    await Promise.all(ids.map((id) => untilCounted(id, `lost-${id}`)));
    const again = now();
    expect(await readiness()).toBe(200);
    const [outage, ...more] = await outages();
    expect(more).toEqual([]);
    expect(outage!.from).toBeGreaterThan(played - BLUR);
    expect(outage!.from).toBeLessThan(from + BLUR);
    expect(outage!.until).toBeGreaterThanOrEqual(until);
    expect(outage!.until).toBeLessThanOrEqual(again);
    expect((await load('a')).deadline).toBe(deadline + outage!.until - outage!.from);
    expect(await Promise.all(ids.map(async (id) => (await load(id)).sum))).toEqual([3, 2, 2, 2, 2, 2]);
  }, 60_000);

  test('M7 for two seconds: a move is answered late, and clocks move by all of it', async () => {
    const before = await outages();
    const { from } = await loseStandby('a');
    const late = count('a', 'late');
    await pause(2000); // a beat is asked in it, and nobody gives up
    const until = now();
    await follow();
    expect((await late).status).toBe(200);
    await expect.poll(async () => (await outages()).length, { timeout: 20_000 }).toBe(before.length + 1);
    const outage = (await outages()).at(-1)!;
    expect(outage.from).toBeLessThan(from + BLUR);
    expect(outage.until).toBeGreaterThanOrEqual(until);
  }, 60_000);

  test('is told to stop: who waits is told to ask again, it ends within ten seconds and leaves few sessions waiting', async () => {
    await loseStandby('a');
    const underWay = count('a', 'stopped');
    await expect.poll(sessionsWaiting, { timeout: 20_000 }).toBeGreaterThan(1);
    const told = performance.now();
    await server.stop();
    expect(performance.now() - told).toBeLessThan(9500);
    expect((await underWay).status).toBe(503);
    expect(await sessionsWaiting()).toBeLessThan(5); // the move, its seal and the heartbeat
  }, 60_000);
});
