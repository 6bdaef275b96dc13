import { sql } from 'kysely';
import { playedOf, totalOf } from '../../daily/result.ts';
import type { TwelveEvent } from '../../daily/twelve.ts';
import { fromHex } from '../../kit/bytes.ts';
import type { Day } from '../../kit/time.ts';
import type { HostedEvent } from '../../schieber/hosted.ts';
import type { GameResult } from '../../schieber/match.ts';
import { idOf } from '../schieber/stream.ts';
import type { Trx } from '../store/database.ts';
import type { Projection } from '../store/projection.ts';
import { dayOfStream } from './context.ts';
import { ours } from './tables.ts';

/** What a match of the daily twelve is called: the one that counts, and those for practice. */
export const COUNTED = 'daily';
export const PRACTICE = 'dailyPractice';

/** Which days there are, who tried them, and the sums by which a result is compared. */
export function dailyProjection(): Projection {
  const openings = new Map<string, Extract<HostedEvent, { type: 'opened' }>>();
  return {
    name: 'daily',
    tables: ['daily_days', 'daily_tries', 'daily_points', 'daily_games'],
    streams: ['daily', 'match'],
    async apply(trx, stream, { event }) {
      if (stream.startsWith('daily:')) return projectDay(trx, dayOfStream(stream), event as TwelveEvent);
      const happened = event as HostedEvent;
      if (happened.type === 'opened' && [COUNTED, PRACTICE].includes(happened.kind)) openings.set(stream, happened);
      const opening = openings.get(stream);
      if (!opening) return;
      const match = idOf(stream);
      if (happened.type === 'started') {
        const day = Buffer.from(fromHex(happened.setup.clientSeed) ?? []).toString();
        await insertTry(trx, { match, day, owner: opening.owner, is_counted: opening.kind === COUNTED });
      }
      if (happened.type === 'handedOver') await giveTries(trx, [match], happened.owner);
      if (happened.type === 'closed' && opening.kind === COUNTED)
        await countTry(trx, match, happened.points, happened.results ?? []);
    },
  };
}

export async function projectDay(trx: Trx, day: Day, event: TwelveEvent): Promise<void> {
  const change = ours(trx).updateTable('daily_days').where('day', '=', day);
  switch (event.type) {
    case 'announced':
      await ours(trx).insertInto('daily_days').values({ day, par: null, is_revealed: false }).execute();
      return;
    case 'parSet':
      await change.set({ par: totalOf(event.par.map(playedOf)) }).execute();
      return;
    case 'revealed':
      await change.set({ is_revealed: true }).execute();
      return;
  }
}

/** False: this owner has a counted try of that day already. */
export async function insertTry(
  trx: Trx,
  row: { match: string; day: Day; owner: string; is_counted: boolean },
): Promise<boolean> {
  const { match, day, owner, is_counted } = row;
  const { rows } = await sql`
    insert into daily_tries (match, day, owner, is_counted) values (${match}, ${day}, ${owner}, ${is_counted})
    on conflict (day, owner) where is_counted do nothing returning match`.execute(trx);
  return rows.length === 1;
}

/** A guest became a person; who has a counted try of that day already keeps that one. */
export async function giveTries(trx: Trx, matches: readonly string[], owner: string): Promise<void> {
  await sql`
    update daily_tries t set owner = ${owner} where match = any(${[...matches]}::text[]) and not (is_counted and exists (
      select from daily_tries o where o.day = t.day and o.owner = ${owner} and o.is_counted))`.execute(trx);
}

/** A counted try is over. The rows are taken in one order, so that two who finish at once do not block each other. */
export async function countTry(trx: Trx, match: string, points: number, results: readonly GameResult[]): Promise<void> {
  const row = await ours(trx)
    .updateTable('daily_tries')
    .set({ points })
    .where('match', '=', match)
    .returning('day')
    .executeTakeFirstOrThrow();
  await sql`
    insert into daily_points (day, points, tries) values (${row.day}, ${points}, 1)
    on conflict (day, points) do update set tries = daily_points.tries + 1`.execute(trx);
  const games = results.map((result, game) => ({ game: game + 1, ...playedOf(result) }));
  await sql`
    insert into daily_games (day, game, mode, is_passed, tries, points)
    select ${row.day}, g.game, g.mode, g.passed, 1, g.points
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g (game int, mode text, passed bool, points int)
    order by g.game, g.mode, g.passed
    on conflict (day, game, mode, is_passed) do update
      set tries = daily_games.tries + 1, points = daily_games.points + excluded.points`.execute(trx);
}
