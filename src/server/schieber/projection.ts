import { type ColumnType, sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import type { Closing, HostedEvent } from '../../schieber/hosted.ts';
import type { Ending, GameResult } from '../../schieber/match.ts';
import type { At, Trx } from '../store/database.ts';
import type { AnyEvent } from '../store/events.ts';
import type { Projection } from '../store/projection.ts';
import { idOf } from './stream.ts';

export type MatchTables = {
  match_seeds: { match: string; seed: Buffer };
  match_promises: { id: string; seed: Buffer; at: At };
  matches: {
    id: string;
    owner: string;
    kind: string;
    is_rated: boolean;
    level: string;
    games: number;
    started_at: At;
    deadline: At | null;
    ending: Ending | null;
    completed: number;
    points: number;
    /** Game by game, once it is over. */
    results: ColumnType<readonly GameResult[] | null, string | null | undefined, string | null>;
  };
};

/** The streams to which no card can come any more: old ones may lie in the archive. */
export const OVER = `select 'match:' || id from matches where ending is not null`;

/** Events that change the row; the cards do not, so that playing one costs a single round trip. */
const TELLING: readonly string[] = ['opened', 'handedOver', 'started', 'deadlineMoved', 'ended', 'closed'];

export const tellsSomething = (events: readonly AnyEvent[]): boolean =>
  events.some(({ type }) => TELLING.includes(type));

/** Whose matches there are and how they ended. */
export const matchesProjection: Projection = {
  name: 'matches',
  tables: ['matches'],
  streams: ['match'],
  apply: (trx, stream, { event }) => project(trx, idOf(stream), event as HostedEvent),
};

export async function project(trx: Trx, id: string, event: HostedEvent): Promise<void> {
  const db = trx.withTables<MatchTables>();
  const change = db.updateTable('matches').where('id', '=', id);
  switch (event.type) {
    case 'opened': {
      const { owner, kind, rated, level } = event;
      const blank = { games: 0, started_at: new Date(0), deadline: null, ending: null, completed: 0, points: 0 };
      await db
        .insertInto('matches')
        .values({ id, owner, kind, is_rated: rated, level, ...blank })
        .execute();
      return;
    }
    case 'handedOver':
      return projectOwner(trx, [id], event.owner);
    case 'started': {
      const { games, startedAt, deadline } = event.setup;
      await change
        .set({ games, started_at: new Date(startedAt), deadline: deadline === null ? null : new Date(deadline) })
        .execute();
      return;
    }
    case 'deadlineMoved':
      await projectDelay(trx, [id], event.by);
      return;
    case 'ended':
      await change.set({ ending: event.how }).execute();
      return;
    case 'closed':
      await change.set({ completed: event.completed, points: event.points, results: resultsText(event) }).execute();
      return;
    default:
      return;
  }
}

const resultsText = ({ results }: Closing): string | null => (results ? JSON.stringify(results) : null);

/** The owner of many matches at once. */
export async function projectOwner(trx: Trx, ids: readonly string[], owner: string): Promise<void> {
  await sql`update matches set owner = ${owner} where id = any(${ids as string[]}::text[])`.execute(trx);
}

/** The clocks of many matches at once; answers how they stand now. */
export async function projectDelay(trx: Trx, ids: readonly string[], by: number): Promise<readonly Clock[]> {
  const { rows } = await sql<Clock>`
    update matches set deadline = deadline + ${`${by} milliseconds`}::interval
    where id = any(${ids as string[]}::text[]) returning id, deadline`.execute(trx);
  return rows;
}

export interface Clock {
  readonly id: string;
  readonly deadline: Instant;
}
