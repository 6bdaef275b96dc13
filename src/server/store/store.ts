import { setTimeout as pause } from 'node:timers/promises';
import { type Archive, openArchive } from './archive/archive.ts';
import { openAtRest } from './atRest.ts';
import { type Connections, connect, type Database, FAREWELL } from './database.ts';
import { type Events, openEvents } from './events.ts';
import { openStreams, type Streams } from './perform.ts';
import { APP_ROLE, prepare } from './prepare.ts';
import { type Sealer, startSealer } from './sealer.ts';

/** Everything that lasts. */
export interface Store extends Events, Streams {
  readonly db: Database;
  readonly pool: Connections['pool'];
  readonly sealer: Sealer;
  /** Old months in files; `read` and `load` know of them. */
  readonly archive: Archive;
  /** The role its sessions work under. */
  readonly role: string | undefined;
  /** One connection of its own for the heartbeat: a busy pool is not taken for a dead database. */
  readonly heart: Connections['pool'];
  /** Cuts all connections: the database hangs. */
  cut(): void;
  /** Called after each append of this process, with its stream. */
  onAppend(observe: (stream: string) => void): void;
  /** Called when an append could not be made: no answer, no room, no right to write. */
  onFailure(observe: () => void): void;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly url: string;
  readonly connections?: number;
  /** For a server, whose requests must end: milliseconds after which a silent connection is given up. */
  readonly silence?: number;
  /** The folder of the archive. */
  readonly archive?: string;
}

/** Opens the database and brings its tables up to date. */
export async function openStore({ url, connections = 16, silence, ...rest }: StoreOptions): Promise<Store> {
  const owner = connect(url, 1);
  const isRestricted = await prepare(owner.pool).finally(owner.close);
  const role = isRestricted ? APP_ROLE : undefined;
  const main = connect(url, connections, { role, patience: 5000, ...(silence && { silence }) });
  const heart = connect(url, 1, { role, patience: 1500, ...(silence && { silence }) });
  const { pool, db } = main;
  const sealer = startSealer(pool);
  const observers: ((stream: string) => void)[] = [];
  const failures: (() => void)[] = [];
  const observer = {
    appended(stream: string) {
      sealer.wake();
      for (const observe of observers) observe(stream);
    },
    failed() {
      for (const observe of failures) observe();
    },
  };
  const archive = openArchive(pool, rest.archive ?? 'archive');
  const events = openEvents(main, observer, openAtRest(), archive);
  return {
    ...events,
    ...openStreams(events),
    ...{ pool, db, sealer, role, archive },
    heart: heart.pool,
    cut() {
      main.cut();
      heart.cut();
    },
    onAppend: (observe) => observers.push(observe),
    onFailure: (observe) => failures.push(observe),
    async close() {
      // What is pending stays pending: a database that hangs does not hold us.
      await Promise.race([sealer.stop(), pause(FAREWELL, undefined, { ref: false })]);
      await Promise.all([main.close(), heart.close()]);
    },
  };
}
