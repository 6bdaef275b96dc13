import { sql } from 'kysely';
import type { Phase } from '../../championship/calendar.ts';
import { CRITERIA } from '../../championship/criteria.ts';
import { type CutLine, cutLine, publicName, type Row, rank, rankColumns } from '../../championship/standings.ts';
import type { PublicRow, Rank, RankingView } from '../../championship/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Database, Trx } from '../store/database.ts';
import type { ChampionshipPeople, Known } from './people.ts';
import { ours } from './tables.ts';

export const PAGE = 50;

/** The criteria of a ranking as the database says them: its columns are called as they are. */
const ORDER = sql.join(
  CRITERIA.map(({ code, first }) => sql`${sql.ref(`page.${code}`)} ${sql.raw(first === 'most' ? 'desc' : 'asc')}`),
);

/** One page of a live list. Only this page is read; ranks come from the index. */
export async function rankingPage(
  db: Database,
  people: ChampionshipPeople,
  { edition, phase, page }: { readonly edition: string; readonly phase: Phase; readonly page: number },
  isFinalist: (number: number) => boolean,
): Promise<Pick<RankingView, 'rows' | 'total'>> {
  const { rows } = await sql<PageRow>`
    with page as (
      select number, points, best, played from championship_standings as page
      where edition = ${edition} and phase = ${phase} and not is_out
      order by ${ORDER} limit ${PAGE} offset ${(page - 1) * PAGE}
    ), counted as (
      select count(*)::int as total, count(*) filter (where points > (select max(points) from page))::int as above
      from championship_standings where edition = ${edition} and phase = ${phase} and not is_out
    )
    select page.*, person, total, above from counted left join page on true
      left join championship_entries e on e.edition = ${edition} and e.number = page.number
    order by ${ORDER}`.execute(db);
  const { total = 0, above = 0 } = rows[0] ?? {};
  const listed = rows.filter((row): row is PageRow & { number: number; person: string } => row.number !== null);
  const names = await people.known(
    db,
    listed.map(({ person }) => person),
  );
  const ranked: PublicRow[] = [];
  for (const [i, { number, points, best, played, person }] of listed.entries()) {
    const before = ranked.at(-1);
    const place = before === undefined ? above + 1 : before.points === points ? before.rank : (page - 1) * PAGE + i + 1;
    const known = names.get(person);
    const shown = { consents: known?.publication ?? false, isFinalist: isFinalist(number) };
    ranked.push({ rank: place, points, best, played, ...publicName(number, whoIs(known), shown) });
  }
  return { rows: ranked, total };
}

interface PageRow {
  readonly number: number | null;
  readonly person: string | null;
  readonly points: number;
  readonly best: readonly number[];
  readonly played: number;
  readonly total: number;
  readonly above: number;
}

async function countAbove(db: Database, edition: string, phase: Phase, points: number): Promise<number> {
  const { rows } = await sql<{ above: bigint }>`
    select count(*) as above from championship_standings
    where edition = ${edition} and phase = ${phase} and not is_out and points > ${points}`.execute(db);
  return Number(rows[0]!.above);
}

/** Where one participant stands; undefined without a match that counts. */
export async function standingOf(
  db: Database,
  edition: string,
  phase: Phase,
  number: number,
): Promise<Rank | undefined> {
  const row = await ours(db)
    .selectFrom('championship_standings')
    .select(['points', 'best', 'played'])
    .where('edition', '=', edition)
    .where('phase', '=', phase)
    .where('number', '=', number)
    .where('is_out', '=', false)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { ...row, rank: 1 + (await countAbove(db, edition, phase, row.points)) };
}

/** The cut line at this moment; those who have a place in another way are not counted (G21). Only who is not below it is read. */
export async function liveCutLine(
  db: Database,
  edition: string,
  places: number,
  besides: readonly number[],
): Promise<CutLine> {
  const listed = sql`championship_standings
      where edition = ${edition} and phase = 'semiFinal' and not is_out and number <> all (${[...besides]}::int[])`;
  const { rows } = await sql<{ points: string | null }>`
    select array_agg(points order by points desc)::text as points from ${listed}
      and points >= coalesce((select points from ${listed} order by points desc offset ${places - 1} limit 1), 0)`.execute(
    db,
  );
  return cutLine(figuresIn(rows[0]!.points), places);
}

