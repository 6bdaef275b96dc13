import { sql } from 'kysely';
import { zurichInstant } from '../src/kit/time.ts';
import { namedTable } from '../src/server/daily/named.ts';
import { openSpans } from '../src/server/daily/spans.ts';
import { testCluster } from '../src/server/testing/database.ts';
import { startTestServer, testClock } from '../src/server/testing/server.ts';
import { report } from './timing.ts';

/**
 * A day of the daily twelve with 50,000 results, all of people who agreed to be named, on a real database and a real
 * server. Bars: the day is ranked in 50 ms, a result page answers in 10 ms. Beside the time on the wall stands the
 * processor time of server and database together, which a busy machine does not change.
 */
const TRIES = 50_000;
const DAY = '2025-06-16';
const server = await startTestServer({ clock: testClock(zurichInstant(`${DAY}T12:00`)) });
const { store } = server;
const reader = await server.caller().asGuest();
await reader.get('/api/daily');
const begun = await reader.post(`/api/daily/days/${DAY}/tries`, { counted: true }, { 'idempotency-key': 'bench' });
const results = Array.from({ length: 12 }, (_, game) => ({
  ...{ dealer: (game + 3) % 4, declarer: game % 4, passed: false, mode: { kind: 'trump', suit: 'H' } },
  points: { 0: 80, 1: 77 },
}));
await sql`update matches set ending = 'finished', completed = 12, points = 960, results = ${JSON.stringify(results)}
  where id = ${begun.body.id}`.execute(store.db);
await sql`update daily_tries set points = 960 where match = ${begun.body.id}`.execute(store.db);
await sql`
  insert into person_data select 'p' || n, 'p' || n || '@example.ch', 'First' || n, 'Last' || n, 'Street', '1', '8001',
    'Zürich', 'CH', '1980-01-01', 'de', '[]', now() from generate_series(1, ${TRIES}::int) n`.execute(store.db);
await sql`
  insert into people (person, roles, confirmed, publication, held, proposed, excluded, deleted, registered_at, version, daily)
  select 'p' || n, '{player}', true, true, false, false, false, false, now(), 1, true
  from generate_series(1, ${TRIES}::int) n`.execute(store.db);
await sql`
  insert into daily_tries select 'm' || n, ${DAY}, 'person:p' || n, true, 700 + (n * 7919) % 500
  from generate_series(1, ${TRIES}::int) n`.execute(store.db);
await sql`
  insert into daily_points select day, points, count(*) from daily_tries where is_counted group by 1, 2`.execute(
  store.db,
);
await sql`
  insert into daily_games select ${DAY}, game, mode, is_passed, ${TRIES} / 12, 80 * ${TRIES} / 12
  from generate_series(1, 12) game, unnest(array['H','D','S','C','O','U']) mode, unnest(array[true, false]) is_passed`.execute(
  store.db,
);
await sql`analyze`.execute(store.db);

const spans = openSpans();
const asked = { span: 'day', day: DAY, reader: 'person:p4711' } as const;
await report('daily.ranking-50000', 50, () => namedTable({ db: store.db, asOf: null }, spans, { ...asked, page: 1 }));
await report('daily.ranking-50000-page-500', 50, () =>
  namedTable({ db: store.db, asOf: null }, spans, { ...asked, page: 500 }),
);
await report('daily.result-page', 200, async () => {
  const { body, status } = await reader.get(`/api/daily/days/${DAY}`);
  if (status !== 200 || body.tries < TRIES || body.result.games.length !== 12) throw new Error('no result');
});
await report('daily.archive-page', 100, () => reader.get('/api/daily/days'));
await server.stop();
await (await testCluster()).stop();
