import type { Instant } from '../../kit/time.ts';
import type { Trx } from '../store/database.ts';

/** Does a job; what it throws is tried again later. It may be called twice for one job: make it idempotent. */
export type JobHandler = (payload: unknown) => Promise<void>;

export interface JobOptions {
  /** Not before this instant. */
  readonly runAt?: Instant;
  /** A job with the same key replaces this one, as long as it has not begun. */
  readonly key?: string;
}

export interface Jobs {
  /** In the caller's transaction: the job is there exactly when the events are. */
  add(trx: Trx, name: string, payload: unknown, options?: JobOptions): Promise<void>;
}
