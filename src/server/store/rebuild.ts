import { sql } from 'kysely';
import { queryable } from './auditStore.ts';
import type { Projection } from './projection.ts';
import type { Store } from './store.ts';

/** Throws a projection away and makes it again from the events, in the order of the chain, old months from their files. Appends wait meanwhile. */
export async function rebuild(store: Store, projection: Projection): Promise<number> {
  return store.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`lock table streams in share row exclusive mode`.execute(trx);
    await sql`select pg_advisory_xact_lock(7203)`.execute(trx);
    await sql`select audit_seal(2147483647)`.execute(trx);
    for (const table of [...projection.tables].reverse()) await sql`delete from ${sql.table(table)}`.execute(trx);
    let count = 0;
    for await (const { stream, events } of store.archive.records(queryable(trx))) {
      if (!projection.streams.includes(stream.slice(0, stream.indexOf(':')))) continue;
      for (const { version, body, actor, at } of events) {
        await projection.apply(trx, stream, { version, event: JSON.parse(body), actor, at });
        count++;
      }
    }
    return count;
  });
}
