import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MINUTE } from '../../kit/time.ts';
import { asOwner } from '../testing/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { SchieberSubject } from './schieber.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const MANY = 3000;
/** A statement has room for 65,535 parameters: what grows with the number of matches ends there. */
const FEW = 20;

let keys = 0;
const key = () => ({ 'idempotency-key': `clock-${++keys}` });

test('M7 the clocks of any number of matches are moved once, and however many there are they change hands', async () => {
  const { pool } = server.store;
  const deadline = server.clock.now() + 30 * MINUTE;
  await pool.query(`insert into streams select 'match:m' || n, 3 from generate_series(1, $1) n`, [MANY]);
  await pool.query(
    `insert into matches (id, owner, kind, is_rated, level, games, started_at, deadline)
       select 'm' || n, 'guest:many', 'practice', false, 'master', 1, $2, $3 from generate_series(1, $1) n`,
    [MANY, new Date(server.clock.now()), new Date(deadline)],
  );
  const subject = server.subjects.find(({ name }) => name === 'schieber')!;
  const outage = { id: '7', from: 1000, until: 61_000 };
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  for (let twice = 0; twice < 2; twice++) await subject.onOutage!(outage);
  const { rows } = await pool.query(
    `select count(*)::int as matches, min(m.deadline) as first, max(m.deadline) as last, max(s.version) as version,
       count(j.key)::int as jobs, min(j.run_at) - interval '200 years' as wakes
     from matches m join streams s on s.stream = 'match:' || m.id
     left join graphile_worker.jobs j on j.key = 'match-expire:' || m.id where m.owner = 'guest:many'`,
  );
  const later = deadline + MINUTE;
  expect(rows).toEqual([{ matches: MANY, first: later, last: later, version: 4, jobs: MANY, wakes: later + 1 }]);

  const { matches } = subject as SchieberSubject;
  expect(await matches.handOver('guest:many', 'person:many')).toBe(MANY);
  expect(await matches.handOver('guest:many', 'person:many')).toBe(0);
  const said = asked.mock.calls as unknown as [string | { values?: unknown[] }, unknown[]?][];
  asked.mockRestore();
  const parameters = said.map(([what, values]) => (typeof what === 'string' ? values : what.values)?.length ?? 0);
  expect(Math.max(...parameters)).toBeLessThan(FEW);
  expect(said.length).toBeLessThan(MANY / 10);
});

test('M7 a move that dies in the middle is finished by the next start, and moves no clock twice', async () => {
  const { pool } = server.store;
  const deadline = server.clock.now() + 30 * MINUTE;
  await pool.query(`insert into streams select 'match:d' || n, 3 from generate_series(1, 2000) n`);
  await pool.query(
    `insert into matches (id, owner, kind, is_rated, level, games, started_at, deadline)
       select 'd' || n, 'guest:dying', 'practice', false, 'master', 1, $1, $2 from generate_series(1, 2000) n`,
    [new Date(server.clock.now()), new Date(deadline)],
  );
  const subject = server.subjects.find(({ name }) => name === 'schieber')!;
  const outage = { id: '8', from: 1000, until: 61_000 };
  await asOwner(
    server.databaseUrl,
    `create function dies() returns trigger language plpgsql as
       $$ begin if new.id = 'd2000' then raise exception 'dies'; end if; return new; end $$`,
    'create trigger dies before update on matches for each row execute function dies()',
  );
  await expect(subject.onOutage!(outage)).rejects.toThrow('dies');
  await asOwner(server.databaseUrl, 'drop trigger dies on matches');
  await subject.onOutage!(outage);
  const { rows } = await pool.query(
    `select count(*)::int as matches, min(deadline) as first, max(deadline) as last from matches where owner = 'guest:dying'`,
  );
  expect(rows).toEqual([{ matches: 2000, first: deadline + MINUTE, last: deadline + MINUTE }]);
});

test('nobody has more matches under the clock than a person can play, however many are begun at once', async () => {
  const guest = await server.caller().asGuest();
  const begin = (body: object) => guest.post('/api/matches', { kind: 'practice', games: 1, ...body }, key());
  const answers = await Promise.all(Array.from({ length: 55 }, () => begin({ timed: true })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  const { body } = answers.find(({ status }) => status === 409)!;
  const until = server.clock.now() + 30 * MINUTE;
  expect(body).toMatchObject({ code: 'too-many-clocks', facts: { most: 50, until } });
  expect((await begin({})).status).toBe(200); // without a clock there is always a match
  server.clock.advance(31 * MINUTE);
  expect((await begin({ timed: true })).status).toBe(200);
});

test('M7 while nobody knows whether players lost time, no request ends what is late: its clock moves first', async () => {
  const guest = await server.caller().asGuest();
  const begun = (await guest.post('/api/matches', { kind: 'practice', games: 1, timed: true }, key())).body;
  const read = async () => (await guest.get(`/api/matches/${begun.id}`)).body.view;
  const { pool } = server.store;
  const lastBeat = async () => (await pool.query<{ last: number }>('select last from pulse')).rows[0]!.last;
  server.clock.set(begun.view.deadline - 100);
  await expect.poll(lastBeat, { timeout: 5000 }).toBe(server.clock.now());
  const holding = await pool.connect();
  await holding.query('begin');
  await holding.query('select from pulse for update'); // the heartbeat waits, and nobody else does
  const waiting = `select from pg_locks where clock_timestamp() - waitstart > interval '1200 milliseconds'
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 5000 }).not.toBe(0);
  server.clock.advance(1000);
  const asked = read();
  await holding.query('commit');
  holding.release();
  expect((await asked).ending).toBeNull();
  await expect.poll(async () => (await read())?.deadline, { timeout: 5000 }).toBeGreaterThan(begun.view.deadline);
  expect((await read()).ending).toBeNull();
});
