import { sql } from 'kysely';
import { refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { CLOCKS_AT_ONCE, type PracticeWish, type TooManyClocks } from '../../schieber/wire.ts';
import type { Trx } from '../store/database.ts';
import type { Once } from '../store/events.ts';
import { inTurn } from '../store/inTurn.ts';
import type { LateRefusal } from '../store/perform.ts';
import type { Matches } from './matches.ts';
import type { Players } from './players.ts';

/** Practice has no clock unless the player asks for one. SSC 5.03 gives thirty minutes. */
const MINUTES = 30;

interface Wished {
  readonly body: PracticeWish;
  readonly by: string;
  readonly at: Instant;
  readonly once: Once | undefined;
}

/** Begins a practice match as somebody wishes it. */
export function practise(matches: Matches, players: Players, { body, by, at, once }: Wished) {
  const { level = players.defaultLevel, games = 12, timed = false, promise, clientSeed, kind } = body;
  return matches.open<TooManyClocks>({
    ...{ owner: by, kind, rated: false, level, games, promise, clientSeed, at, once },
    minutes: timed ? MINUTES : null,
    alongside: async (trx) => (timed ? refuseTooMany(trx, by, at) : undefined),
  });
}

/**
 * Asked in the transaction that opens a practice match under the clock: an outage moves every open clock, so nobody has more
 * of them than a person can play. A clock ends by itself; a match without one costs nobody anything and may lie for years.
 */
async function refuseTooMany(trx: Trx, owner: string, at: Instant): Promise<undefined | LateRefusal<TooManyClocks>> {
  await inTurn(trx, `clocks of ${owner}`);
  const { rows } = await sql<{ open: number; first: Instant }>`
    select count(*)::int as open, min(deadline) as first from matches
    where owner = ${owner} and kind = 'practice' and ending is null and deadline >= ${new Date(at)}`.execute(trx);
  const { open, first } = rows[0]!;
  return open > CLOCKS_AT_ONCE ? refuse({ code: 'too-many-clocks', most: CLOCKS_AT_ONCE, until: first }) : undefined;
}
