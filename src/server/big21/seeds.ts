import { randomBytes } from 'node:crypto';
import { commitment } from '../../kit/chance.ts';
import { Recent } from '../../kit/recent.ts';
import type { Instant } from '../../kit/time.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Trx } from '../store/database.ts';
import type { Services } from '../subject.ts';

/** Seeds of Big21: promised by their hash before the stake, used once, sealed until the game is over, then shown. */
export interface Seeds {
  /** The promise for the owner's next Big21. */
  promise(owner: string, at: Instant): Promise<string>;
  /** Undefined where nobody, or somebody else, was promised it. */
  promisedTo(owner: string, promised: string): Promise<Uint8Array | undefined>;
  /** Undefined: the key that sealed it is lost. */
  of(promised: string): Promise<Uint8Array | undefined>;
  /** The game is over: from now on the seed lies in clear, as it is shown. */
  reveal(trx: Trx, promised: string): Promise<void>;
}

export const whatOf = (promised: string): string => `seed of Big21 ${promised}`;

const REMEMBERED = 4096;

export function openSeeds({ store, sealing }: Pick<Services, 'store' | 'sealing'>): Seeds {
  const tables = store.db.withTables<LedgerTables>();
  const known = new Recent<string, Uint8Array>(REMEMBERED);
  const rowOf = (promised: string) =>
    tables.selectFrom('big21_seeds').select(['seed', 'owner']).where('commitment', '=', promised);
  const opened = (promised: string, kept: Buffer) => sealing.open(kept, whatOf(promised));
  async function of(promised: string): Promise<Uint8Array | undefined> {
    const remembered = known.get(promised);
    if (remembered) return remembered;
    const seed = opened(promised, (await rowOf(promised).executeTakeFirstOrThrow()).seed);
    if (seed !== undefined) known.set(promised, seed);
    return seed;
  }
  return {
    of,
    async promise(owner, at) {
      const seed = randomBytes(32);
      const promised = commitment(seed);
      await tables
        .insertInto('big21_seeds')
        .values({ commitment: promised, owner, seed: sealing.seal(seed, whatOf(promised)), made_at: new Date(at) })
        .execute();
      return promised;
    },
    async promisedTo(owner, promised) {
      const row = await rowOf(promised).executeTakeFirst();
      return row?.owner === owner ? opened(promised, row.seed) : undefined;
    },
    async reveal(trx, promised) {
      const seed = await of(promised);
      if (seed === undefined) return;
      await trx
        .withTables<LedgerTables>()
        .updateTable('big21_seeds')
        .set({ seed: Buffer.from(seed) })
        .where('commitment', '=', promised)
        .where((where) => where(where.fn('length', ['seed']), '>', 32))
        .execute();
    },
  };
}
