import { type ChanceFor, chanceFrom } from '../../kit/chance.ts';
import { noChance } from '../../kit/process.ts';
import { Recent } from '../../kit/recent.ts';
import type { Database, Trx } from '../store/database.ts';
import type { MatchTables } from './projection.ts';

/** The secret of each match, and the dice made from it. */
export interface Seeds {
  keep(trx: Trx, match: string, seed: Buffer): Promise<void>;
  /** Of a match that does not exist nothing can be drawn. */
  chanceOf(match: string): Promise<ChanceFor>;
  seedOf(match: string): Promise<Buffer | undefined>;
  /** Promised for a match to come; also after it has become one, so that a request sent twice finds it. */
  promised(match: string): Promise<Buffer | undefined>;
}

/** Making dice costs two hashes and a query; the matches that are being played keep theirs. */
const REMEMBERED = 4096;

export function openSeeds(database: Database): Seeds {
  const db = database.withTables<MatchTables>();
  const remembered = new Recent<string, ChanceFor>(REMEMBERED);
  const seedOf = async (match: string) =>
    (await db.selectFrom('match_seeds').select('seed').where('match', '=', match).executeTakeFirst())?.seed;
  return {
    seedOf,
    async promised(match) {
      const row = await db.selectFrom('match_promises').select('seed').where('id', '=', match).executeTakeFirst();
      return row?.seed ?? seedOf(match);
    },
    async keep(trx, match, seed) {
      await trx.withTables<MatchTables>().deleteFrom('match_promises').where('id', '=', match).execute();
      await trx.withTables<MatchTables>().insertInto('match_seeds').values({ match, seed }).execute();
    },
    async chanceOf(match) {
      const known = remembered.get(match);
      if (known) return known;
      const seed = await seedOf(match);
      if (!seed) return noChance;
      const chance = chanceFrom(seed);
      remembered.set(match, chance);
      return chance;
    },
  };
}
