import { sql } from 'kysely';
import { rank } from '../src/championship/standings.ts';
import { chanceFromText } from '../src/kit/chance.ts';
import type { PeopleDoor } from '../src/server/championship/people.ts';
import { fullRanking, liveCutLine, rankingPage, standingOf } from '../src/server/championship/standings.ts';
import { ours } from '../src/server/championship/tables.ts';
import { openStore } from '../src/server/store/store.ts';
import { testCluster, testDatabase } from '../src/server/testing/database.ts';

/** 20,000 semi-finalists with six matches each, on a real database. Bars: ranking 50 ms, a public page 20 ms. */
const PEOPLE = 20_000;
const chance = chanceFromText('bench')('points');
const results = Array.from({ length: PEOPLE }, (_, i) => ({
  number: i + 1,
  results: Array.from({ length: 6 }, () => 700 + chance.below(500)),
}));
report('championship.rank-in-memory', await median(20, async () => rank(results, 3)));

const store = await openStore({ url: await testDatabase(), connections: 4 });
await sql`
  insert into championship_entries select 'b', n, 'p' || n, 'c' || n, null, now(), true, false
  from generate_series(1, ${PEOPLE}::int) n`.execute(store.db);
await sql`
  insert into person_data select 'p' || n, 'p' || n || '@example.ch', 'First' || n, 'Last' || n, 'Street', '1', '8001',
    'Zürich', 'CH', '1980-01-01', 'de', '[]', now() from generate_series(1, ${PEOPLE}::int) n`.execute(store.db);
await sql`
  insert into people select 'p' || n, '{player}', true, true, false, false, false, false, now(), 1
  from generate_series(1, ${PEOPLE}::int) n`.execute(store.db);
for (let from = 0; from < PEOPLE; from += 2000) {
  const rows = rank(results.slice(from, from + 2000), 3).map(({ number, points, best, played }) => ({
    ...{ edition: 'b', phase: 'semiFinal' as const, number, points, best: [...best], played, is_out: false },
  }));
  await ours(store.db).insertInto('championship_standings').values(rows).execute();
}
await sql`analyze`.execute(store.db);
const people: Pick<PeopleDoor, 'known'> = {
  async known(db, ids) {
    const rows = await db
      .withTables<{ person_data: { person: string; first_name: string; last_name: string; town: string } }>()
      .selectFrom('person_data')
      .selectAll()
      .where('person', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [
        row.person,
        {
          person: row.person,
          firstName: row.first_name,
          lastName: row.last_name,
          town: row.town,
          born: null,
          language: 'de',
          publication: true,
        },
      ]),
    );
  },
};
const door = people as PeopleDoor;
const nobody = () => false;
report('championship.ranking-20000', await median(20, () => fullRanking(store.db, 'b', 'semiFinal', 3)));
report('championship.page-first', await median(50, () => rankingPage(store.db, door, 'b', 'semiFinal', 1, nobody)));
report('championship.page-200', await median(50, () => rankingPage(store.db, door, 'b', 'semiFinal', 200, nobody)));
report('championship.cut-line', await median(50, () => liveCutLine(store.db, 'b', 100, [])));
report('championship.own-rank', await median(50, () => standingOf(store.db, 'b', 'semiFinal', 12_345)));
await store.close();
await (await testCluster()).stop();

/** The median and the best of some runs: on a busy machine the best says more about the work itself. */
async function median(times: number, work: () => Promise<unknown>): Promise<readonly [number, number]> {
  await work();
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  return [taken[times >> 1]!, taken[0]!];
}

function report(bench: string, [middle, best]: readonly [number, number]): void {
  const round = (figure: number) => Math.round(figure * 100) / 100;
  console.log(JSON.stringify({ bench, figure: round(middle), unit: 'ms (median)' }));
  console.log(JSON.stringify({ bench: `${bench}.best`, figure: round(best), unit: 'ms (best)' }));
}
