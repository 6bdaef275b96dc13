import { zurichText } from '../../kit/time.ts';
import { type Currency, playerAccount } from '../../ledger/account.ts';
import { inFrancs, type Rappen, rappen } from '../../ledger/money.ts';
import type { StatementLine, StatementQuery } from '../../ledger/wire.ts';
import type { Database } from '../store/database.ts';
import type { LedgerTables } from './tables.ts';

/** All of it, the latest first, with the balance after each line. */
export async function statementOf(
  db: Database,
  person: string,
  currency: Currency,
  filter: StatementQuery = {},
): Promise<readonly StatementLine[]> {
  const account = playerAccount(person, currency);
  const rows = await db
    .withTables<LedgerTables>()
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.key', 'p.entry')
    .select(['e.seq', 'e.at', 'e.kind', 'e.key', 'p.amount', 'p.to_account'])
    .where((where) => where.or([where('p.from_account', '=', account), where('p.to_account', '=', account)]))
    .orderBy('e.seq')
    .orderBy('p.line')
    .execute();
  let balance = 0;
  const lines = rows.map(({ seq, at, kind, key, amount, to_account: to }) => {
    const signed = to === account ? Number(amount) : -Number(amount);
    balance += signed;
    return { seq: Number(seq), at, kind, key, amount: rappen(signed), balance: rappen(balance) };
  });
  return lines
    .filter(({ kind }) => filter.kind === undefined || kind === filter.kind)
    .filter(({ amount }) => Math.abs(amount) >= (filter.least ?? 0))
    .filter(({ at }) => at >= (filter.from ?? 0) && at < (filter.until ?? Number.POSITIVE_INFINITY))
    .toReversed();
}

/** For a spreadsheet: Zurich time, francs with a point, signs that a program reads. */
export const statementCsv = (lines: readonly StatementLine[]): string =>
  ['time,kind,receipt,amount CHF,balance CHF', ...lines.map(csvLine)].join('\r\n') + '\r\n';

const csvLine = ({ at, kind, key, amount, balance }: StatementLine): string =>
  [zurichText(at), kind, key, plainFrancs(amount), plainFrancs(balance)].join(',');

const plainFrancs = (amount: Rappen): string => inFrancs(amount).replace('−', '-').replaceAll('’', '');
