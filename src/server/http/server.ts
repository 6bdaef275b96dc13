import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { AnyRefusal } from '../../kit/wire.ts';
import { type Config, isHttps } from '../config.ts';
import { NotInArchive } from '../store/archive/monthReader.ts';
import { type Actor, actorText } from './actor.ts';
import { parseJson } from './body.ts';
import { securityHeaders } from './headers.ts';
import { createLimiter } from './limiter.ts';
import { JSON_TYPE, mount } from './mount.ts';
import { openDocument } from './openapi.ts';
import { isCrossSite } from './origin.ts';
import { refuseWith } from './problem.ts';
import { faultsOf } from './registry.ts';
import type { Limit, Route } from './route.ts';

/** What a subject adds to the server, and how it may know who is asking. */
export interface Served {
  readonly routes?: readonly Route[];
  identify?(request: FastifyRequest): Promise<Actor | undefined>;
  isHost?(request: FastifyRequest): Promise<boolean>;
}

export interface HttpOptions {
  readonly config: Config;
  readonly subjects: readonly Served[];
  now(): number;
  /** After an outage nothing is decided before the deadlines have moved. Ruling M7 */
  isInterrupted(): boolean;
  /** Adds what is not a subject's route: push, health. */
  more(server: FastifyInstance): Promise<void>;
  pages(server: FastifyInstance): Promise<void>;
}

const KIBIBYTE = 1024;
export const BODY_LIMIT = 64 * KIBIBYTE;
/** Slow clients are cut after this. */
const PATIENCE = 9000;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Where the lines of the log go; without it to standard output. */
export interface LogTo {
  write(line: string): void;
}

/** A bare server with the house's manners: strict in what it takes, silent about its inside. */
export function createServer(config: Config, logTo?: LogTo): FastifyInstance {
  return fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    requestTimeout: PATIENCE,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    forceCloseConnections: false,
    http: { headersTimeout: PATIENCE, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than its line, which hardly any request has: see `logOf`.
    childLoggerFactory: (logger) => logger,
    // What the framework itself refuses (a bad URL, a wrong header) looks like everything else.
    frameworkErrors: (_error, _request, reply) =>
      refuseWith(reply, { code: 'invalid', why: 'the request cannot be read' }),
  });
}

export async function serveRoutes(server: FastifyInstance, options: HttpOptions): Promise<void> {
  const routes = options.subjects.flatMap((subject) => subject.routes ?? []);
  const faults = faultsOf(routes);
  if (faults.length > 0) throw new Error(`routes:\n${faults.join('\n')}`);

  server.decorateRequest('actor', null as never); // each request gets its own before anybody asks
  readStrictly(server, routes);
  guardDoor(server, options.config);
  server.setErrorHandler(answerError);
  await server.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Gschobe', version: '1' } },
  });
  await server.register(websocket, { options: { maxPayload: 16 * KIBIBYTE } });
  await server.register((scope) => serveApi(scope, routes, options));
  await options.pages(server);
}

/** JSON of the right shape, the uploads that a route knows, and nothing else. */
function readStrictly(server: FastifyInstance, routes: readonly Route[]): void {
  server.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const validator = Compile(schema);
    return (value: unknown) => {
      if (validator.Check(value)) return { value };
      // What stands in an address is text; "3" may mean 3 there, but not in JSON.
      const meant = httpPart === 'body' ? value : validator.Convert(value);
      if (validator.Check(meant)) return { value: meant };
      const [first] = validator.Errors(meant);
      return { error: new Invalid(httpPart ?? 'request', first?.instancePath ?? '', first?.message ?? 'does not fit') };
    };
  });
  server.setSerializerCompiler(() => (value) => JSON.stringify(value));

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const parsed = parseJson(bytes as Buffer);
    if (parsed.ok) done(null, parsed.value);
    else done(new Invalid('body', '', parsed.why));
  });
  for (const type of new Set(routes.flatMap((route) => route.upload?.types ?? []))) {
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  }
}

/** Our headers on every answer; what another site's page asks for does not come in. */
function guardDoor(server: FastifyInstance, config: Config): void {
  const publicOrigin = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin;
  const headers = securityHeaders(isHttps(config));
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    const isUpgrade = request.headers.upgrade !== undefined;
    if ((!isSafe || isUpgrade) && isCrossSite(request.headers, publicOrigin)) {
      refuseWith(reply, { code: 'cross-site' });
      return;
    }
    done();
  });
  // A refused upgrade is answered on a socket that Node has let go: nobody else would close it.
  server.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.end();
    done();
  });
}

