import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../kit/time.ts';
import { createCaller, startTestServer, testClock } from '../testing/server.ts';

test('B21 23, M7 the four hours are moved by the length of an outage, and then end the game once', async () => {
  const clock = testClock();
  const first = await startTestServer({ clock });
  const guest = await first.caller().asGuest();
  const { commitment } = (await guest.post('/api/big21/promises', {})).body;
  const body = { purse: 'practice', stake: 100, commitment, clientSeed: '00'.repeat(8) };
  const { id, game } = (await guest.post('/api/big21/games', body, { 'idempotency-key': 'outage' })).body;
  await first.stop();
  clock.advance(5 * HOUR);
  const second = await startTestServer({ clock, databaseUrl: first.databaseUrl });
  const again = createCaller(second.address);
  again.cookie = guest.cookie;
  const shown = (await again.get(`/api/big21/games/${id}`)).body;
  expect(shown.game.stage).toBe('piles');
  expect(shown.game.round).toEqual(game.round); // the same cards as before
  expect(shown.game.deadline - game.deadline).toBeGreaterThanOrEqual(5 * HOUR - 1000);
  clock.advance(4 * HOUR + 1001);
  await second.runJobs();
  const events = await second.store.read(`big21:${id}`);
  expect(events.filter(({ event }) => event.type === 'ended')).toHaveLength(1);
  await second.stop();
});

test('M7 the four hours of any number of games are moved together, once, and so are those who end them', async () => {
  const server = await startTestServer();
  const { pool } = server.store;
  const deadline = server.clock.now() + HOUR;
  await pool.query(`insert into streams select 'big21:g' || n, 3 from generate_series(1, 3000) n`);
  await pool.query(
    `insert into big21_games (id, owner, purse, model, commitment, day, stake, started_at, deadline, staked)
       select 'g' || n, 'guest:many', 'practice', 'm', 'c' || n, '2024-10-04', 100, $1, $2, 100
       from generate_series(1, 3000) n`,
    [new Date(server.clock.now()), new Date(deadline)],
  );
  const subject = server.subjects.find(({ name }) => name === 'big21')!;
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  for (let twice = 0; twice < 2; twice++) await subject.onOutage!({ id: '7', from: 1000, until: 61_000 });
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  expect(statements).toBeLessThan(200); // not three a game
  const { rows } = await pool.query(
    `select count(*)::int as games, min(g.deadline) as first, max(g.deadline) as last, max(s.version) as version,
       count(j.key)::int as jobs, min(j.run_at) - interval '200 years' as wakes
     from big21_games g join streams s on s.stream = 'big21:' || g.id
     join graphile_worker.jobs j on j.key = 'big21-expire:' || g.id`,
  );
  const later = deadline + MINUTE;
  expect(rows).toEqual([{ games: 3000, first: later, last: later, version: 4, jobs: 3000, wakes: later + 1 }]);
  await server.stop();
});

test('nobody has more practice games open than a person can play, however many are begun at once', async () => {
  const server = await startTestServer();
  const guest = await server.caller().asGuest();
  let keys = 0;
  const begin = async () => {
    const { commitment } = (await guest.post('/api/big21/promises', {})).body;
    const body = { purse: 'practice', stake: 100, commitment, clientSeed: '00'.repeat(8) };
    return guest.post('/api/big21/games', body, { 'idempotency-key': `practice-${keys++}` });
  };
  const answers = await Promise.all(Array.from({ length: 55 }, begin));
  const begun = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(begun).toHaveLength(50);
  const until = server.clock.now() + 4 * HOUR;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ code: 'too-many-practice-games', facts: { most: 50, until } },
  });
  const { id, version } = begun[0];
  await guest.post(`/api/big21/games/${id}/commands`, { type: 'stop', version }, { 'idempotency-key': 'stop' });
  expect([(await begin()).status, (await begin()).status]).toEqual([200, 409]);
  server.clock.advance(4 * HOUR + 1); // they end by themselves
  expect((await begin()).status).toBe(200);
  await server.stop();
});
