import { randomBytes } from 'node:crypto';
import { commitment } from '../../kit/chance.ts';
import { Recent } from '../../kit/recent.ts';
import type { Instant } from '../../kit/time.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Store } from '../store/store.ts';

/** Seeds of Big21: promised by their hash before the stake, used once, shown when the game is over. */
export interface Seeds {
  /** The promise for the owner's next Big21. */
  promise(owner: string, at: Instant): Promise<string>;
  /** Undefined where nobody, or somebody else, was promised it. */
  promisedTo(owner: string, promised: string): Promise<Uint8Array | undefined>;
  of(promised: string): Promise<Uint8Array>;
}

const REMEMBERED = 4096;

export function openSeeds({ db }: Pick<Store, 'db'>): Seeds {
  const tables = db.withTables<LedgerTables>();
  const known = new Recent<string, Uint8Array>(REMEMBERED);
  const rowOf = (promised: string) =>
    tables.selectFrom('big21_seeds').select(['seed', 'owner']).where('commitment', '=', promised);
  return {
    async promise(owner, at) {
      const seed = randomBytes(32);
      const promised = commitment(seed);
      await tables
        .insertInto('big21_seeds')
        .values({ commitment: promised, owner, seed, made_at: new Date(at) })
        .execute();
      return promised;
    },
    async promisedTo(owner, promised) {
      const row = await rowOf(promised).executeTakeFirst();
      return row?.owner === owner ? row.seed : undefined;
    },
    async of(promised) {
      const remembered = known.get(promised);
      if (remembered) return remembered;
      const { seed } = await rowOf(promised).executeTakeFirstOrThrow();
      known.set(promised, seed);
      return seed;
    },
  };
}
