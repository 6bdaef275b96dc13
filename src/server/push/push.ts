import type { FastifyInstance } from 'fastify';
import { createHeadcount, MOST_PER_ADDRESS } from './allowance.ts';
import type { Hub } from './hub.ts';
import { openSockets } from './sockets.ts';
import { openStream } from './stream.ts';

/** The two ways to listen. An address has one headcount for both. */
export function openPush(server: FastifyInstance, hub: Hub): void {
  const headcount = createHeadcount(MOST_PER_ADDRESS);
  openSockets(server, hub, headcount);
  openStream(server, hub, headcount);
}