/** Answers that may be somebody's try to get around us. */
const TURNED_AWAY: Readonly<Record<number, string>> = { 400: 'not understood', 403: 'refused', 429: 'too often' };
const LOG_LIMIT: Limit = { perMinute: 60, burst: 60, by: 'address' };

async function serveApi(scope: FastifyInstance, routes: readonly Route[], options: HttpOptions): Promise<void> {
  const { subjects, now, isInterrupted } = options;
  const identify = identifier(subjects);
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return; // health and documents: nobody needs to be known
    // Before the database is asked who this is: while it is away everybody is told at once.
    if (isInterrupted()) return refuseWith(reply, { code: 'unavailable' });
    reply.header('cache-control', 'no-store'); // whatever it answers: JSON, a list, a print
    request.actor ??= await identify(request);
  });
  const limiter = createLimiter(now);
  // Who was turned away, and where: never what was asked, and no name. A flood leaves sixty lines a minute.
  scope.addHook('onResponse', (request, reply, done) => {
    const why = TURNED_AWAY[reply.statusCode];
    if (why !== undefined && request.actor !== null && limiter.take(LOG_LIMIT, `log ${reply.statusCode}`) === 0) {
      const { method, routeOptions } = request;
      logOf(request).warn({ actor: actorText(request.actor), method, route: routeOptions.url }, why);
    }
    done();
  });
  for (const route of routes) mount(scope, route, { limiter, now, isInterrupted });
  const document = openDocument(() => scope.swagger());
  scope.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.type(JSON_TYPE).send(document()));
  await options.more(scope);
}

/** Asked with every request, so only those who know something are asked. */
function identifier(subjects: readonly Served[]): (request: FastifyRequest) => Promise<Actor> {
  const doors = subjects.flatMap(({ identify }) => identify ?? []);
  const hosts = subjects.flatMap(({ isHost }) => isHost ?? []);
  const whoAsks = async (request: FastifyRequest): Promise<Actor> => {
    for (const identify of doors) {
      const actor = await identify(request);
      if (actor !== undefined) return actor;
    }
    return { kind: 'anonymous' };
  };
  return async (request) => {
    const who = await whoAsks(request);
    for (const isHost of hosts) if (await isHost(request)) return { ...who, isHost: true };
    return who;
  };
}

/** The shape is wrong, and where. */
class Invalid extends Error {
  readonly statusCode = 400;
  readonly refusal: AnyRefusal;
  constructor(part: string, path: string, why: string) {
    super(why);
    this.refusal = { code: 'invalid', part, path, why } as AnyRefusal;
  }
}

/** What is written of a request carries its id; a logger is made only when there is something to write. */
const logOf = ({ log, id }: FastifyRequest): FastifyBaseLogger => log.child({ reqId: id });

/** Nothing of our inside goes out. A database that is away for a moment is not a mistake of ours: try again. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Invalid) return refuseWith(reply, { ...error.refusal });
  if (error instanceof NotInArchive) {
    logOf(request).error(error.message);
    return refuseWith(reply, { code: 'in-archive', month: error.month });
  }
  const { statusCode = 500, code } = error;
  if (statusCode === 413)
    return refuseWith(reply, { code: 'too-large', bytes: request.routeOptions.bodyLimit ?? BODY_LIMIT });
  if (statusCode === 415) return refuseWith(reply, { code: 'wrong-content-type' });
  if (statusCode >= 400 && statusCode < 500)
    return refuseWith(reply, { code: 'invalid', why: 'the request cannot be read' });
  if (NOT_STORABLE.has(code ?? '')) return refuseWith(reply, { code: 'invalid', why: 'a value that cannot be stored' });
  if (isAway(code, error.message)) {
    logOf(request).warn({ code }, 'the database is away');
    return refuseWith(reply, { code: 'unavailable' });
  }
  logOf(request).error(error);
  return refuseWith(reply, { code: 'internal-error' });
}

/** PostgreSQL on values: a number or date out of range, a NUL or half a character, a text that is no such value. */
const NOT_STORABLE: ReadonlySet<string> = new Set(['22003', '22008', '22021', '22P02', '22P05']);

/** Connection lost or refused, server starting or stopping, disk full or broken, too many connections, read-only; a thread with too much to do. */
const isAway = (code: string | undefined, message: string): boolean =>
  /^(ECONN|ENOENT$|EPIPE$|EMFILE$|EBUSY$|25006$|57P0|58030$|08|53)/.test(code ?? '') ||
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
