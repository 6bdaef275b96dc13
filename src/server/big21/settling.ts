import { type ParticipationEvent, participation } from '../../big21/participation.ts';
import type { Instant } from '../../kit/time.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import { appendToEach } from '../store/each.ts';
import type { Outage } from '../store/pulse.ts';
import { expireLater, step } from './playing.ts';
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
export async function moveDeadlines(room: Big21Room, outage: Outage): Promise<void> {
  const { store, now } = room.services;
  const by = outage.until - outage.from;
  const event: ParticipationEvent = { type: 'deadlineMoved', by };
  await store.db.transaction().execute(async (trx) => {
    const tables = trx.withTables<LedgerTables>();
    const open = await tables.selectFrom('big21_games').select('id').where('ending', 'is', null).execute();
    const moved = await appendToEach(trx, {
      ...{ streams: open.map(({ id }) => streamOf(id)), event, actor: 'system', at: now() },
      cause: `outage:${outage.id}`,
    });
    for (const stream of moved) {
      const id = stream.slice(streamOf('').length);
      const { deadline } = await tables
        .selectFrom('big21_games')
        .select('deadline')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await tables
        .updateTable('big21_games')
        .set({ deadline: new Date(deadline + by) })
        .where('id', '=', id)
        .execute();
      await expireLater(room, trx, id, deadline + by);
    }
  });
}
