import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonical } from '../../kit/canonical.ts';
import type { CommonRefusal } from '../../wire/refusals.ts';
import type { Once } from '../store/events.ts';
import { actorText, refusalFor } from './actor.ts';
import { deviceOf } from './device.ts';
import type { Limiter } from './limiter.ts';
import { networkOf } from './network.ts';
import { refuseWith } from './problem.ts';
import { type Limit, type Route, Sent } from './route.ts';

export interface MountOptions {
  readonly limiter: Limiter;
  now(): number;
  isInterrupted(): boolean;
}

/** Enough for a hall full of players behind one address, too little for a flood. */
const ADDRESS_LIMIT: Limit = { perMinute: 18_000, burst: 1000, by: 'address' };
const ACTOR_LIMIT: Limit = { perMinute: 6000, burst: 400, by: 'actor' };

/** First who is asking and how often, then whether the shape is right; only then the handler is asked. */
export function mount(server: FastifyInstance, route: Route, { limiter, now, isInterrupted }: MountOptions): void {
  const { method, url, policy, schema, upload } = route;
  const { summary, ...shape } = schema;
  server.route({
    method,
    url,
    schema: { ...shape, ...(summary === undefined ? {} : { summary }) },
    ...(upload === undefined ? {} : { bodyLimit: upload.bytes }),
    onRequest: (request, reply, done) => {
      const refusal = refusalAtDoor(request);
      if (refusal === undefined) done();
      else refuseWith(reply, refusal);
    },
    handler: async (request, reply) => {
      const once = onceOf(request);
      if (once === 'invalid') return refuseWith(reply, { code: 'invalid', part: 'headers', path: '/idempotency-key' });
      if (once === undefined && route.idempotency === 'required') return refuseWith(reply, { code: 'key-missing' });
      if ((upload !== undefined) !== Buffer.isBuffer(request.body))
        return refuseWith(reply, { code: 'wrong-content-type' });
      const { actor, params, query, body } = request;
      const at = now();
      const answer = await route.handler({
        actor,
        by: actorText(actor),
        at,
        params,
        query,
        body,
        once,
        device: deviceOf(request.headers['x-device']),
        request,
        reply,
      });
      // A file that was sent, or begun: whoever cancels a download is answered nothing more.
      return reply.sent || reply.raw.headersSent ? reply : send(reply, answer);
    },
  });

  function refusalAtDoor(request: FastifyRequest): CommonRefusal | undefined {
    if (isInterrupted()) return { code: 'unavailable' };
    const refusal = refusalFor(policy, request.actor);
    if (refusal !== undefined) return refusal;
    const wait = waitFor(request);
    return wait > 0 ? { code: 'rate-limited', seconds: wait } : undefined;
  }

  function waitFor(request: FastifyRequest): number {
    const who = { actor: actorText(request.actor), address: networkOf(request.ip) };
    const general = request.actor.kind === 'anonymous' ? ADDRESS_LIMIT : ACTOR_LIMIT;
    const wait = limiter.take(general, `*|${who[general.by]}`);
    if (wait > 0 || route.limit === undefined) return wait;
    return limiter.take(route.limit, `${method} ${url}|${who[route.limit.by]}`);
  }
}

function send(reply: FastifyReply, answer: Awaited<ReturnType<Route['handler']>>): FastifyReply {
  if (!answer.ok) return refuseWith(reply, { ...answer.refusal });
  const { value } = answer;
  if (value instanceof Sent) return reply.code(value.answer.status).type(JSON_TYPE).send(value.answer.text);
  if (value === undefined) return reply.code(204).send();
  return reply.type(JSON_TYPE).header('cache-control', 'no-store').send(JSON.stringify(value));
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** The key with a hash of all that was asked, so that a key used for something else is noticed. */
function onceOf(request: FastifyRequest): Once | undefined | 'invalid' {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) return 'invalid';
  const { body } = request;
  const asked = `${request.method} ${request.url}\n`;
  const said = Buffer.isBuffer(body) ? Buffer.concat([Buffer.from(asked), body]) : asked + canonical(body ?? null);
  return { key, bodyHash: hash('sha256', said, 'buffer') };
}
