import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../store/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openSpans } from './spans.ts';

const PEOPLE = 120;
/** Who is n-th by name leads par by n on each of the three days that count, and has not played a fourth well. */
const DAYS = ['2025-09-01', '2025-09-02', '2025-09-03', '2025-09-04'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.store;
  await sql`
    insert into person_data select 's' || n, 's' || n || '@example.ch', 'First', 'Last' || n, 'Street', '1', '8001',
      'Zürich', 'CH', '1980-01-01', 'de', '[]', now() from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`
    insert into people (person, roles, confirmed, publication, held, proposed, excluded, deleted, registered_at, version, daily)
    select 's' || n, '{player}', true, true, false, false, false, false, now(), 1, true
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  for (const [nth, day] of DAYS.entries()) {
    await sql`insert into daily_days (day, par) values (${day}, 700)`.execute(db);
    await sql`
      insert into daily_tries select 's' || n || ${day}, ${day}, 'person:s' || n, true, 700 + case when ${nth} = 3 then -50 else n end
      from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  }
});
afterAll(() => server.stop());

const table = async (page: number) =>
  (await server.caller().get(`/api/daily/table?span=week&day=${DAYS[2]}&page=${page}`)).body;

describe('the table of a week', () => {
  test('has the three best days of each, fifty a page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(table));
    expect(pages.map(({ total, rows }) => [total, rows.length])).toEqual([50, 50, 20, 0].map((n) => [PEOPLE, n]));
    const rows = pages.flatMap((page) => page.rows);
    expect(rows.map(({ name }) => name)).toEqual(rows.map((_, i) => `First Last${PEOPLE - i}`));
    expect(rows.map(({ rank, points, days }) => [rank, points, days])).toEqual(
      rows.map((_, i) => [i + 1, 3 * (PEOPLE - i), 3]),
    );
  });

  test('is worked out once for all who ask meanwhile, whatever the day, and anew for who asks later', async () => {
    const spans = openSpans();
    const leader = { db: server.store.db, asOf: null };
    const asked = Array.from({ length: 40 }, (_, i) => spans.standings(leader, 'week', DAYS[i % DAYS.length]!));
    const [first, second, ...others] = await Promise.all(asked);
    for (const other of others) expect(other).toBe(second); // who asked while the first was told
    expect(await spans.standings(leader, 'week', DAYS[0]!)).not.toBe(first);
  });

  test('who asks the leader shares no answer of a copy, which may know less', async () => {
    const { db: away, close } = connect(server.databaseUrl, 1);
    await close();
    const spans = openSpans();
    const leader = { db: server.store.db, asOf: null };
    const copy = { db: away, asOf: 0 };
    const asked = [leader, copy, leader].map((reading) => spans.standings(reading, 'week', DAYS[0]!));
    const told = await Promise.allSettled(asked);
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('never takes more than two connections from those who play', async () => {
    const { pool, db, close } = connect(server.databaseUrl, 8); // nobody else asks it anything
    const weeks = Array.from({ length: 30 }, (_, i) => `2024-01-${String(i + 1).padStart(2, '0')}`);
    const spans = openSpans();
    let most = 0;
    const all = Promise.all(
      [...weeks, ...weeks.map((day) => day.replace('2024', '2023'))].map(async (day, i) => {
        await spans.standings({ db, asOf: null }, i % 2 ? 'week' : 'month', day);
        most = Math.max(most, pool.totalCount - pool.idleCount + pool.waitingCount);
      }),
    );
    await new Promise((turn) => setImmediate(turn));
    most = Math.max(most, pool.totalCount - pool.idleCount + pool.waitingCount);
    await all;
    await close();
    expect(most).toBeLessThanOrEqual(2);
  });
});
