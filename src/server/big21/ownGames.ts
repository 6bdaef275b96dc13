import { type Selectable, sql } from 'kysely';
import { PARTICIPATIONS_A_DAY, PRACTICE_GAMES_AT_ONCE } from '../../big21/participation.ts';
import type { GameLine, GamesPage } from '../../big21/wire.ts';
import { rappen } from '../../ledger/money.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Database } from '../store/database.ts';

/** As many finished games as are told at once. */
export const PAGE = 50;

/** Nobody has more open: all practices, and for money, around midnight, what two days allow. B21 4.2 */
const MOST_OPEN = PRACTICE_GAMES_AT_ONCE + 2 * PARTICIPATIONS_A_DAY;

type Row = Selectable<LedgerTables['big21_games']>;

/** A page of somebody's games, the latest first; all open ones are on the first, however long ago they began. */
export async function gamesPage(db: Database, owner: string, before?: string): Promise<GamesPage> {
  const open = before === undefined ? await openOf(db, owner).execute() : [];
  const over = await latestFirst(db, owner, before)
    .where('ending', 'is not', null)
    .limit(PAGE + 1)
    .execute();
  const shown = over.slice(0, PAGE);
  // What ended between the two readings is in both.
  const each = new Map([...open, ...shown].map((row) => [row.id, row]));
  const rows = [...each.values()].sort((a, b) => b.started_at - a.started_at || (a.id < b.id ? 1 : -1));
  return { games: rows.map(lineOf), more: over.length > PAGE ? shown.at(-1)!.id : null };
}

/** All of them, the latest first, open or over: what ends while they are read keeps its place. */
export async function* allGames(db: Database, owner: string): AsyncGenerator<GameLine> {
  let rows: readonly Row[];
  let before: string | undefined;
  do {
    rows = await latestFirst(db, owner, before).limit(PAGE).execute();
    before = rows.at(-1)?.id;
    yield* rows.map(lineOf);
  } while (rows.length === PAGE);
}

/** Stakes before practices: a game for money is told whatever else is open. */
const openOf = (db: Database, owner: string) =>
  gamesOf(db, owner).where('ending', 'is', null).orderBy('purse').orderBy('started_at', 'desc').limit(MOST_OPEN);

function latestFirst(db: Database, owner: string, before: string | undefined) {
  const games = gamesOf(db, owner).orderBy('started_at', 'desc').orderBy('id', 'desc');
  if (before === undefined) return games;
  const began = sql`(select g.started_at from big21_games g where g.id = ${before} and g.owner = ${owner})`;
  return games.where(sql<boolean>`started_at <= ${began} and (started_at, id) < (${began}, ${before})`);
}

const gamesOf = (db: Database, owner: string) =>
  db.withTables<LedgerTables>().selectFrom('big21_games').selectAll().where('owner', '=', owner);

const lineOf = (row: Row): GameLine => ({
  ...{ id: row.id, purse: row.purse, model: row.model, day: row.day, startedAt: row.started_at },
  ...{ deadline: row.deadline, bought: row.bought, ending: row.ending, endedAt: row.ended_at },
  ...{ stake: rappen(Number(row.stake)), staked: rappen(Number(row.staked)) },
  paid: row.paid === null ? null : rappen(Number(row.paid)),
});
