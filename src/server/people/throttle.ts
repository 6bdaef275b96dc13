import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import type { Store } from '../store/store.ts';
import type { Keyed } from './secrets.ts';
import type { PeopleTables } from './tables.ts';

/** How failures of one kind slow the next try down. There is no lock-out: an attacker must not shut a player out. */
export interface Patience {
  /** So many mistakes are free. */
  readonly free: number;
  /** Then one second, doubled each time, up to this. */
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

/** Letters to one address: five at once, then ever slower, so that nobody's mailbox is flooded through us. */
export const LETTERS: Patience = { free: 5, longest: 3600 };

const delayAfter = (count: number, { free, longest }: Patience): number =>
  count < free ? 0 : Math.min(longest, 2 ** Math.min(count - free, 20));

export interface Throttle {
  /** Seconds to wait before the next try; 0: go ahead. */
  wait(who: string, patience: Patience, now: Instant): Promise<number>;
  /** Answers how many mistakes there were now. */
  failed(who: string, now: Instant): Promise<number>;
  succeeded(who: string): Promise<void>;
}

const FORGET = 24 * 3600 * 1000;

export function openThrottle(store: Store, keyed: Keyed): Throttle {
  const db = store.db.withTables<PeopleTables>();
  return {
    async wait(who, patience, now) {
      const row = await db
        .selectFrom('failures')
        .select(['count', 'last'])
        .where('who', '=', keyed(who))
        .executeTakeFirst();
      if (row === undefined || now - row.last > FORGET) return 0;
      const until = row.last + 1000 * delayAfter(row.count, patience);
      return until <= now ? 0 : Math.ceil((until - now) / 1000);
    },
    async failed(who, now) {
      const last = new Date(now);
      const { count } = await db
        .insertInto('failures')
        .values({ who: keyed(who), count: 1, last })
        .onConflict((conflict) =>
          conflict.column('who').doUpdateSet({
            count: sql`case when failures.last < ${new Date(now - FORGET)} then 1 else failures.count + 1 end`,
            last,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return count;
    },
    async succeeded(who) {
      await db.deleteFrom('failures').where('who', '=', keyed(who)).execute();
    },
  };
}
