import { type Connections, connect, type Database } from './database.ts';
import { type Events, openEvents } from './events.ts';
import { openStreams, type Streams } from './perform.ts';
import { APP_ROLE, prepare } from './prepare.ts';
import { type Sealer, startSealer } from './sealer.ts';

/** Everything that lasts. */
export interface Store extends Events, Streams {
  readonly db: Database;
  readonly pool: Connections['pool'];
  readonly sealer: Sealer;
  /** Called after each append of this process, with its stream. */
  onAppend(observe: (stream: string) => void): void;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly url: string;
  readonly connections?: number;
}

/** Opens the database and brings its tables up to date. */
export async function openStore({ url, connections = 16 }: StoreOptions): Promise<Store> {
  const owner = connect(url, 1);
  const isRestricted = await prepare(owner.pool).finally(owner.close);
  const { pool, db, close } = connect(url, connections, isRestricted ? APP_ROLE : undefined);
  const sealer = startSealer(pool);
  const observers: ((stream: string) => void)[] = [];
  const events = openEvents({ pool, db, close }, (stream) => {
    sealer.wake();
    for (const observe of observers) observe(stream);
  });
  return {
    ...events,
    ...openStreams(events),
    ...{ pool, db, sealer },
    onAppend: (observe) => observers.push(observe),
    async close() {
      await sealer.stop();
      await close();
    },
  };
}
