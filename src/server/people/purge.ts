import { DAY, HOUR } from '../../kit/time.ts';
import { DEVICE_KEPT } from './devices.ts';
import type { Room } from './room.ts';
import { instant, ours, type PeopleTables } from './tables.ts';

export const PURGE_JOB = 'people.purge';

/** What has had its time: unconfirmed registrations and invitations with their letters, links, old failures, marks on which nothing hangs any more. */
export async function purge(room: Room): Promise<void> {
  const { store, now } = room.services;
  const files = await store.db.transaction().execute(async (trx) => {
    const lapsed = await ours(trx)
      .deleteFrom('registrations')
      .where('expires_at', '<', instant(now()))
      .returning('person')
      .execute();
    const uninvited = await ours(trx)
      .deleteFrom('invitations')
      .where('expires_at', '<', instant(now()))
      .returning('person')
      .execute();
    const removed: string[] = [];
    for (const { person } of [...lapsed, ...uninvited]) {
      const isPerson = await trx
        .withTables<PeopleTables>()
        .selectFrom('people')
        .select('person')
        .where('person', '=', person)
        .executeTakeFirst();
      if (isPerson === undefined) removed.push(...(await room.outbox.forget(trx, person)));
    }
    await ours(trx).deleteFrom('tokens').where('expires_at', '<', instant(now())).execute();
    await ours(trx).deleteFrom('person_marks').where('until', '<', instant(now())).execute();
    await ours(trx).deleteFrom('person_shadows').where('until', '<', instant(now())).execute();
    await ours(trx)
      .deleteFrom('person_devices')
      .where('last_at', '<', instant(now() - DEVICE_KEPT))
      .execute();
    await ours(trx)
      .deleteFrom('failures')
      .where('last', '<', instant(now() - 2 * DAY))
      .execute();
    await ours(trx)
      .deleteFrom('sessions')
      .where('seen_at', '<', instant(now() - 60 * DAY))
      .execute();
    await room.services.jobs.add(trx, PURGE_JOB, {}, { runAt: now() + 6 * HOUR, key: PURGE_JOB });
    return removed;
  });
  await room.outbox.removeFiles(files);
}
