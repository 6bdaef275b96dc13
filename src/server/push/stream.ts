import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuseWith } from '../http/problem.ts';
import { ALIVE, type Headcount, MOST_WAITING } from './allowance.ts';
import type { Hub, Listener } from './hub.ts';
import { MOST_TOPICS } from './subscriptions.ts';

/** `/api/stream?topic=…`, server-sent events with the messages of `/api/push`: public topics only, for projectors and lists. */
export function openStream(server: FastifyInstance, hub: Hub, headcount: Headcount): void {
  server.get('/api/stream', { schema: { hide: true } }, async (request, reply) => {
    const topics = topicsOf(request.query as { topic?: unknown });
    if (topics === undefined) return refuseWith(reply, { code: 'invalid', part: 'querystring', path: '/topic' });
    if (!topics.every((one) => hub.isPublic(one))) return refuseWith(reply, { code: 'not-found' });
    if (!headcount.enter(request.ip)) {
      return refuseWith(reply, { code: 'rate-limited', seconds: 10 });
    }
    const { raw } = reply;
    const listener = listenerOn(raw);
    reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');
    const signs = setInterval(() => raw.write(':\n\n'), ALIVE);
    raw.on('error', () => raw.destroy());
    raw.on('close', () => {
      clearInterval(signs);
      headcount.leave(request.ip);
      hub.leave(listener);
      request.raw.socket.destroy(); // the other side may have closed only its half
    });
    for (const one of topics) await hub.subscribe(listener, one).catch(() => raw.end());
  });
}

/** One topic or several; undefined when there is none, too many, or something else than text. */
function topicsOf({ topic }: { topic?: unknown }): readonly string[] | undefined {
  const topics: unknown[] = [topic ?? []].flat();
  const isText = (one: unknown): one is string => typeof one === 'string';
  return topics.length > 0 && topics.length <= MOST_TOPICS && topics.every(isText) ? topics : undefined;
}

const listenerOn = (raw: ServerResponse): Listener => ({
  actor: { kind: 'anonymous' },
  send(message) {
    if (raw.writableLength > MOST_WAITING) raw.destroy();
    else raw.write(`data: ${message}\n\n`);
  },
  close: () => raw.end(),
});
