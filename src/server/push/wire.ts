import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A topic changed; `data` when it is the same for all and small. */
export interface Change {
  readonly topic: string;
  readonly data?: unknown;
}

/** Tells the other server processes, and hears from them, through the database's LISTEN and NOTIFY. */
export interface Wire {
  send(change: Change): void;
  /** Names our session, so that others see in pg_stat_activity that we live. */
  announce(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface WireOptions {
  readonly url: string;
  receive(change: Change): void;
  /** We were deaf for a while and may have missed anything. */
  missed(): void;
}

const CHANNEL = 'gschobe_push';
/** NOTIFY carries fewer than 8,000 bytes. */
const MOST_BYTES = 7900;
const DELAY = 10;

/**
 * Not in the transaction of the append: a notifying commit holds a lock on the whole server until it is on disk, so
 * that commits could no longer share a sync. What is lost by a crash in between is only a hint: devices ask again when
 * they reconnect.
 */
export async function openWire({ url, receive, missed }: WireOptions): Promise<Wire> {
  const self = randomUUID().slice(0, 8);
  let client: pg.Client | undefined;
  let stopped = false;
  let queue: string[] = [];
  let flushing: Promise<void> | undefined;
  let name = 'gschobe';

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 8000 });
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload = '' }) => {
      const { from, changes } = JSON.parse(payload) as { from: string; changes: Change[] };
      if (from !== self) for (const change of changes) receive(change);
    });
    fresh.on('end', () => {
      client = undefined;
      if (!stopped) reconnect();
    });
    await fresh.connect();
    await fresh.query('set synchronous_commit = off'); // a hint need not survive a power cut
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await pause(250, undefined, { ref: false });
      try {
        await connect();
        return missed();
      } catch {
        // still away
      }
    }
  }

  async function flush(): Promise<void> {
    await pause(DELAY, undefined, { ref: false });
    while (queue.length > 0 && client !== undefined) {
      const batch: string[] = [];
      for (let bytes = 60; queue.length > 0; ) {
        bytes += Buffer.byteLength(queue[0]!) + 1;
        if (batch.length > 0 && bytes > MOST_BYTES) break;
        batch.push(queue.shift()!);
      }
      const text = `{"from":"${self}","changes":[${batch.join()}]}`;
      await client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] }).catch(() => {});
    }
    queue = [];
  }

  await connect();
  return {
    send(change) {
      const whole = JSON.stringify(change);
      const fits = Buffer.byteLength(whole) + 60 < MOST_BYTES;
      queue.push(fits ? whole : JSON.stringify({ topic: change.topic })); // too big: the others load it themselves
      flushing ??= flush().finally(() => {
        flushing = undefined;
      });
    },
    async announce(to) {
      name = to;
      await client?.query('select set_config($1, $2, false)', ['application_name', name]);
    },
    async stop() {
      stopped = true;
      await flushing;
      await client?.end().catch(() => {});
    },
  };
}
