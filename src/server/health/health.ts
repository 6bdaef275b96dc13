import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { refuseWith } from '../http/problem.ts';
import type { Hub } from '../push/hub.ts';
import type { Pulse } from '../store/pulse.ts';
import type { Standby } from '../store/standby.ts';
import type { Store } from '../store/store.ts';

export interface Observed {
  readonly store: Store;
  readonly standby: Standby;
  readonly hub: Hub;
  readonly config: Config;
  pulse(): Pulse | undefined;
}

/** For the operator: is it alive, does it serve, how is it doing. */
export function serveHealth(server: FastifyInstance, observed: Observed): void {
  const { store, hub, config } = observed;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'gschobe_http_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [register],
  });
  const appends = new Counter({
    name: 'gschobe_appends_total',
    help: 'Appends to the event store.',
    labelNames: ['kind'],
    registers: [register],
  });
  // Looking a meter up by its labels costs more than reading it, and both are done for every move.
  const appendsOf = remembered((kind) => appends.labels({ kind }));
  store.onAppend((stream) => appendsOf(stream.slice(0, stream.indexOf(':'))).inc());
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('gschobe_db_connections', 'Open connections to the database.', () => store.pool.totalCount);
  gauge('gschobe_db_idle', 'Connections without work.', () => store.pool.idleCount);
  gauge('gschobe_db_waiting', 'Queries that wait for a connection.', () => store.pool.waitingCount);
  gauge('gschobe_push_listeners', 'Devices that listen.', () => hub.listeners());

  const requestsOf = remembered((name) => {
    const [method = '', status = '', route = ''] = name.split(' ');
    return requests.labels({ method, route, status });
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    requestsOf(`${method} ${reply.statusCode} ${routeOptions.url ?? 'none'}`).observe(reply.elapsedTime / 1000);
    done();
  });
  server.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  server.get('/readyz', { schema: { hide: true } }, (_request, reply) => {
    const notInStep = partsOutOfStep(observed);
    return notInStep.includes('database')
      ? refuseWith(reply, { code: 'unavailable', notInStep })
      : { ok: true, notInStep };
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!config.isMetricsPublic && !isFromHere(request, config)) return refuseWith(reply, { code: 'not-found' });
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Without the database nobody can play; without the others one plays, and hears or reads a little more slowly. */
function partsOutOfStep({ pulse, hub, standby }: Observed): readonly ('database' | 'push' | 'standby')[] {
  const isAway = pulse()?.isInterrupted() !== false; // the heartbeat writes, and looks for room to write
  const parts = { database: isAway, push: hub.isDeaf(), standby: standby.isOutOfStep() };
  return (['database', 'push', 'standby'] as const).filter((part) => parts[part]);
}

/** The same meter for the same name. There are as many names as routes and answers: nobody can make them up. */
function remembered<Meter>(make: (name: string) => Meter): (name: string) => Meter {
  const known = new Map<string, Meter>();
  return (name) => {
    const meter = known.get(name) ?? make(name);
    known.set(name, meter);
    return meter;
  };
}

/** From this machine itself. A proxy on it speaks for others, also when nobody told us of it. */
function isFromHere({ ip, headers }: FastifyRequest, { trustProxy }: Config): boolean {
  if (trustProxy === 0 && headers['x-forwarded-for'] !== undefined) return false;
  return /^(::ffff:)?127\.|^::1$/.test(ip);
}
