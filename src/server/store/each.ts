import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import type { Trx } from './database.ts';
import type { AnyEvent } from './events.ts';

export interface AppendToEach {
  readonly streams: readonly string[];
  readonly event: AnyEvent;
  readonly actor: string;
  readonly at: Instant;
  /** 'outage:7': a stream gets the event once for a cause. */
  readonly cause: string;
}

/** The same event for many existing streams in one statement; answers those that had not got it before. */
export async function appendToEach(trx: Trx, { streams, event, actor, at, cause }: AppendToEach): Promise<string[]> {
  const { rows } = await sql<{ append_to_each: string }>`
    select append_to_each(${streams as string[]}, ${event.type}, ${JSON.stringify(event)}, ${actor}, ${new Date(at)}, ${cause})
  `.execute(trx);
  return rows.map((row) => row.append_to_each);
}
