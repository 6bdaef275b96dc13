import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Instant } from '../kit/time.ts';
import type { ChampionshipOptions } from './championship/championship.ts';
import type { Config } from './config.ts';
import { serveHealth } from './health/health.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openPages } from './http/pages.ts';
import { createServer, type LogTo, serveRoutes } from './http/server.ts';
import { trackSockets } from './http/sockets.ts';
import { createJobs, createWorker, freeJobsOfTheDead, type Worker } from './jobs/worker.ts';
import { type Hub, openHub } from './push/hub.ts';
import { openSockets } from './push/sockets.ts';
import { DEAD_SILENCE } from './store/database.ts';
import { type Pulse, startPulse } from './store/pulse.ts';
import { reseal } from './store/resealing.ts';
import { openSealing } from './store/sealing.ts';
import { openStandby } from './store/standby.ts';
import { openStore, type Store } from './store/store.ts';
import type { Services, Subject } from './subject.ts';
import { subjects as allSubjects } from './subjects.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Given by tests, and by the demo, which is shown at one moment. */
  now?(): Instant;
  readonly logTo?: LogTo;
  readonly subjects?: (services: Services) => readonly Subject[];
  /** 'asked': only when the test, or the demo with its own clock, says so. */
  readonly jobs?: 'run' | 'asked';
  /** What the first edition of a new house is called, where it is the demo's. */
  readonly trial?: ChampionshipOptions['trial'];
  /** Other pages than the built ones alone: the demo's. */
  readonly pages?: typeof openPages;
}

export interface Server {
  readonly address: string;
  readonly store: Store;
  readonly services: Services;
  readonly subjects: readonly Subject[];
  readonly worker: Worker;
  stop(): Promise<void>;
}

/** Milliseconds one part may take to close; then the next one is closed. Requests under way have eight seconds. */
const LONGEST_CLOSE = 8500;

/** Everything but the database server itself: opens the store, makes good an outage, listens, works. */
export async function startServer({ config, databaseUrl, now = Date.now, ...rest }: ServerOptions): Promise<Server> {
  const http = createServer(config, rest.logTo);
  const closeSockets = trackSockets(http.server);
  const report = (line: string) => http.log.warn(line);
  const store = await openStore({ url: databaseUrl, silence: DEAD_SILENCE, archive: config.archiveDir });
  // Whatever is opened says at once how it is closed: a start that fails in the middle leaves nothing running.
  const opened: (() => Promise<unknown>)[] = [() => store.close()];
  const stop = async () => {
    for (const close of opened.splice(0).reverse())
      await Promise.race([close(), pause(LONGEST_CLOSE, undefined, { ref: false })]);
  };
  try {
    let hub: Hub | undefined;
    let pulse: Pulse | undefined;
    const standby = openStandby({ url: config.standbyUrl, role: store.role, leader: store.db, now });
    opened.push(() => standby.close());
    const services: Services = {
      ...{ config, store, standby, now },
      becomesSteady: async () => (await pulse?.becomesSteady()) ?? false,
      log: http.log,
      sealing: openSealing(config),
      jobs: createJobs(now, rest.jobs === 'asked'),
      publish: (topic, news, audience) => hub?.publish(topic, news, audience),
      disconnect: (actor) => hub?.disconnect(actor),
    };
    const subjects = rest.subjects?.(services) ?? allSubjects(services, rest.trial && { trial: rest.trial });
    hub = await openHub({ url: databaseUrl, role: store.role, subjects });
    const theHub = hub;
    opened.push(() => theHub.stop());
    opened.push(async () => {
      for (const subject of subjects) await subject.stop?.();
    });
    const isSteady = () => pulse?.isSteady() ?? false;
    const worker = createWorker({ ...store, ...{ subjects, announce: theHub.announce, report, isSteady } });
    opened.push(() => worker.stop());
    await serveRoutes(http, {
      ...{ config, subjects, now },
      isInterrupted: () => pulse?.isInterrupted() ?? true,
      async more(scope) {
        openSockets(scope, theHub);
        serveHealth(scope, { ...{ store, config, standby }, hub: theHub, pulse: () => pulse });
      },
      pages: rest.pages ?? openPages,
    });
    // It beats until the last request has its answer: it tells those who wait for a database that hangs.
    opened.push(async () => pulse?.stop());
    opened.push(() => Promise.all([theHub.stop(), closeSockets(), http.close()]));
    pulse = await startPulse({ store, subjects, now, report });
    await sealSecrets(services, subjects);
    for (const subject of subjects) await subject.start?.();
    if (rest.jobs !== 'asked') {
      await freeJobsOfTheDead(store.pool);
      await worker.start();
      opened.push(startHousekeeping({ store, now, report }));
    }
    const address = await listen(http, config);
    return { address, store, services, subjects, worker, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Secrets of before, and of an older key, are sealed before anybody plays. */
async function sealSecrets({ store, sealing, log }: Services, subjects: readonly Subject[]): Promise<void> {
  const { renewed, lost } = await reseal(
    store.pool,
    sealing,
    subjects.flatMap(({ secrets = [] }) => secrets),
  );
  if (renewed > 0) log.info({ renewed }, 'secrets were sealed');
  if (lost > 0)
    log.error({ lost }, 'secrets are sealed with a key that is not here: put it back (SEALING_KEY, sealing.key)');
}

async function listen(http: FastifyInstance, { port, host }: Config): Promise<string> {
  await http.listen({ port, host }).catch((error) => {
    throw new Error(refusalToListen(error.code, port, host) ?? error.message);
  });
  const address = http.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${address.port}`;
}

/** Why nobody can be served here, and what to do about it. */
function refusalToListen(code: string, port: number, host: string): string | undefined {
  const other = `start with another one, for example PORT=${port < 1024 ? 8080 : port + 1}`;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken, perhaps by a Gschobe that already runs: stop that program, or ${other}`;
    case 'EACCES':
      return `port ${port} is not open to this user: ${other}`;
    case 'EADDRNOTAVAIL':
      return `${host} is not an address of this machine: set HOST to one that is, or leave it out for all of them`;
    default:
      return undefined;
  }
}
