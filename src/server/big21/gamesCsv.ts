import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Day, zurichText } from '../../kit/time.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Database } from '../store/database.ts';
import { portionsOf } from '../store/portions.ts';

const HEAD =
  'receipt,player,model,started,ended,stake CHF,staked CHF,cards,cards from aside CHF,risk CHF,paid CHF,ending,commitment';

/**
 * Every finished game for money of a span of days, written as it is read: a day of a model after the other. Players are
 * numbers that lead to nobody outside this house.
 */
export async function* gamesCsv(db: Database, from: Day, until: Day): AsyncGenerator<string> {
  yield `${HEAD}\r\n`;
  const days = await finished(db)
    .select(['day', 'model'])
    .distinct()
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .orderBy('model')
    .execute();
  for (const { day, model } of days) {
    const games = await finished(db)
      .selectAll()
      .where('model', '=', model)
      .where('day', '=', day)
      .orderBy('started_at')
      .orderBy('id')
      .execute();
    for await (const portion of portionsOf(games)) yield portion.map((game) => `${lineOf(game)}\r\n`).join('');
  }
}

const finished = (db: Database) =>
  db.withTables<LedgerTables>().selectFrom('big21_games').where('purse', '=', 'money').where('ending', 'is not', null);

type Game = Selectable<LedgerTables['big21_games']>;

const lineOf = (game: Game): string =>
  [
    ...[game.id, playerOf(game.owner), game.model],
    ...[zurichText(game.started_at), zurichText(game.ended_at ?? game.started_at)],
    ...[game.stake, game.staked].map(francs),
    ...[String(game.bought), francs(game.from_aside), francs(game.risked), francs(game.paid ?? 0n)],
    ...[game.ending ?? '', game.commitment],
  ].join(',');

const francs = (amount: bigint): string => (Number(amount) / 100).toFixed(2);
/** The same player has the same number in every export; the id itself stays in the house. */
const playerOf = (owner: string): string =>
  createHash('sha256').update(`big21-export/${owner}`).digest('hex').slice(0, 16);
