import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../kit/time.ts';
import { guests } from '../guests/guests.ts';
import type { Services } from '../subject.ts';
import { type OwnPostgres, ownPostgres } from '../testing/ownPostgres.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { tally } from '../testing/tally.ts';
import { DEAD_SILENCE } from './database.ts';

// The database behind DATABASE_URL goes away in every way it can, on a PostgreSQL of the test's own.
const subjects = (services: Services) => [guests(services), tally(services)];
let database: OwnPostgres;
let server: TestServer;
let caller: Caller;

beforeAll(async () => {
  database = await ownPostgres();
  server = await startTestServer({ databaseUrl: database.url, subjects });
  caller = await server.caller().asGuest();
});
afterAll(async () => {
  await server?.stop();
  await database?.remove();
});

const ask = async (text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({
    connectionString: database.url,
    options: '-c default_transaction_read_only=off',
  });
  client.on('error', () => {});
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};
const configure = async (change: string) => {
  await ask(`alter system ${change}`);
  await ask('select pg_reload_conf()');
};
const numberOf = async (condition: string) =>
  Number((await ask(`select count(*) as n from pg_stat_activity where ${condition}`))[0]!['n']);
const sessions = () => numberOf(`backend_type = 'client backend' and pid <> pg_backend_pid()`);
const listeners = () => numberOf(`query like 'listen %' or query like 'select pg_notify%'`);
/** How long nobody could play, each time, in milliseconds. */
const outages = async () =>
  (await ask('select extract(epoch from until_at - from_at) * 1000 as length from outages order by id')).map((outage) =>
    Number(outage['length']),
  );
const lastBeat = async () => String((await ask('select last::text from pulse'))[0]?.['last']);
const descriptors = () => readdirSync('/proc/self/fd').length;
const count = () => caller.post('/api/tallies/away', { by: 1 });
const isReady = async () => (await server.caller().get('/readyz')).status === 200;
/** Until a command is taken again. */
const untilPlayable = async (): Promise<void> => {
  while ((await count()).status !== 200) await pause(20);
};
const untilUnready = async () => {
  while (await isReady()) await pause(20);
};

describe('a database that goes away', () => {
  test.each([
    ['is stopped for two seconds', 'SIGINT', 2000],
    ['dies', 'SIGKILL', 0],
    ['is stopped for five seconds', 'SIGINT', 5000],
  ] as const)(
    '%s: 503 at once, served again within seconds, nothing leaked',
    async (_, signal, milliseconds) => {
      await untilPlayable();
      const before = { sessions: await sessions(), descriptors: descriptors() };
      await database.end(signal);
      await untilUnready();
      const refused = await count();
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(refused.headers.get('retry-after')).toBe('1');
      await pause(milliseconds); // the outage itself
      expect(descriptors()).toBeLessThan(before.descriptors + 10);
      await database.start();
      await untilPlayable();
      await expect.poll(listeners, { timeout: 20_000 }).toBe(1);
      expect(await sessions()).toBeLessThan(before.sessions + 3);
      expect(descriptors()).toBeLessThan(before.descriptors + 6);
    },
    60_000,
  );

  test('hangs: requests under way end within seconds, later ones at once, and all goes on when it does', async () => {
    await untilPlayable();
    const before = { sessions: await sessions(), descriptors: descriptors() };
    database.freeze();
    const from = performance.now();
    // All of this is answered while the database still hangs.
    const underWay = await Promise.all([count(), count(), server.caller().post('/api/guests')]);
    expect(underWay.map((answer) => answer.status)).toEqual([503, 503, 503]);
    // They were told; nobody had to wait until a silent connection is given up for dead.
    expect(performance.now() - from).toBeLessThan(DEAD_SILENCE - 5000);
    for (const path of ['/api/tallies/away', '/readyz']) {
      const answer = path === '/readyz' ? await caller.get(path) : await count();
      expect(answer.status).toBe(503);
    }
    database.thaw();
    await untilPlayable();
    await expect.poll(listeners, { timeout: 20_000 }).toBe(1);
    await expect.poll(sessions, { timeout: 20_000 }).toBeLessThan(before.sessions + 3);
    expect(descriptors()).toBeLessThan(before.descriptors + 6);
  }, 60_000);

  test('M7 clocks move by all of the time it is away, however much we work meanwhile to say so', async () => {
    await untilPlayable();
    const from = performance.now();
    await database.end('SIGINT');
    await untilUnready();
    while (performance.now() - from < 3600) {
      for (const busy = performance.now(); performance.now() - busy < 20; ) {
        // as if hundreds asked
      }
      await pause(10);
    }
    const away = performance.now() - from;
    server.clock.advance(MINUTE); // the database believes no more than the process itself has seen
    await database.start();
    await untilPlayable();
    expect((await outages()).at(-1)).toBeGreaterThan(away - 1000);
  }, 60_000);

  test('M7 clocks move by a short time too, when the database was seen to be away, and not by what was played before', async () => {
    await untilPlayable();
    const before = await outages();
    for (const beat = await lastBeat(); (await lastBeat()) === beat; ) server.clock.advance(1); // until the next heartbeat
    let asked = performance.now();
    for (const from = asked; asked - from < 400; ) {
      asked = performance.now();
      await count();
    }
    await database.end('SIGINT');
    await untilUnready();
    const away = performance.now() - asked;
    server.clock.advance(MINUTE);
    await database.start();
    await untilPlayable();
    const lost = performance.now() - asked;
    const after = await outages();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toBeLessThan(lost);
    expect(after.at(-1)).toBeGreaterThan(away - 300);
  }, 60_000);

  test('M7 clocks move by the seconds in which it hangs and then answers after all', async () => {
    await untilPlayable();
    const before = await outages();
    database.freeze();
    const from = performance.now();
    await pause(2500); // a beat is asked in it, and nobody gives up
    server.clock.advance(MINUTE);
    database.thaw();
    const hung = performance.now() - from;
    await untilPlayable();
    await expect.poll(async () => (await outages()).length, { timeout: 20_000 }).toBe(before.length + 1);
    expect((await outages()).at(-1)).toBeGreaterThan(hung - 1000);
  }, 60_000);

  test.each([
    ['cannot be written', 'default_transaction_read_only', 'on'],
    ['has no room left', 'temp_file_limit', '0'],
  ])(
    '%s: 503, also from /readyz, until it is mended',
    async (_, setting, value) => {
      await untilPlayable();
      await configure(`set ${setting} = ${value}`);
      await untilUnready();
      expect((await count()).status).toBe(503);
      await configure(`reset ${setting}`);
      await untilPlayable();
      expect(await isReady()).toBe(true);
    },
    60_000,
  );
});
