import { zurichText } from '../../kit/time.ts';
import { type Currency, playerAccount } from '../../ledger/account.ts';
import { inFrancs, type Rappen, rappen } from '../../ledger/money.ts';
import type { SpokenIn, StatementLine, StatementQuery } from '../../ledger/wire.ts';
import type { Database } from '../store/database.ts';
import { words as de, type Words } from './statement.de.ts';
import { words as en } from './statement.en.ts';
import { words as fr } from './statement.fr.ts';
import { words as it } from './statement.it.ts';
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

const WORDS: Readonly<Record<SpokenIn, Words>> = { de, fr, it, en };

/** For a spreadsheet: Zurich time, francs with a point, signs that a program reads; heads and kinds as people say them. */
export function statementCsv(lines: readonly StatementLine[], language: SpokenIn): string {
  const { heads, kinds } = WORDS[language];
  const rows = lines.map(({ at, kind, key, amount, balance }) =>
    [zurichText(at), kinds[kind], key, plainFrancs(amount), plainFrancs(balance)].join(','),
  );
  return [heads.join(','), ...rows].join('\r\n') + '\r\n';
}

const plainFrancs = (amount: Rappen): string => inFrancs(amount).replace('−', '-').replaceAll('’', '');
