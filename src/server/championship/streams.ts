import { sql } from 'kysely';
import type { Fold } from '../../kit/process.ts';
import type { Trx } from '../store/database.ts';
import type { AnyEvent } from '../store/events.ts';
import type { Loaded } from '../store/memory.ts';

export const editionStream = (edition: string): string => `edition:${edition}`;
export const entryStream = (edition: string, number: number): string => `entry:${edition}:${number}`;

/** 'entry:2024:17' → ['2024', 17] */
export function entryOfStream(stream: string): readonly [string, number] {
  const [, edition, number] = stream.split(':');
  return [edition!, Number(number)];
}

/**
 * The state of a stream that nobody else can change until this transaction ends: what follows from it is appended on
 * this version and cannot collide.
 */
export async function loadLocked<State, Event extends AnyEvent>(
  trx: Trx,
  process: Fold<State, Event>,
  stream: string,
): Promise<Loaded<State>> {
  const locked = await sql<{
    version: number;
  }>`select version from streams where stream = ${stream} for update`.execute(trx);
  const version = locked.rows[0]?.version ?? 0;
  const { rows } = await sql<{
    body: Event;
  }>`select body from events where stream = ${stream} order by version`.execute(trx);
  let state = process.initial;
  for (const { body } of rows) state = process.evolve(state, body);
  return { state, version };
}