/**
 * The whole ranking of a phase: what becomes official. Three long lists come cheaper over the wire than twenty thousand
 * rows, and the rules' own function puts them in order quicker than the index gives them out.
 */
export async function fullRanking(
  db: Database | Trx,
  edition: string,
  phase: Phase,
  count: number,
): Promise<readonly Row[]> {
  const { rows } = await sql<Record<'numbers' | 'played' | 'best', string | null>>`
    select array_agg(number)::text as numbers, array_agg(played)::text as played, array_agg(best)::text as best
    from championship_standings where edition = ${edition} and phase = ${phase} and not is_out`.execute(db);
  const { numbers, played, best } = rows[0]!;
  const listed = figuresIn(numbers);
  const kept = figuresIn(best);
  const width = kept.length / Math.max(1, listed.length);
  invariant(width <= count || listed.length === 0, 'no more matches are kept than count');
  return rankColumns(listed, figuresIn(played), kept, width);
}

const [ZERO, NINE] = [48, 57];

/** PostgreSQL writes '{{1,2},{3,4}}': here 1, 2, 3, 4. Nothing when there was nothing to list. */
function figuresIn(list: string | null): Float64Array {
  if (list === null) return new Float64Array();
  const figures = new Float64Array(list.length >> 1);
  let length = 0;
  let figure = -1;
  for (let i = 0; i < list.length; i++) {
    const code = list.charCodeAt(i);
    if (code >= ZERO && code <= NINE) figure = (figure < 0 ? 0 : figure * 10) + code - ZERO;
    else if (figure >= 0) {
      figures[length++] = figure;
      figure = -1;
    }
  }
  return figures.subarray(0, length);
}

/** The same from the matches, one by one, by the rules' own function: for those who doubt. */
export async function recountedRanking(
  db: Database,
  edition: string,
  phase: Phase,
  count: number,
): Promise<readonly Row[]> {
  const { rows } = await sql<{ numbers: string | null; points: string | null }>`
    select array_agg(number)::text as numbers, array_agg(points)::text as points from championship_matches
    where edition = ${edition} and phase = ${phase} and ending in ('finished', 'expired')
      and number <> all (array(select number from championship_entries where edition = ${edition} and is_out))`.execute(
    db,
  );
  const numbers = figuresIn(rows[0]!.numbers);
  const points = figuresIn(rows[0]!.points);
  const results = new Map<number, number[]>();
  for (let i = 0; i < numbers.length; i++) {
    const known = results.get(numbers[i]!);
    if (known) known.push(points[i]!);
    else results.set(numbers[i]!, [points[i]!]);
  }
  return rank(
    Array.from(results, ([number, all]) => ({ number, results: all })),
    count,
  );
}

/** How many matches of a phase are not over: moved clocks run beyond the calendar (G30, M7). */
export async function openMatches(db: Database, edition: string, phase: Phase): Promise<number> {
  const { open } = await ours(db)
    .selectFrom('championship_matches')
    .select((e) => e.fn.countAll<bigint>().as('open'))
    .where('edition', '=', edition)
    .where('phase', '=', phase)
    .where('ending', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Name and town as a list shows them. */
export const whoIs = (known: Known | undefined): { name: string; town: string } | undefined =>
  known && { name: `${known.firstName} ${known.lastName}`, town: known.town ?? '' };

export async function namesOf(
  db: Database,
  people: ChampionshipPeople,
  edition: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Known>> {
  if (numbers.length === 0) return new Map();
  const entries = await ours(db)
    .selectFrom('championship_entries')
    .select(['number', 'person'])
    .where('edition', '=', edition)
    .where(sql<boolean>`number = any(${[...numbers]}::int[])`)
    .execute();
  const known = await people.known(
    db,
    entries.map(({ person }) => person),
  );
  return new Map(
    entries.flatMap(({ number, person }) => {
      const who = known.get(person);
      return who ? [[number, who] as const] : [];
    }),
  );
}
