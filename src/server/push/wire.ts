import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { asRole } from '../store/database.ts';
import { keepConnection } from '../store/kept.ts';
import type { Audience } from './topic.ts';

/** A topic changed; `data` when it is the same for all who are to hear it, and small. */
export interface Change extends Audience {
  readonly topic: string;
  readonly data?: unknown;
}

/** Tells the other server processes, and hears from them, through the database's LISTEN and NOTIFY. */
export interface Wire {
  send(change: Change): void;
  /** The others are not heard now. */
  isDeaf(): boolean;
  /** Names our session, so that others see in pg_stat_activity that we live. */
  announce(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface WireOptions {
  readonly url: string;
  /** The role the session works under. */
  readonly role?: string | undefined;
  receive(change: Change): void;
  /** We were deaf for a while and may have missed anything. */
  missed(): void;
}

const CHANNEL = 'gschobe_push';
/** NOTIFY carries fewer than 8,000 bytes. */
const MOST_BYTES = 7900;
/** Milliseconds in which changes gather: the fewer notices, the less each process wakes, and nobody sees so short a time. */
const DELAY = 25;

/**
 * Not in the transaction of the append: a notifying commit holds a lock on the whole server until it is on disk, so
 * that commits could no longer share a sync. What is lost by a crash in between is only a hint: devices ask again when
 * they reconnect.
 */
export async function openWire({ url, role, receive, missed }: WireOptions): Promise<Wire> {
  const own = `{"from":"${randomUUID().slice(0, 8)}",`;
  let queue: string[] = [];
  let flushing: Promise<void> | undefined;
  let name = 'gschobe';

  const connection = await keepConnection({
    config: () => ({ connectionString: url, application_name: name, ...asRole(role) }),
    async prepare(client) {
      client.on('notification', ({ payload = '' }) => {
        if (payload.startsWith(own)) return; // everybody hears himself too
        const { changes } = JSON.parse(payload) as { changes: Change[] };
        for (const change of changes) receive(change);
      });
      await client.query('set synchronous_commit = off'); // a hint need not survive a power cut
      await client.query(`listen ${CHANNEL}`);
    },
    restored: missed,
  });

  async function flush(): Promise<void> {
    await pause(DELAY, undefined, { ref: false });
    while (queue.length > 0 && connection.isThere()) {
      const batch: string[] = [];
      for (let bytes = 60; queue.length > 0; ) {
        bytes += Buffer.byteLength(queue[0]!) + 1;
        if (batch.length > 0 && bytes > MOST_BYTES) break;
        batch.push(queue.shift()!);
      }
      const text = `${own}"changes":[${batch.join()}]}`;
      await connection.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] });
    }
    queue = [];
  }

  return {
    send(change) {
      const whole = JSON.stringify(change);
      const fits = Buffer.byteLength(whole) + 60 < MOST_BYTES;
      queue.push(fits ? whole : JSON.stringify({ topic: change.topic })); // too big: the others load it themselves
      flushing ??= flush().finally(() => {
        flushing = undefined;
      });
    },
    isDeaf: () => !connection.isThere(),
    async announce(to) {
      name = to;
      await connection.query({ text: 'select set_config($1, $2, false)', values: ['application_name', name] });
    },
    async stop() {
      await flushing;
      await connection.stop();
    },
  };
}
