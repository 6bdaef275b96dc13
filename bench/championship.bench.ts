import { readdirSync, readFileSync } from 'node:fs';
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

/** Median and best on the wall, and the processor time of one call. */
async function report(bench: string, times: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < 5; i++) await work();
  const taken: number[] = [];
  const before = processorTime();
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  const cpu = (processorTime() - before) / times;
  taken.sort((a, b) => a - b);
  say(bench, taken[times >> 1]!, 'ms (median)');
  say(`${bench}.best`, taken[0]!, 'ms (best)');
  say(`${bench}.cpu`, cpu, 'ms (processor time, server and database)');
}

/** Milliseconds this process and the database's processes have computed so far; Linux counts the latter in steps of 10. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + children(process.pid).reduce((sum, pid) => sum + ticks(pid) * 10, 0);
}

function children(parent: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const direct = all.map(Number).filter((pid) => Number(stat(pid)?.[1]) === parent);
  return direct.flatMap((pid) => [pid, ...children(pid)]);
}

function ticks(pid: number): number {
  const fields = stat(pid);
  return fields === undefined ? 0 : Number(fields[11]) + Number(fields[12]);
}

/** The fields of /proc/PID/stat after the name; undefined when the process has gone. */
function stat(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function say(bench: string, figure: number, unit: string): void {
  console.log(JSON.stringify({ bench, figure: Math.round(figure * 100) / 100, unit }));
}
