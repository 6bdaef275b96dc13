import { Recent } from '../../kit/recent.ts';
import type { Instant } from '../../kit/time.ts';
import { together } from '../../kit/together.ts';
import { connect, type Database } from './database.ts';

/** Where a public list is read. */
export interface Reading {
  readonly db: Database;
  /** A standby knows everything up to this instant; null: the leader was asked, who knows all. */
  readonly asOf: Instant | null;
  /**
   * What a standby was asked under this name is not asked again until it knows more; a leader is asked once for all who ask
   * meanwhile.
   */
  shared<Value>(name: string, read: () => Promise<Value>): Promise<Value>;
}

/** A copy of the database that takes reading off the leader, as long as it keeps up. */
export interface Standby {
  /** Never older than `MOST_BEHIND`: else it is the leader. */
  reading(): Reading;
  /** False also where there is none. */
  isOutOfStep(): boolean;
  close(): Promise<void>;
}

export interface StandbyOptions {
  readonly url: string | undefined;
  readonly role: string | undefined;
  readonly leader: Database;
  now(): Instant;
}

/** Milliseconds: nobody notices in a list, and a push follows when it has changed. */
export const MOST_BEHIND = 5000;
const LOOK_EVERY = 1000;
const CONNECTIONS = 8;
/** Public lists read from the leader at once; its other connections are for those who play. */
const AT_ONCE = 3;
/** Answers that are shared at most. */
const SHARED = 256;

/** Its age is that of the last heartbeat in it: it tells a standby that is slow from one that has lost its leader. */
export function openStandby({ url, role, leader, now }: StandbyOptions): Standby {
  const fromLeader: Reading = { db: leader, asOf: null, shared: together(AT_ONCE) };
  if (url === undefined) return { reading: () => fromLeader, isOutOfStep: () => false, close: async () => {} };
  const { db, close } = connect(url, CONNECTIONS, { role, patience: 2000, silence: 10_000 });
  let near: Reading = fromLeader;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const pulse = await db.selectFrom('pulse').select('last').executeTakeFirst();
      near = pulse === undefined ? fromLeader : { db, asOf: pulse.last, shared: sharing() };
    } catch {
      near = fromLeader; // it is away; we ask again
    } finally {
      isLooking = false;
    }
  };
  void look();
  const timer = setInterval(look, LOOK_EVERY);
  const reading = () => (near.asOf !== null && now() - near.asOf <= MOST_BEHIND ? near : fromLeader);
  return {
    reading,
    isOutOfStep: () => reading() === fromLeader,
    async close() {
      clearInterval(timer);
      await close();
    },
  };
}

/** The same answer for the same name; one that failed is asked for again. */
function sharing(): Reading['shared'] {
  const known = new Recent<string, Promise<unknown>>(SHARED);
  return <Value>(name: string, read: () => Promise<Value>) => {
    // Under one name always the same is asked.
    const answer = (known.get(name) as Promise<Value> | undefined) ?? read();
    known.set(name, answer);
    answer.catch(() => known.delete(name));
    return answer;
  };
}
