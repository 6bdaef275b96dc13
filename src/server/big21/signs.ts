import { sql } from 'kysely';
import { LOOKED_BACK_DAYS, type Played, SIGNS, type Sign, signsOf } from '../../big21/signs.ts';
import { DAY, type Instant } from '../../kit/time.ts';
import { RAISE_WAITS } from '../../ledger/limits.ts';
import type { Database } from '../store/database.ts';

/** What one person's own games and limits say; nobody else is told whose they are. */
export async function signsFor(db: Database, person: string, at: Instant): Promise<readonly Sign[]> {
  return (await signsOfPeople(db, at, person)).get(person) ?? [];
}

/** How many people show each sign, without names. */
export async function countSigns(db: Database, at: Instant): Promise<Readonly<Record<Sign, number>>> {
  const all = [...(await signsOfPeople(db, at)).values()];
  const count = (sign: Sign) => all.filter((signs) => signs.includes(sign)).length;
  const [chasing, nights, raises] = SIGNS;
  return { [chasing]: count(chasing), [nights]: count(nights), [raises]: count(raises) };
}

/** By person; one alone is read by his own index. */
async function signsOfPeople(db: Database, at: Instant, person?: string): Promise<Map<string, readonly Sign[]>> {
  const since = new Date(at - LOOKED_BACK_DAYS * DAY);
  const { rows: games } = await sql<{ owner: string; at: number; stake: number; staked: number; paid: number }>`
    select owner, extract(epoch from started_at)::float8 * 1000 as at, stake::float8 as stake, staked::float8 as staked,
      coalesce(paid, 0)::float8 as paid
    from big21_games
    where purse = 'money' and started_at > ${since} ${person === undefined ? sql`` : sql`and owner = ${`person:${person}`}`}
    order by owner, started_at`.execute(db);
  // A raise waits exactly so long from the moment it was wished; one that was only kept began earlier.
  const { rows: raises } = await sql<{ stream: string; at: number }>`
    select distinct stream, extract(epoch from at)::float8 * 1000 as at
    from events, lateral jsonb_path_query(body::jsonb, '$.limits.*.*.raise.from') as raise
    where ${person === undefined ? sql`stream like 'wallet:%'` : sql`stream = ${`wallet:${person}`}`}
      and type = 'limitsSet' and at > ${since}
      and abs(raise::float8 - extract(epoch from at)::float8 * 1000 - ${RAISE_WAITS}) < 1`.execute(db);
  const people = new Map<string, { games: Played[]; raises: Instant[] }>();
  const of = (id: string) => {
    const found = people.get(id) ?? { games: [], raises: [] };
    people.set(id, found);
    return found;
  };
  for (const { owner, at: startedAt, ...rest } of games)
    of(owner.slice('person:'.length)).games.push({ startedAt, ...rest });
  for (const { stream, at: raisedAt } of raises) of(stream.slice('wallet:'.length)).raises.push(raisedAt);
  return new Map([...people].map(([id, { games: own, raises: raised }]) => [id, signsOf(own, raised)]));
}
