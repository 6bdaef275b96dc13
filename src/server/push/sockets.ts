import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { deviceOf } from '../http/device.ts';
import { networkOf } from '../http/network.ts';
import { ALIVE, BOUNDS, createHeadcount, MOST_WAITING } from './allowance.ts';
import type { Hub, Listener } from './hub.ts';
import { createSubscriptions, type Ending, type Wish } from './subscriptions.ts';
import { createTurns } from './turns.ts';

const FAREWELL = 1000; // milliseconds for the other side to close

const TOO_MANY: Ending = { code: 1013, why: 'too many from your network' };

type Socket = WebSocket & { isSilent?: boolean };

/**
 * `/api/push?device=…`, a WebSocket: the device says {"subscribe":["match:7f3a"]} or {"unsubscribe":[…]} and hears
 * {"topic","data"}, at once and after each change, or {"topic","refused":"not-found"}. It says {} to ask whether we are
 * there, and hears {}.
 */
export function openSockets(server: FastifyInstance, hub: Hub, bounds = BOUNDS): void {
  const headcount = createHeadcount(bounds.mostDevices);
  const turns = createTurns(bounds.together, () => performance.now());
  const sockets = new Set<Socket>();
  const rounds = setInterval(() => {
    for (const socket of sockets) askIfAlive(socket);
  }, ALIVE);
  server.addHook('onClose', async () => clearInterval(rounds));

  server.get('/api/push', { websocket: true, schema: { hide: true } }, (socket: Socket, request) => {
    const network = networkOf(request.ip);
    socket.on('error', () => socket.terminate());
    if (!headcount.enter(network)) return showOut(socket, TOO_MANY);
    const subscriptions = createSubscriptions(hub, listenerOn(socket, request), turns, network);
    sockets.add(socket);
    socket.on('pong', () => {
      socket.isSilent = false;
    });
    socket.on('close', () => {
      sockets.delete(socket);
      headcount.leave(network);
      subscriptions.end();
    });
    socket.on('message', (bytes, isBinary) => {
      socket.isSilent = false;
      const wish = isBinary ? undefined : parseWish(String(bytes));
      if (wish === undefined) return socket.close(1007, 'not understood');
      const ending = subscriptions.change(wish);
      if (ending === undefined) {
        // Who wishes nothing only asks whether we are still there.
        if (wish.subscribe.length + wish.unsubscribe.length === 0) socket.send('{}');
        return;
      }
      subscriptions.end();
      showOut(socket, ending);
    });
  });
}

/** Who has not answered since the last round is gone. */
function askIfAlive(socket: Socket): void {
  if (socket.isSilent) socket.terminate();
  socket.isSilent = true;
  socket.ping();
}

function listenerOn(socket: Socket, { actor, query }: FastifyRequest): Listener {
  return {
    actor,
    device: deviceOf((query as { device?: unknown }).device),
    send(message) {
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.send(message);
    },
    close: () => socket.close(1012, 'again, please'),
  };
}

function showOut(socket: Socket, { code, why }: Ending): void {
  socket.close(code, why);
  socket.pause(); // what it still sends is not even read
  setTimeout(() => socket.terminate(), FAREWELL).unref();
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
