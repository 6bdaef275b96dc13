import { sql } from 'kysely';
import { closesAt, opensAt, revealedFrom } from '../../daily/calendar.ts';
import { GAMES } from '../../daily/dealing.ts';
import { betterThan, type Field, playedOf } from '../../daily/result.ts';
import type { Twelve } from '../../daily/twelve.ts';
import type { DayLine, DayView, MyResult, MyTry } from '../../daily/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Day, Instant } from '../../kit/time.ts';
import type { GameResult } from '../../schieber/match.ts';
import type { Database } from '../store/database.ts';
import { ours } from './tables.ts';

/** A day as somebody may see it: what came of it only after the own counted try. */
export async function dayView(db: Database, twelve: Twelve, owner: string): Promise<DayView> {
  const { day, announcedAt, commitment, computers, seed } = twelve;
  const [mine, tries] = await Promise.all([tryOf(db, day, owner), triesOf(db, day)]);
  return {
    ...{ day, announcedAt, commitment, computers, seed, tries },
    ...{ opensAt: opensAt(day), closesAt: closesAt(day), revealedFrom: revealedFrom(day) },
    mine: mine?.told ?? null,
    result: mine && mine.points !== null ? await resultOf(db, twelve, mine.points, mine.results) : null,
  };
}

interface Mine {
  readonly told: MyTry;
  readonly points: number | null;
  readonly results: readonly GameResult[];
}

async function tryOf(db: Database, day: Day, owner: string): Promise<Mine | undefined> {
  const row = await ours(db)
    .selectFrom('daily_tries')
    .innerJoin('matches', 'matches.id', 'daily_tries.match')
    .select(['match', 'daily_tries.points', 'started_at', 'deadline', 'ending', 'results'])
    .where('day', '=', day)
    .where('daily_tries.owner', '=', owner)
    .where('is_counted', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { match, started_at: startedAt, deadline, ending, points, results } = row;
  invariant(deadline !== null, 'a counted try ends by itself');
  return { told: { match, startedAt, deadline, ending }, points, results: results ?? [] };
}

async function triesOf(db: Database, day: Day): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select coalesce(sum(tries), 0)::int as tries from daily_points where day = ${day}`.execute(db);
  return rows[0]?.tries ?? 0;
}

async function resultOf(
  db: Database,
  { day, par }: Twelve,
  points: number,
  results: readonly GameResult[],
): Promise<MyResult> {
  const [{ rows }, games] = await Promise.all([
    sql<{ below: number; tries: number }>`
      select coalesce(sum(tries) filter (where points < ${points}), 0)::int as below, sum(tries)::int as tries
      from daily_points where day = ${day}`.execute(db),
    ours(db).selectFrom('daily_games').selectAll().where('day', '=', day).execute(),
  ]);
  const { below = 0, tries = 1 } = rows[0] ?? {};
  return {
    points,
    betterThan: betterThan(below, tries),
    games: Array.from({ length: GAMES }, (_, index) => ({
      mine: results[index] ? playedOf(results[index]) : null,
      field: fieldOf(games.filter(({ game }) => game === index + 1)),
      par: par?.[index] ? playedOf(par[index]) : null,
    })),
  };
}

type Sum = { readonly tries: number; readonly points: number };

function fieldOf(rows: readonly (Sum & { mode: Field['declared'][number]['mode']; is_passed: boolean })[]): Field {
  const sums = rows.reduce<Sum>((sum, row) => ({ tries: sum.tries + row.tries, points: sum.points + row.points }), {
    ...{ tries: 0, points: 0 },
  });
  return {
    tries: sums.tries,
    mean: meanOf(sums),
    declared: rows
      .map(({ mode, is_passed: passed, ...sum }) => ({ mode, passed, tries: sum.tries, mean: meanOf(sum) }))
      .sort((a, b) => b.tries - a.tries || a.mode.localeCompare(b.mode)),
  };
}

const meanOf = ({ tries, points }: Sum): number => (tries === 0 ? 0 : Math.round((10 * points) / tries) / 10);

/** Days in the archive that are asked for at once. */
const PAGE = 31;

/** The days that have begun, the latest first; of one that is not over nobody is told how others fared. */
export async function archive(
  db: Database,
  owner: string,
  { before, today, now }: { before: Day; today: Day; now: Instant },
): Promise<readonly DayLine[]> {
  const { rows } = await sql<DayLine & { sum: number }>`
    select d.day, coalesce(p.tries, 0)::int as tries, coalesce(p.sum, 0)::int as sum, t.points as mine
    from daily_days d
      left join lateral (select sum(tries) as tries, sum(tries * points) as sum from daily_points p where p.day = d.day) p on true
      left join daily_tries t on t.day = d.day and t.owner = ${owner} and t.is_counted
    where d.day < ${before} and d.day <= ${today} order by d.day desc limit ${PAGE}`.execute(db);
  return rows.map(({ sum, day, tries, mine }) => ({
    ...{ day, tries, mine },
    mean: tries > 0 && now >= closesAt(day) ? Math.round(sum / tries) : null,
  }));
}
