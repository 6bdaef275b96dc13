import fastify from 'fastify';
import { type Config, readConfig } from '../server/config.ts';
import { createJobs } from '../server/jobs/worker.ts';
import { openDatabase } from '../server/main.ts';
import { openSealing } from '../server/store/sealing.ts';
import { openStandby } from '../server/store/standby.ts';
import { openStore } from '../server/store/store.ts';
import type { Services } from '../server/subject.ts';
import { complain } from './lines.ts';

/**
 * The services of a server for one command, on the database of DATA_DIR or DATABASE_URL. The server may be running:
 * it does the jobs that the command leaves. Nobody listens here, so nothing is pushed. A failure is one clear line.
 */
export async function withServices(work: (services: Services) => Promise<number>): Promise<number> {
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config, (line) => process.stderr.write(`${line}\n`));
    try {
      return await onStore(config, database.url, work);
    } finally {
      await database.close();
    }
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function onStore(config: Config, url: string, work: (services: Services) => Promise<number>): Promise<number> {
  const now = Date.now;
  const { log } = fastify({ logger: { level: config.logLevel, stream: process.stderr } });
  const store = await openStore({ url, connections: 4, archive: config.archiveDir });
  try {
    return await work({
      ...{ config, store, now, log, jobs: createJobs(now, false), sealing: openSealing(config) },
      standby: openStandby({ url: undefined, role: store.role, leader: store.db, now }),
      becomesSteady: async () => false, // no heartbeat here: what is late the server ends
      publish: () => {},
      disconnect: () => {},
    });
  } finally {
    await store.close();
  }
}
