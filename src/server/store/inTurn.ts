import { sql } from 'kysely';
import type { Trx } from './database.ts';

/** Until this transaction ends, whoever names the same waits: what is counted now is still true when it is stored. */
export async function inTurn(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
