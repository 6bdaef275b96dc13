import type pg from 'pg';
import type { Instant } from '../../../kit/time.ts';
import { type ArchiveEvent, MONTHS } from './months.ts';

/** What making an archive and bringing one back have in common. */
export interface Archiving {
  readonly folder: string;
  readonly now: Instant;
  /** Each step, when it is done. */
  report(line: string): void;
}

const ARCHIVING = 7206; // advisory lock: one at a time

/** Works as the owner of the tables on one connection, alone. */
export async function alone<Said>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Said>): Promise<Said> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [ARCHIVING]);
    if (!rows[0]?.got) throw new Error('another process is at work on the archive: wait until it has finished');
    // Given back in words: with its connection it would end only when PostgreSQL notices, and who comes next may be faster.
    return await work(client).finally(() => client.query('select pg_advisory_unlock($1)', [ARCHIVING]).catch(() => {}));
  } finally {
    client.release(true); // its settings end with it
  }
}

/** One transaction: all of it or nothing. */
export async function atOnce<Said>(client: pg.ClientBase, work: () => Promise<Said>): Promise<Said> {
  await client.query('begin');
  try {
    const said = await work();
    await client.query('commit');
    return said;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** An event of the archive's own log, in the chain like all others. */
export async function say(client: pg.ClientBase, now: Instant, expected: number, event: ArchiveEvent): Promise<void> {
  const { rows } = await client.query<{ outcome: string }>(
    'select outcome from append_events($1, $2, $3, $4, $5, $6, null, null, null, null)',
    [MONTHS, expected, [event.type], [JSON.stringify(event)], 'system', new Date(now)],
  );
  if (rows[0]?.outcome !== 'appended') throw new Error(`the log of the archive has changed meanwhile: try again`);
}
