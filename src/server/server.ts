import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Instant } from '../kit/time.ts';
import type { Config } from './config.ts';
import { createServer, furnish } from './http/server.ts';
import { installJobs } from './jobs/install.ts';
import { openStore, type Store } from './store/store.ts';
import type { Services, Subject } from './subject.ts';
import { subjects as allSubjects } from './subjects.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  now?(): Instant;
  readonly subjects?: (services: Services) => readonly Subject[];
}

export interface Server {
  readonly address: string;
  readonly store: Store;
  readonly services: Services;
  readonly http: FastifyInstance;
  stop(): Promise<void>;
}

/** Everything but the database server itself: opens the store, recovers, listens. */
export async function startServer({ config, databaseUrl, now = Date.now, ...rest }: ServerOptions): Promise<Server> {
  const http = createServer(config);
  const store = await openStore({ url: databaseUrl });
  await installJobs(store.pool);
  const services: Services = { config, store, now, log: http.log, publish: () => {}, jobs: { add: async () => {} } };
  const subjects = (rest.subjects ?? allSubjects)(services);
  await furnish(http, { config, subjects, now });
  for (const subject of subjects) await subject.start?.();
  await http.listen({ port: config.port, host: config.host });
  const { port } = http.server.address() as AddressInfo;
  return {
    address: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    ...{ store, services, http },
    async stop() {
      await http.close();
      for (const subject of subjects) await subject.stop?.();
      await store.close();
    },
  };
}
