import { sql } from 'kysely';
import { hex } from '../../kit/bytes.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type HostedEvent, hostedMatch, isMatchEvent, type Standing, standingOf } from '../../schieber/hosted.ts';
import type { DelayReason, MatchEvent } from '../../schieber/match.ts';
import { type MatchRecord, recordOf } from '../../schieber/record.ts';
import { type MoveTime, timesOf } from '../../schieber/times.ts';
import type { MatchRow } from '../../schieber/wire.ts';
import { sign } from '../records/records.ts';
import { appendToAll, appendToEach } from '../store/each.ts';
import type { Outage } from '../store/makingGood.ts';
import { portionsOf } from '../store/portions.ts';
import { EXPIRE_JOB, expiry, type MatchContext } from './context.ts';
import type { NotFound } from './playing.ts';
import { type MatchTables, projectDelay, projectOwner } from './projection.ts';
import { idOf, streamOf } from './stream.ts';

const tablesOf = ({ services }: MatchContext) => services.store.db.withTables<MatchTables>();

/** Somebody's matches, the latest first. */
export async function list(context: MatchContext, owner: string): Promise<readonly MatchRow[]> {
  const rows = await tablesOf(context)
    .selectFrom('matches')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('started_at', 'desc')
    .limit(200)
    .execute();
  const open = rows.filter(({ ending }) => ending === null).map(({ id }) => id);
  const standings = await standingsOf(context, open);
  return rows.map(({ owner: _owner, results: _results, is_rated, started_at, ...row }) => ({
    ...row,
    ...standings.get(row.id),
    rated: is_rated,
    startedAt: started_at,
  }));
}

/** An open match knows best how far it is: no row is written for it between its first card and its last. */
async function standingsOf(
  { services: { store } }: MatchContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const loaded = await store.loadEach(hostedMatch, ids.map(streamOf));
  return new Map(
    ids.flatMap((id, i) => {
      const match = loaded[i]?.state.match;
      return match ? [[id, standingOf(match)]] : [];
    }),
  );
}

/** The whole match with its seed, once it is over: for its owner, or for whoever may read all. */
export async function record(
  { services, seeds }: MatchContext,
  id: string,
  owner: string | 'anybody',
): Promise<Result<MatchRecord, NotFound | { readonly code: 'match-not-over' }>> {
  const { store } = services;
  const { opening, match } = (await store.load(hostedMatch, streamOf(id))).state;
  if (!match || (owner !== 'anybody' && opening?.owner !== owner)) return refuse({ code: 'not-found' });
  if (!match.ending) return refuse({ code: 'match-not-over' });
  const events = (await store.read<HostedEvent>(streamOf(id))).map(({ event }) => event).filter(isMatchEvent);
  const seed = await seeds.revealedOf(id);
  return ok(sign(services, recordOf(events, seed ? hex(seed) : null)));
}

/** How long its owner took for each card and declaration of a match. */
export async function times(
  { services: { store } }: MatchContext,
  id: string,
  owner: string | 'anybody',
): Promise<Result<{ readonly times: readonly MoveTime[] }, NotFound>> {
  const { opening } = (await store.load(hostedMatch, streamOf(id))).state;
  if (!opening || (owner !== 'anybody' && opening.owner !== owner)) return refuse({ code: 'not-found' });
  return ok({ times: timesOf(await store.read<HostedEvent>(streamOf(id))) });
}

/** Rulings M7, G30: all open clocks, or only those of some matches, are moved, once for each cause. */
export async function moveDeadlines(
  context: MatchContext,
  cause: string,
  by: number,
  why: DelayReason,
  only?: readonly string[],
): Promise<number> {
  const { store, jobs, now, publish } = context.services;
  const { rows: open } = await sql<{ id: string }>`
    select id from matches where ending is null and deadline is not null
      and ${only === undefined ? sql`true` : sql`id = any(${only as string[]}::text[])`}`.execute(store.db);
  const event: MatchEvent = { type: 'deadlineMoved', by, why };
  const told = { streams: open.map(({ id }) => streamOf(id)), event, actor: 'system', at: now(), cause };
  const portions = appendToAll(store.db, told, async (trx, fresh) => {
    const clocks = await projectDelay(trx, fresh.map(idOf), by);
    await jobs.addEach(trx, EXPIRE_JOB, clocks.map(expiry));
  });
  let count = 0;
  for await (const moved of portions) {
    for (const stream of moved) publish(streamOf(idOf(stream)));
    count += moved.length;
  }
  return count;
}

/** A guest who registers keeps the matches played so far: all of them, or none yet. */
export async function handOver(context: MatchContext, from: string, to: string): Promise<number> {
  const { store, now } = context.services;
  const rows = await tablesOf(context).selectFrom('matches').select('id').where('owner', '=', from).execute();
  const event: HostedEvent = { type: 'handedOver', owner: to };
  const told = { event, actor: to, at: now(), cause: `handed over by ${from}` };
  return store.db.transaction().execute(async (trx) => {
    let count = 0;
    for await (const portion of portionsOf(rows.map(({ id }) => streamOf(id)))) {
      const got = await appendToEach(trx, { streams: portion, ...told });
      await projectOwner(trx, got.map(idOf), to);
      count += got.length;
    }
    return count;
  });
}

/** Ruling M7: one outage moves every open clock by its length. */
export const outageCause = ({ id }: Outage): string => `outage:${id}`;
