import type { Instant } from '../../kit/time.ts';
import type { JobName, JobPayloads } from '../../wire/jobs.ts';
import type { Trx } from '../store/database.ts';

/** Does a job; what it throws is tried again later. It may be called twice for one job: make it idempotent. */
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name]) => Promise<void>;

/** What a subject does later, by the name of the job. */
export type JobHandlers = { readonly [Name in JobName]?: JobHandler<Name> };

export interface JobOptions {
  /** Not before this instant. */
  readonly runAt?: Instant;
  /** A job with the same key replaces this one, as long as it has not begun. */
  readonly key?: string;
}

/** One of many jobs of the same name. */
export interface Planned<Name extends JobName> {
  readonly payload: JobPayloads[Name];
  readonly runAt: Instant;
  readonly key: string;
}

export interface Jobs {
  /** In the caller's transaction: the job is there exactly when the events are. */
  add<Name extends JobName>(trx: Trx, name: Name, payload: JobPayloads[Name], options?: JobOptions): Promise<void>;
  /** Many in one statement, each with a key of its own. */
  addEach<Name extends JobName>(trx: Trx, name: Name, planned: readonly Planned<Name>[]): Promise<void>;
}
