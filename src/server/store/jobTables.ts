import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** The job queue's own tables, in its own schema. */
export async function installJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}
