import { sql } from 'kysely';
import { type ParticipationEvent, participation } from '../../big21/participation.ts';
import type { Instant } from '../../kit/time.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import { appendToAll } from '../store/each.ts';
import type { Outage } from '../store/makingGood.ts';
import { EXPIRE_JOB, expireLater, expiry, step } from './playing.ts';
import { type Big21Room, streamOf } from './room.ts';

/** Settles a game whose four hours are over; one whose deadline was moved (ruling M7) is looked at again then. B21 23 */
export async function expire(room: Big21Room, id: string, at: Instant): Promise<void> {
  const { store } = room.services;
  const { game } = (await store.load(participation, streamOf(id))).state;
  if (game === undefined || game.stage === 'over') return;
  if (at > game.deadline) await step(room, id, 'system', { type: 'expire' }, at);
  else await store.db.transaction().execute((trx) => expireLater(room, trx, id, game.deadline));
}

/** Settles what an excluded person has open, at its present state. */
export async function settleAll(room: Big21Room, person: string, at: Instant): Promise<void> {
  const open = await room.services.store.db
    .withTables<LedgerTables>()
    .selectFrom('big21_games')
    .select('id')
    .where('owner', '=', `person:${person}`)
    .where('purse', '=', 'money')
    .where('ending', 'is', null)
    .execute();
  for (const { id } of open) await step(room, id, 'system', { type: 'exclude' }, at);
}

/** An outage of ours moves the four hours of every open game. Ruling M7 */
export async function moveDeadlines({ services }: Big21Room, outage: Outage): Promise<void> {
  const { store, jobs, now } = services;
  const by = outage.until - outage.from;
  const event: ParticipationEvent = { type: 'deadlineMoved', by };
  const open = await store.db
    .withTables<LedgerTables>()
    .selectFrom('big21_games')
    .select('id')
    .where('ending', 'is', null)
    .execute();
  const streams = open.map(({ id }) => streamOf(id));
  const told = { streams, event, actor: 'system', at: now(), cause: `outage:${outage.id}` };
  const portions = appendToAll(store.db, told, async (trx, fresh) => {
    const ids = fresh.map((stream) => stream.slice(streamOf('').length));
    const { rows } = await sql<{ id: string; deadline: Instant }>`
      update big21_games set deadline = deadline + ${`${by} milliseconds`}::interval
      where id = any(${ids}::text[]) returning id, deadline`.execute(trx);
    await jobs.addEach(
      trx,
      EXPIRE_JOB,
      rows.map(({ id, deadline }) => expiry(id, deadline)),
    );
  });
  for await (const _moved of portions);
}
