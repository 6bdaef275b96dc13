import { type Selectable, sql } from 'kysely';
import type { GameLine, GamesPage } from '../../big21/wire.ts';
import { rappen } from '../../ledger/money.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Database } from '../store/database.ts';

/** As many finished games as are told at once, and as many open ones: nobody has time for more in four hours. */
export const PAGE = 50;

type Row = Selectable<LedgerTables['big21_games']>;

/** A page of somebody's games, the latest first; the open ones are on the first, however long ago they began. */
export async function gamesPage(db: Database, owner: string, before?: string): Promise<GamesPage> {
  const open = before === undefined ? await gamesOf(db, owner).where('ending', 'is', null).limit(PAGE).execute() : [];
  const over = await overBefore(db, owner, before).execute();
  const shown = over.slice(0, PAGE);
  const rows = [...open, ...shown].sort((a, b) => b.started_at - a.started_at || (a.id < b.id ? 1 : -1));
  return { games: rows.map(lineOf), more: over.length > PAGE ? shown.at(-1)!.id : null };
}

/** All of them, read a page at a time. */
export async function* allGames(db: Database, owner: string): AsyncGenerator<GameLine> {
  let page: GamesPage | undefined;
  do {
    page = await gamesPage(db, owner, page?.more ?? undefined);
    yield* page.games;
  } while (page.more !== null);
}

const gamesOf = (db: Database, owner: string) =>
  db
    .withTables<LedgerTables>()
    .selectFrom('big21_games')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc');

function overBefore(db: Database, owner: string, before: string | undefined) {
  const over = gamesOf(db, owner)
    .where('ending', 'is not', null)
    .limit(PAGE + 1);
  if (before === undefined) return over;
  const began = sql`(select g.started_at from big21_games g where g.id = ${before} and g.owner = ${owner})`;
  return over.where(sql<boolean>`started_at <= ${began} and (started_at, id) < (${began}, ${before})`);
}

const lineOf = (row: Row): GameLine => ({
  ...{ id: row.id, purse: row.purse, model: row.model, day: row.day, startedAt: row.started_at },
  ...{ deadline: row.deadline, bought: row.bought, ending: row.ending, endedAt: row.ended_at },
  ...{ stake: rappen(Number(row.stake)), staked: rappen(Number(row.staked)) },
  paid: row.paid === null ? null : rappen(Number(row.paid)),
});
