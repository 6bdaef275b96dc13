import { randomBytes } from 'node:crypto';
import { isFit } from '../../daily/dealing.ts';
import type { Day } from '../../kit/time.ts';
import type { LentSeeds } from '../schieber/seeds.ts';
import type { Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';
import { ours } from './tables.ts';

/** The secret of each day: sealed until nobody can still play it, then in clear. */
export interface DaySeeds extends LentSeeds {
  draw(day: Day): Buffer;
  keep(trx: Trx, day: Day, seed: Buffer): Promise<void>;
  /** Undefined: the key that sealed it is lost. */
  of(day: Day): Promise<Buffer | undefined>;
  reveal(trx: Trx, day: Day, seed: Buffer): Promise<void>;
}

export const whatOf = (day: Day): string => `seed of the day ${day}`;

export function openDaySeeds({ store, sealing }: Pick<Services, 'store' | 'sealing'>): DaySeeds {
  const known = new Map<Day, Buffer>();
  async function of(day: Day): Promise<Buffer | undefined> {
    const remembered = known.get(day);
    if (remembered) return remembered;
    const row = await ours(store.db)
      .selectFrom('daily_seeds')
      .select('seed')
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    const seed = sealing.open(row.seed, whatOf(day));
    if (seed) known.set(day, seed);
    return seed;
  }
  const dayOf = (match: string) =>
    ours(store.db)
      .selectFrom('daily_tries')
      .innerJoin('daily_days', 'daily_days.day', 'daily_tries.day')
      .select(['daily_tries.day', 'is_revealed'])
      .where('match', '=', match)
      .executeTakeFirst();
  return {
    of,
    draw(day) {
      let seed = randomBytes(32);
      while (!isFit(seed, day)) seed = randomBytes(32);
      return seed;
    },
    async keep(trx, day, seed) {
      await ours(trx)
        .insertInto('daily_seeds')
        .values({ day, seed: sealing.seal(seed, whatOf(day)) })
        .execute();
    },
    async reveal(trx, day, seed) {
      await ours(trx).updateTable('daily_seeds').set({ seed }).where('day', '=', day).execute();
    },
    async seedOf(match) {
      const row = await dayOf(match);
      return row && of(row.day);
    },
    async revealedOf(match) {
      const row = await dayOf(match);
      return row?.is_revealed ? of(row.day) : undefined;
    },
  };
}
