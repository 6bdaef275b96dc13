import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { deviceOf } from '../http/device.ts';
import { refuseWith } from '../http/problem.ts';
import { createHeadcount, MOST_PER_ADDRESS } from './allowance.ts';
import type { Hub, Listener } from './hub.ts';
import { createSubscriptions, MOST_TOPICS, type Wish } from './subscriptions.ts';

const MOST_WAITING = 1024 * 1024; // bytes a slow device may leave lying
const FAREWELL = 1000; // milliseconds for the other side to close
const ALIVE = 20_000; // milliseconds between signs of life

/**
 * `/api/push?device=…`, a WebSocket: the device says {"subscribe":["match:7f3a"]} or {"unsubscribe":[…]} and hears
 * {"topic","data"}, at once and after each change, or {"topic","refused":"not-found"}.
 * `/api/stream?topic=…`, server-sent events with the same messages: public topics only, for projectors and lists.
 */
export function openSockets(server: FastifyInstance, hub: Hub): void {
  const sockets = new Set<WebSocket & { isSilent?: boolean }>();
  const rounds = setInterval(() => {
    for (const socket of sockets) {
      if (socket.isSilent) socket.terminate();
      socket.isSilent = true;
      socket.ping();
    }
  }, ALIVE);
  server.addHook('onClose', async () => clearInterval(rounds));

  const headcount = createHeadcount(MOST_PER_ADDRESS);
  server.get(
    '/api/push',
    { websocket: true, schema: { hide: true } },
    (socket: WebSocket & { isSilent?: boolean }, request) => {
      if (!headcount.enter(request.ip)) return socket.close(1013, 'too many from your address');
      const listener: Listener = {
        actor: request.actor,
        device: deviceOf((request.query as { device?: unknown }).device),
        send(message) {
          if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
          else socket.send(message);
        },
        close: () => socket.close(1012, 'again, please'),
      };
      const subscriptions = createSubscriptions(hub, listener);
      sockets.add(socket);
      socket.on('pong', () => {
        socket.isSilent = false;
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        sockets.delete(socket);
        headcount.leave(request.ip);
        subscriptions.end();
      });
      socket.on('message', (bytes, isBinary) => {
        socket.isSilent = false;
        const wish = isBinary ? undefined : parseWish(String(bytes));
        if (wish === undefined) return socket.close(1007, 'not understood');
        const why = subscriptions.change(wish);
        if (why === undefined) return;
        subscriptions.end();
        socket.close(1008, why);
        socket.pause(); // what it still sends is not even read
        setTimeout(() => socket.terminate(), FAREWELL).unref();
      });
    },
  );

  server.get('/api/stream', { schema: { hide: true } }, async (request, reply) => {
    const { topic } = request.query as { topic?: unknown };
    const topics = [topic ?? []].flat();
    if (topics.length === 0 || topics.length > MOST_TOPICS || !topics.every((one) => typeof one === 'string')) {
      return refuseWith(reply, { code: 'invalid', part: 'querystring', path: '/topic' });
    }
    if (!topics.every((one) => hub.isPublic(one))) return refuseWith(reply, { code: 'not-found' });
    if (!headcount.enter(request.ip)) {
      return refuseWith(reply.header('retry-after', '10'), { code: 'rate-limited', seconds: 10 });
    }
    const { raw } = reply;
    const listener: Listener = {
      actor: { kind: 'anonymous' },
      send(message) {
        if (raw.writableLength > MOST_WAITING) raw.destroy();
        else raw.write(`data: ${message}\n\n`);
      },
      close: () => raw.end(),
    };
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

function parseWish(text: string): Wish | undefined {
  try {
    const wish = JSON.parse(text) as Record<string, unknown>;
    if (Array.isArray(wish)) return undefined;
    const { subscribe = [], unsubscribe = [], ...more } = wish;
    const isList = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((topic) => typeof topic === 'string' && topic.length <= 200);
    return isList(subscribe) && isList(unsubscribe) && Object.keys(more).length === 0
      ? { subscribe, unsubscribe }
      : undefined;
  } catch {
    return undefined;
  }
}
