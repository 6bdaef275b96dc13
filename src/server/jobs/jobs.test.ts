import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../kit/time.ts';
import { guests } from '../guests/guests.ts';
import { tidy } from '../housekeeping.ts';
import { type Caller, startTestServer, type TestServer } from '../testing/server.ts';
import { tally } from '../testing/tally.ts';
import { createWorker } from './worker.ts';

let server: TestServer;
let woken: string[];
let caller: Caller;
beforeAll(async () => {
  server = await startTestServer({
    subjects: (services) => {
      const subject = tally(services);
      woken = subject.woken;
      return [guests(services), subject];
    },
  });
  caller = await server.caller().asGuest();
});
afterAll(() => server.stop());

test('a job runs when its time has come by the server’s clock, not before', async () => {
  await caller.post('/api/tallies/a/wake', { by: 60 });
  await server.runJobs();
  expect(woken).toEqual([]);
  server.clock.advance(59_999);
  await server.runJobs();
  expect(woken).toEqual([]);
  server.clock.advance(1);
  await server.runJobs();
  expect(woken).toEqual(['a']);
  await server.runJobs();
  expect(woken).toEqual(['a']);
});

test('a job with the same key replaces the one that waits', async () => {
  woken.length = 0;
  await caller.post('/api/tallies/b/wake', { by: 60 });
  await caller.post('/api/tallies/b/wake', { by: 120 });
  server.clock.advance(MINUTE);
  await server.runJobs();
  expect(woken).toEqual([]);
  server.clock.advance(MINUTE);
  await server.runJobs();
  expect(woken).toEqual(['b']);
});

test('a job is there exactly when the events are', async () => {
  woken.length = 0;
  const append = server.store.append({
    ...{
      stream: 'wakes:c',
      expected: 'any' as const,
      actor: 'system',
      at: server.clock.now(),
      events: [{ type: 'asked' }],
    },
    alongside: async (trx) => {
      await server.services.jobs.add(trx, 'tally.wake', { id: 'c' });
      throw new Error('no');
    },
  });
  await expect(append).rejects.toThrow('no');
  await server.runJobs();
  expect(woken).toEqual([]);
});

test('a job that a killed process had begun is free again, one of a living process is not', async () => {
  const { pool } = server.store;
  await caller.post('/api/tallies/dead/wake', { by: 0 });
  await caller.post('/api/tallies/alive/wake', { by: 0 });
  const lock = (id: string, worker: string) =>
    pool.query(`update graphile_worker._private_jobs set locked_by = $2, locked_at = now() where payload->>'id' = $1`, [
      id,
      worker,
    ]);
  await lock('dead', 'pool-dead');
  await lock('alive', 'pool-alive');
  const living = await pool.connect();
  await living.query(`set application_name = 'gschobe pool-alive'`);
  await tidy(server.store, server.clock.now());
  woken.length = 0;
  await server.runJobs();
  expect(woken).toEqual(['dead']);
  await living.query('reset application_name');
  living.release();
});

test('answers are kept for two days, and as many go in a round as a thousand moves a second leave', async () => {
  const post = (id: string) => caller.post(`/api/tallies/${id}`, { by: 1 }, { 'idempotency-key': `kept-${id}` });
  await post('old');
  expect((await post('old')).headers.get('cache-control')).toBe('no-store'); // the stored one neither
  server.clock.advance(DAY);
  await post('new');
  await tidy(server.store, server.clock.now() + DAY + 1);
  const { rows } = await server.store.pool.query(`select key from answers where key like 'kept-%'`);
  expect(rows).toEqual([{ key: 'kept-new' }]);
  await server.store.pool.query(
    `insert into answers select 'guest:many', n, '', 200, '', $1 from generate_series(1, 60000) n`,
    [new Date(server.clock.now() - 2 * DAY - 1)],
  );
  await tidy(server.store, server.clock.now());
  const { rowCount } = await server.store.pool.query(`select from answers where actor = 'guest:many'`);
  expect(rowCount).toBe(0);
});

test('guests are forgotten when their cookie has ended, and who never played after a month', async () => {
  const { pool } = server.store;
  const day = DAY;
  const now = server.clock.now();
  await pool.query('delete from guests');
  const add = (id: string, days: number) =>
    pool.query('insert into guests (id, token_hash, at) values ($1, $2, $3)', [id, id, new Date(now - days * day)]);
  for (const [id, days] of [
    ['new', 1],
    ['idle', 31],
    ['player', 31],
    ['old', 181],
  ] as const)
    await add(id, days);
  for (const id of ['player', 'old'])
    await pool.query(
      `insert into matches (id, owner, kind, is_rated, level, games, started_at)
       values ($1, 'guest:' || $1, 'practice', false, 'master', 1, now())`,
      [id],
    );
  await tidy(server.store, now);
  const { rows } = await pool.query('select id from guests order by id');
  expect(rows.map(({ id }) => id)).toEqual(['new', 'player']);
});

test('the queue takes the role it is given, and does nothing without it', async () => {
  const { store, clock } = server;
  const nobody = {
    role: 'a_role_that_is_not_there',
    subjects: [],
    announce: async () => {},
    report: () => {},
    isSteady: () => true,
  };
  const worker = createWorker({ ...store, ...nobody });
  await expect(worker.runDue(clock.now())).rejects.toThrow('a_role_that_is_not_there');
  await worker.stop();
});

test('M7: what ends by time waits until the clocks have moved', async () => {
  woken.length = 0;
  await caller.post('/api/tallies/late/wake', { by: 1 });
  server.clock.advance(MINUTE);
  const { store, subjects, clock } = server;
  let isMoved = false;
  const given = { role: undefined, subjects, announce: async () => {}, report: () => {}, isSteady: () => isMoved };
  const worker = createWorker({ ...store, ...given });
  const done = worker.runDue(clock.now());
  await pause(500);
  expect(woken).not.toContain('late');
  isMoved = true;
  await done;
  expect(woken).toContain('late');
  await worker.stop();
});
