import { sql } from 'kysely';
import { DAY, type Instant } from '../../kit/time.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Keyed } from './secrets.ts';
import { ours } from './tables.ts';

/** How failures of one kind slow the next try down. There is no lock-out: an attacker must not shut a player out. */
export interface Patience {
  /** So many mistakes are free. */
  readonly free: number;
  /** Then so many seconds, one if it does not say, doubled each time … */
  readonly first?: number;
  /** … up to this. */
  readonly longest: number;
}

export const PATIENCE = {
  /** The same address from the same place. */
  here: { free: 5, longest: 900 },
  /** The same address from anywhere: a botnet is slowed, the owner waits half a minute at most. */
  anywhere: { free: 50, longest: 30 },
  /** Codes of the second factor and one-time links, by person. */
  code: { free: 5, longest: 300 },
} as const satisfies Record<string, Patience>;

/** Letters: some at once, then ever slower, so that nobody's mailbox is flooded through us, and nobody writes to strangers. */
export const LETTERS = {
  /** To one address, whoever asks for them. */
  to: { free: 5, longest: 3600 },
  /** That one person causes, to whomever. */
  by: { free: 5, first: 600, longest: 3600 },
  /** That tell somebody of a new password: counted apart, so that no other letters keep him from it. */
  password: { free: 5, first: 600, longest: 3600 },
  /** That one of the office causes: a season's staff in a day. */
  byOffice: { free: 100, first: 600, longest: 3600 },
  /** That one of the office causes to everybody at once. */
  toMany: { free: 10, first: 600, longest: 3600 },
} as const satisfies Record<string, Patience>;

const delayAfter = (count: number, { free, first = 1, longest }: Patience): number =>
  count < free ? 0 : Math.min(longest, first * 2 ** Math.min(count - free, 20));

export interface Tried {
  /** Seconds to wait before the next try; 0: go ahead, and this try is counted. */
  readonly wait: number;
  /** The tries until now, this one included. */
  readonly count: number;
}

/** Counts before the work: of a thousand who try at the same moment, as many get through as may. */
export interface Throttle {
  try(who: string, patience: Patience, now: Instant): Promise<Tried>;
  /**
   * Counted under each of these names, or under none of them. Answers the count of the first. Inside a transaction of the
   * caller's it counts when that is committed; who has to wait undoes it.
   */
  tryAll(all: readonly Named[], now: Instant, trx?: Trx): Promise<Tried>;
  /** Counted, and never told to wait: it has to go. */
  note(who: string, now: Instant, trx: Trx): Promise<void>;
  /** The try was none of the bad ones. */
  giveBack(who: string): Promise<void>;
  /** All is forgiven. */
  succeeded(who: string): Promise<void>;
}

export type Named = readonly [who: string, patience: Patience];

const FORGET = DAY;

export function openThrottle({ db }: Store, keyed: Keyed): Throttle {
  return {
    try: (who, patience, now) => tryOne(db, keyed(who), patience, now),
    async tryAll(all, now, trx) {
      if (trx !== undefined) return tryEach(trx, all, now);
      try {
        return await db.transaction().execute(async (own) => {
          const tried = await tryEach(own, all, now);
          if (tried.wait > 0) throw new TooSoon(tried);
          return tried;
        });
      } catch (error) {
        if (error instanceof TooSoon) return error.tried;
        throw error;
      }
    },
    async note(who, now, trx) {
      const last = new Date(now);
      await ours(trx)
        .insertInto('failures')
        .values({ who: keyed(who), count: 1, last })
        .onConflict((conflict) => conflict.column('who').doUpdateSet({ count: oneMore(now), last }))
        .execute();
    },
    async giveBack(who) {
      await ours(db)
        .updateTable('failures')
        .set({ count: sql`greatest(0, count - 1)` })
        .where('who', '=', keyed(who))
        .execute();
    },
    async succeeded(who) {
      await ours(db).deleteFrom('failures').where('who', '=', keyed(who)).execute();
    },
  };

  async function tryEach(trx: Trx, all: readonly Named[], now: Instant): Promise<Tried> {
    let first: Tried = { wait: 0, count: 0 };
    for (const [i, [who, patience]] of all.entries()) {
      const tried = await tryOne(trx, keyed(who), patience, now);
      if (tried.wait > 0) return tried;
      if (i === 0) first = tried;
    }
    return first;
  }
}

/** Only an exception takes a transaction back: who has to wait for one name begins no wait under another. */
class TooSoon extends Error {
  readonly tried: Tried;
  constructor(tried: Tried) {
    super('too soon');
    this.tried = tried;
  }
}

async function tryOne(
  db: Database | Trx,
  who: Buffer,
  { free, first = 1, longest }: Patience,
  now: Instant,
): Promise<Tried> {
  const last = new Date(now);
  // The same delay as `delayAfter`, decided where the row is locked.
  const delay = sql`least(${longest}, ${first} * 2 ^ least(failures.count - ${free}, 20)) * interval '1 second'`;
  const counted = await ours(db)
    .insertInto('failures')
    .values({ who, count: 1, last })
    .onConflict((conflict) =>
      conflict
        .column('who')
        .doUpdateSet({ count: oneMore(now), last })
        .where(sql<boolean>`failures.count < ${free} or ${isForgotten(now)} or failures.last + ${delay} <= ${last}`),
    )
    .returning('count')
    .executeTakeFirst();
  if (counted !== undefined) return { wait: 0, count: counted.count };
  const row = await ours(db).selectFrom('failures').select(['count', 'last']).where('who', '=', who).executeTakeFirst();
  if (row === undefined) return { wait: 1, count: 0 }; // forgiven in between
  const until = row.last + 1000 * delayAfter(row.count, { free, first, longest });
  return { wait: Math.max(1, Math.ceil((until - now) / 1000)), count: row.count };
}

const isForgotten = (now: Instant) => sql<boolean>`failures.last < ${new Date(now - FORGET)}`;
const oneMore = (now: Instant) => sql<number>`case when ${isForgotten(now)} then 1 else failures.count + 1 end`;
