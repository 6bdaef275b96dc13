import { createHash } from 'node:crypto';
import { type Day, zurichText } from '../../kit/time.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Database } from '../store/database.ts';

const HEAD =
  'receipt,player,model,started,ended,stake CHF,staked CHF,cards,cards from aside CHF,risk CHF,paid CHF,ending,commitment';

/** Every finished game for money of a span of days. Players are numbers that lead to nobody outside this house. */
export async function gamesCsv(db: Database, from: Day, until: Day): Promise<string> {
  const rows = await db
    .withTables<LedgerTables>()
    .selectFrom('big21_games')
    .selectAll()
    .where('purse', '=', 'money')
    .where('ending', 'is not', null)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  const lines = rows.map((row) =>
    [
      ...[
        row.id,
        playerOf(row.owner),
        row.model,
        zurichText(row.started_at),
        zurichText(row.ended_at ?? row.started_at),
      ],
      ...[row.stake, row.staked].map(francs),
      ...[String(row.bought), francs(row.from_aside), francs(row.risked), francs(row.paid ?? 0n)],
      ...[row.ending ?? '', row.commitment],
    ].join(','),
  );
  return [HEAD, ...lines].join('\r\n') + '\r\n';
}

const francs = (amount: bigint): string => (Number(amount) / 100).toFixed(2);
/** The same player has the same number in every export; the id itself stays in the house. */
const playerOf = (owner: string): string =>
  createHash('sha256').update(`big21-export/${owner}`).digest('hex').slice(0, 16);
