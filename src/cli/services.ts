import fastify from 'fastify';
import { readConfig } from '../server/config.ts';
import { createJobs } from '../server/jobs/worker.ts';
import { openDatabase } from '../server/main.ts';
import { openStore } from '../server/store/store.ts';
import type { Services } from '../server/subject.ts';

/**
 * The services of a server for one command, on the database of DATA_DIR or DATABASE_URL. The server may be running:
 * it does the jobs that the command leaves. Nobody listens here, so nothing is pushed; complaints go to stderr.
 */
export async function withServices(work: (services: Services) => Promise<number>): Promise<number> {
  const config = readConfig(process.env);
  const now = Date.now;
  const { log } = fastify({ logger: { level: config.logLevel, stream: process.stderr } });
  const database = await openDatabase(config, (line) => process.stderr.write(`${line}\n`));
  const store = await openStore({ url: database.url, connections: 4 });
  try {
    return await work({
      ...{ config, store, now, log, jobs: createJobs(now, false) },
      publish: () => {},
      disconnect: () => {},
    });
  } finally {
    await store.close();
    await database.close();
  }
}
