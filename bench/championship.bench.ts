import { sql } from 'kysely';
import { rank } from '../src/championship/standings.ts';
import { SSC8 } from '../src/championship/template.ts';
import { chanceFromText } from '../src/kit/chance.ts';
import { commandEdition } from '../src/server/championship/editionCommands.ts';
import { fullRanking, liveCutLine, recountedRanking, standingOf } from '../src/server/championship/standings.ts';
import { ours } from '../src/server/championship/tables.ts';
import { contextOf } from '../src/server/testing/championship.ts';
import { testCluster } from '../src/server/testing/database.ts';
import { startTestServer } from '../src/server/testing/server.ts';
import { report } from './timing.ts';

/**
 * 20,000 semi-finalists with six matches each, on a real database and a real server. Bars: ranking 50 ms, a public page
 * 20 ms. Beside the time on the wall stands the processor time of server and database together, which a busy machine
 * does not change.
 */
const PEOPLE = 20_000;
const chance = chanceFromText('bench')('points');
const results = Array.from({ length: PEOPLE }, (_, i) => ({
  number: i + 1,
  results: Array.from({ length: 6 }, () => 700 + chance.below(500)),
}));
await report('championship.rank-in-memory', 50, async () => rank(results, 3));

const server = await startTestServer();
const { store, clock } = server;
const context = contextOf(server);
const told = { by: 'system', at: clock.now() };
const edition = { type: 'create', id: 'b', title: 'Bench', template: SSC8, start: '2024-09-27' } as const;
const computers = { level: 'master', version: '1', weights: '00' };
await commandEdition(context, 'b', { ...edition, computers }, told);
await sql`
  insert into championship_entries select 'b', n, 'p' || n, 'c' || n, null, now(), true, false
  from generate_series(1, ${PEOPLE}::int) n`.execute(store.db);
await sql`
  insert into person_data select 'p' || n, 'p' || n || '@example.ch', 'First' || n, 'Last' || n, 'Street', '1', '8001',
    'Zürich', 'CH', '1980-01-01', 'de', '["publication"]', now() from generate_series(1, ${PEOPLE}::int) n`.execute(
  store.db,
);
await sql`
  insert into people select 'p' || n, '{player}', true, true, false, false, false, false, now(), 1
  from generate_series(1, ${PEOPLE}::int) n`.execute(store.db);
for (let from = 0; from < PEOPLE; from += 2000) {
  const some = results.slice(from, from + 2000);
  const rows = rank(some, 3).map(({ number, points, best, played }) => ({
    ...{ edition: 'b', phase: 'semiFinal' as const, number, points, best: [...best], played, is_out: false },
  }));
  await ours(store.db).insertInto('championship_standings').values(rows).execute();
  const points = some.flatMap((one) => one.results);
  await sql`
    insert into championship_matches select 'm' || (${from * 6}::int + i), 'b', ${from}::int + 1 + (i - 1) / 6, 'semiFinal',
      's/' || (i % 6 + 1), null, now(), 'finished', points, 12
    from unnest(${points}::int[]) with ordinality as t (points, i)`.execute(store.db);
}
await sql`analyze`.execute(store.db);

await report('championship.ranking-20000', 50, () => fullRanking(store.db, 'b', 'semiFinal', 3));
await report('championship.recount-120000-matches', 10, () => recountedRanking(store.db, 'b', 'semiFinal', 3));
const caller = server.caller();
const page = (number: number) => async () => {
  const { status, body } = await caller.get(`/api/editions/b/ranking/semiFinal?page=${number}`);
  if (status !== 200 || body.rows.length !== 50 || body.rows[0].name === null) throw new Error(`page ${number}`);
};
await report('championship.page-first', 100, page(1));
await report('championship.page-200', 100, page(200));
await report('championship.page-last', 100, page(400));
const establish = { type: 'establishRanking', phase: 'semiFinal', reason: 'Bench' } as const;
const established = await commandEdition(context, 'b', establish, told);
const published = await commandEdition(context, 'b', { type: 'publishRanking', phase: 'semiFinal', version: 1 }, told);
if (!established.ok || !published.ok) throw new Error('no official list');
await report('championship.published-page-first', 100, page(1));
await report('championship.published-page-200', 100, page(200));
await report('championship.cut-line', 100, () => liveCutLine(store.db, 'b', 100, []));
await report('championship.own-rank', 100, () => standingOf(store.db, 'b', 'semiFinal', 12_345));
await server.stop();
await (await testCluster()).stop();
