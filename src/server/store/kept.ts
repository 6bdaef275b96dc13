import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { longerOnWindows } from './database.ts';

/** One connection that is there as long as the database is: lost, it is made again by one loop, slower and slower. */
export interface KeptConnection {
  isThere(): boolean;
  /** While it is away nothing is asked; a query that fails or gets no answer gives the connection up. */
  query(query: pg.QueryConfig): Promise<void>;
  stop(): Promise<void>;
}

export interface KeptOptions {
  /** Asked for each new connection. */
  config(): pg.ClientConfig;
  /** What a new connection needs before it is used, such as LISTEN. */
  prepare(client: pg.Client): Promise<void>;
  /** It had been lost and is there again. */
  restored(): void;
}

/** Milliseconds before the first and between the later attempts: soon back, yet no load on a database in trouble. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;
/** For connecting, and for each query: the other side may hang. */
const PATIENCE = 3000;

/** Throws when the first attempt fails. */
export async function keepConnection({ config, prepare, restored }: KeptOptions): Promise<KeptConnection> {
  let current: { readonly client: pg.Client; readonly socket: Socket } | undefined;
  let isStopped = false;

  async function open(): Promise<void> {
    const socket = new Socket();
    const fresh = new pg.Client({
      ...config(),
      stream: () => socket,
      connectionTimeoutMillis: longerOnWindows(PATIENCE),
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    fresh.on('error', () => {});
    try {
      await fresh.connect();
      await prepare(fresh);
    } catch (error) {
      await close(fresh, socket);
      throw error;
    }
    if (isStopped) return close(fresh, socket);
    current = { client: fresh, socket };
    // Only now: an attempt that fails ends too, and must not begin a second loop.
    fresh.once('end', () => {
      current = undefined;
      if (!isStopped) reopen();
    });
  }

  async function reopen(): Promise<void> {
    for (let wait = FIRST_WAIT; !isStopped; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      await pause(wait, undefined, { ref: false });
      if (isStopped) return;
      try {
        await open();
        return restored();
      } catch {
        // still away
      }
    }
  }

  await open();
  return {
    isThere: () => current !== undefined,
    async query(query) {
      if (current === undefined) return;
      const { client, socket } = current;
      await client.query(query).catch(() => socket.destroy());
    },
    async stop() {
      isStopped = true;
      if (current !== undefined) await close(current.client, current.socket);
    },
  };
}

/** Politely if the other side still hears. */
async function close(client: pg.Client, socket: Socket): Promise<void> {
  await Promise.race([client.end().catch(() => {}), pause(PATIENCE / 10)]);
  socket.destroy();
}
