import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests under way at a stop get this long, in milliseconds. */
const PATIENCE = 8000;

/**
 * Knows which connections have a request under way. The function it gives closes the others and waits for these;
 * Node's own means leave connections open that never asked anything, and browsers like to open some in advance.
 */
export function trackSockets(server: Server): () => Promise<void> {
  const open = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.on('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1);
    response.on('close', () => {
      if (open.has(socket)) open.set(socket, open.get(socket)! - 1);
    });
  });
  return async () => {
    for (let waited = 0; open.size > 0; waited += 25) {
      await pause(25); // also time for the last words on connections that are being closed
      for (const [socket, requests] of open) if (requests === 0 || waited > PATIENCE) socket.destroy();
    }
  };
}
