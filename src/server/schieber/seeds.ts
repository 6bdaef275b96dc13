import { type ChanceFor, chanceFrom } from '../../kit/chance.ts';
import { noChance } from '../../kit/process.ts';
import { Recent } from '../../kit/recent.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Sealing } from '../store/sealing.ts';
import type { MatchTables } from './projection.ts';

/** Seeds that are not a match's own: those of the daily twelve, where everybody is dealt the same cards. */
export interface LentSeeds {
  seedOf(match: string): Promise<Buffer | undefined>;
  /** Undefined as long as somebody may still be dealt from it. */
  revealedOf(match: string): Promise<Buffer | undefined>;
}

/** The secret of each match, and the dice made from it. It lies sealed until the match is over. */
export interface Seeds {
  /** A match is about to be opened with it. */
  hold(match: string, seed: Buffer): void;
  keep(trx: Trx, match: string, seed: Buffer): Promise<void>;
  /** The match is over: from now on the seed lies in clear, as it is shown. */
  reveal(trx: Trx, match: string): Promise<void>;
  /** Of a match that does not exist nothing can be drawn. */
  chanceOf(match: string): Promise<ChanceFor>;
  seedOf(match: string): Promise<Buffer | undefined>;
  /** What a record of a finished match may tell. */
  revealedOf(match: string): Promise<Buffer | undefined>;
  /** Where to ask about matches without a seed of their own. */
  lend(source: LentSeeds): void;
  /** Promised for a match to come; also after it has become one, so that a request sent twice finds it. */
  promised(match: string): Promise<Buffer | undefined>;
  sealed(match: string, seed: Buffer): Buffer;
}

export const whatOf = (match: string): string => `seed of match ${match}`;

/** Making dice costs two hashes, a query and a seal; the matches that are being played keep theirs. */
const REMEMBERED = 4096;

export function openSeeds(database: Database, sealing: Sealing): Seeds {
  const db = database.withTables<MatchTables>();
  const remembered = new Recent<string, { readonly seed: Buffer; readonly chance: ChanceFor }>(REMEMBERED);
  const sealed = (match: string, seed: Buffer) => sealing.seal(seed, whatOf(match));
  const opened = (match: string, kept: Buffer | undefined) => kept && sealing.open(kept, whatOf(match));
  const hold = (match: string, seed: Buffer) => {
    const held = { seed, chance: chanceFrom(seed) };
    remembered.set(match, held);
    return held;
  };

  let lent: LentSeeds | undefined;
  const ownOf = (match: string) =>
    db.selectFrom('match_seeds').select('seed').where('match', '=', match).executeTakeFirst();

  async function find(match: string) {
    const known = remembered.get(match);
    if (known) return known;
    const row = await ownOf(match);
    const seed = row ? opened(match, row.seed) : await lent?.seedOf(match);
    return seed && hold(match, seed);
  }

  return {
    hold,
    sealed,
    seedOf: async (match) => (await find(match))?.seed,
    async revealedOf(match) {
      const row = await ownOf(match);
      return row ? opened(match, row.seed) : lent?.revealedOf(match);
    },
    lend(source) {
      lent = source;
    },
    chanceOf: async (match) => (await find(match))?.chance ?? noChance,
    async promised(match) {
      const row = await db.selectFrom('match_promises').select('seed').where('id', '=', match).executeTakeFirst();
      return opened(match, row?.seed) ?? (await find(match))?.seed;
    },
    async keep(trx, match, seed) {
      const tables = trx.withTables<MatchTables>();
      await tables.deleteFrom('match_promises').where('id', '=', match).execute();
      await tables
        .insertInto('match_seeds')
        .values({ match, seed: sealed(match, seed) })
        .execute();
    },
    async reveal(trx, match) {
      const held = await find(match);
      if (held === undefined) return; // its key is gone, and with it what must stay secret
      await trx
        .withTables<MatchTables>()
        .updateTable('match_seeds')
        .set({ seed: held.seed })
        .where('match', '=', match)
        .where((where) => where(where.fn('length', ['seed']), '>', 32))
        .execute();
    },
  };
}
