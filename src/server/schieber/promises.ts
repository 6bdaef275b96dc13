import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { commitment } from '../../kit/chance.ts';
import { HOUR, type Instant } from '../../kit/time.ts';
import type { MatchPromise } from '../../schieber/wire.ts';
import type { MatchContext } from './context.ts';

const LASTS = 24 * HOUR;

/**
 * The server draws its seed and shows its hash before it learns the seed of the player's browser: so neither of them
 * can choose the deals. The promise is the id of the match to come. Those of yesterday go.
 */
export async function promise({ services: { store }, seeds }: MatchContext, at: Instant): Promise<MatchPromise> {
  const id = randomUUID();
  const seed = randomBytes(32);
  await sql`
    with forgotten as (delete from match_promises where at < ${new Date(at - LASTS)})
    insert into match_promises (id, seed, at) values (${id}, ${seeds.sealed(id, seed)}, ${new Date(at)})`.execute(
    store.db,
  );
  return { promise: id, commitment: commitment(seed) };
}
