import { type Instant, zurichText } from '../../kit/time.ts';
import { type Currency, playerAccount } from '../../ledger/account.ts';
import { inFrancs, type Rappen, rappen } from '../../ledger/money.ts';
import type { EntryKind } from '../../ledger/posting.ts';
import type { SpokenIn, StatementLine, StatementQuery } from '../../ledger/wire.ts';
import type { Database } from '../store/database.ts';
import { words as de, type Words } from './statement.de.ts';
import { words as en } from './statement.en.ts';
import { words as fr } from './statement.fr.ts';
import { words as it } from './statement.it.ts';
import type { LedgerTables } from './tables.ts';

interface Posted {
  readonly seq: bigint;
  readonly at: Instant;
  readonly kind: EntryKind;
  readonly key: string;
  readonly amount: bigint;
  readonly from_account: string;
  readonly to_account: string;
}

/** What moved on an account, in order, with the balance after each line. */
function linesOf(rows: readonly Posted[], account: string): readonly (StatementLine & { readonly seq: number })[] {
  let balance = 0;
  return rows
    .filter(({ from_account: from, to_account: to }) => from === account || to === account)
    .map(({ seq, at, kind, key, amount, to_account: to }) => {
      const signed = to === account ? Number(amount) : -Number(amount);
      balance += signed;
      return { seq: Number(seq), at, kind, key, amount: rappen(signed), balance: rappen(balance) };
    });
}

/** Play money from before it had accounts of its own. An account that was divided begins anew, with what came over. */
function historyOf(rows: readonly Posted[], former: string): ReturnType<typeof linesOf> {
  if (!rows.some(({ from_account: from, to_account: to }) => from === 'outside/sandbox' && to === former)) return [];
  const opening = rows.findIndex(({ kind }) => kind === 'opening');
  const lines = linesOf(opening < 0 ? rows : rows.slice(0, opening), former);
  return lines.at(-1)?.balance === Number(rows[opening]?.amount ?? 0) ? lines : [];
}

/** All of it, the latest first, with the balance after each line. */
export async function statementOf(
  db: Database,
  person: string,
  currency: Currency,
  filter: StatementQuery = {},
): Promise<readonly StatementLine[]> {
  const account = playerAccount(person, currency);
  const former = playerAccount(person, 'CHF'); // where play money stood before it had accounts of its own
  const rows = await db
    .withTables<LedgerTables>()
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.key', 'p.entry')
    .select(['e.seq', 'e.at', 'e.kind', 'e.key', 'p.amount', 'p.from_account', 'p.to_account'])
    .where((where) =>
      where.or([where('p.from_account', 'in', [account, former]), where('p.to_account', 'in', [account, former])]),
    )
    .orderBy('e.seq')
    .orderBy('p.line')
    .execute();
  const lines = linesOf(rows, account);
  const history = currency === 'play' ? historyOf(rows, former) : [];
  const shown = history.length > 0 ? [...history, ...lines.filter(({ kind }) => kind !== 'opening')] : lines;
  return shown
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
