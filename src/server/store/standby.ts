import type { Instant } from '../../kit/time.ts';
import { connect, type Database } from './database.ts';

/** Where a public list is read. */
export interface Reading {
  readonly db: Database;
  /** A standby knows everything up to this instant; null: the leader was asked, who knows all. */
  readonly asOf: Instant | null;
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

/** Its age is that of the last heartbeat in it: it tells a standby that is slow from one that has lost its leader. */
export function openStandby({ url, role, leader, now }: StandbyOptions): Standby {
  const fromLeader: Reading = { db: leader, asOf: null };
  if (url === undefined) return { reading: () => fromLeader, isOutOfStep: () => false, close: async () => {} };
  const { db, close } = connect(url, CONNECTIONS, { role, patience: 2000, silence: 10_000 });
  let asOf: Instant | null = null;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      asOf = (await db.selectFrom('pulse').select('last').executeTakeFirst())?.last ?? null;
    } catch {
      asOf = null; // it is away; we ask again
    } finally {
      isLooking = false;
    }
  };
  void look();
  const timer = setInterval(look, LOOK_EVERY);
  const reading = () => (asOf !== null && now() - asOf <= MOST_BEHIND ? { db, asOf } : fromLeader);
  return {
    reading,
    isOutOfStep: () => reading() === fromLeader,
    async close() {
      clearInterval(timer);
      await close();
    },
  };
}
