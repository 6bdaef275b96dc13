import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import type { Database, Trx } from './database.ts';
import type { AnyEvent } from './events.ts';
import { portionsOf } from './portions.ts';

export interface AppendToEach {
  readonly streams: readonly string[];
  readonly event: AnyEvent;
  readonly actor: string;
  readonly at: Instant;
  /** 'outage:7': a stream gets the event once for a cause. */
  readonly cause: string;
}

/** The same event for a portion of existing streams in one statement; answers those that had not got it before. */
export async function appendToEach(trx: Trx, { streams, event, actor, at, cause }: AppendToEach): Promise<string[]> {
  const { rows } = await sql<{ append_to_each: string }>`
    select append_to_each(${streams as string[]}, ${event.type}, ${JSON.stringify(event)}, ${actor}, ${new Date(at)}, ${cause})
  `.execute(trx);
  return rows.map((row) => row.append_to_each);
}

/**
 * The same event for any number of existing streams, and what must change with it `alongside`: a portion a transaction, so
 * that nobody waits long for a lock or for his turn, and after a crash in the middle only the rest is left to do. Answers
 * each portion's streams once they are stored.
 */
export async function* appendToAll(
  db: Database,
  { streams, ...what }: AppendToEach,
  alongside: (trx: Trx, fresh: readonly string[]) => Promise<void>,
): AsyncGenerator<readonly string[]> {
  for await (const portion of portionsOf(streams)) {
    yield await db.transaction().execute(async (trx) => {
      const fresh = await appendToEach(trx, { streams: portion, ...what });
      if (fresh.length > 0) await alongside(trx, fresh);
      return fresh;
    });
  }
}
