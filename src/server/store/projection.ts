import type { Trx } from './database.ts';
import type { AnyEvent, StoredEvent } from './events.ts';

/** A table that only repeats what the events say, in a form that is quick to read. It can be thrown away and rebuilt. */
export interface Projection {
  readonly name: string;
  /** The tables it fills; a rebuild empties them. */
  readonly tables: readonly string[];
  /** The streams it reads: 'match' for 'match:…'. */
  readonly streams: readonly string[];
  /** The same function that the appends call alongside. */
  apply(trx: Trx, stream: string, event: StoredEvent<AnyEvent>): Promise<void>;
}
