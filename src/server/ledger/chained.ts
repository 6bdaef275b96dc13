import { sql } from 'kysely';
import type { Entry } from '../../ledger/posting.ts';
import { type Wallet, type WalletEvent, wallet as walletProcess } from '../../ledger/wallet.ts';
import { walletEntry } from '../../ledger/walletEntry.ts';
import type { LedgerCheck } from '../../ledger/wire.ts';
import type { Trx } from '../store/database.ts';
import type { LedgerTables } from './tables.ts';

const PORTION = 5_000;

/** Deposits, payouts, corrections and accounts, held against the events of the accounts, which the audit chain seals. */
export async function compareWithEvents(
  trx: Trx,
): Promise<Pick<LedgerCheck, 'wrongEntries' | 'wrongWallets' | 'firstDifference'>> {
  const expected = new Map<string, string>();
  const wallets = new Map<string, Wallet>();
  await eachWalletEvent(trx, (person, event) => {
    wallets.set(person, walletProcess.evolve(wallets.get(person) ?? walletProcess.initial, event));
    const entry = walletEntry(person, event);
    if (entry !== undefined) expected.set(entry.key, textOf(entry));
  });
  const entries = await wrongEntries(trx, expected);
  const accounts = await wrongWallets(trx, wallets);
  return {
    ...{ wrongEntries: entries.length, wrongWallets: accounts.length },
    firstDifference: entries[0] ?? accounts[0] ?? null,
  };
}

/** In the order of the books: an entry that no event made, or made otherwise; then those that are missing. */
async function wrongEntries(trx: Trx, expected: Map<string, string>): Promise<readonly string[]> {
  const rows = await trx
    .withTables<LedgerTables>()
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.entry', 'e.key')
    .select(['e.key', 'e.kind', 'p.from_account', 'p.to_account', 'p.amount'])
    .where('e.kind', 'not in', ['stake', 'card', 'win'])
    .orderBy('e.seq')
    .orderBy('p.line')
    .execute();
  const wrong: string[] = [];
  for (const { key, kind, from_account: from, to_account: to, amount } of rows) {
    if (expected.get(key) !== `${kind} ${from} ${to} ${amount}`) wrong.push(`entry ${key}`);
    expected.delete(key);
  }
  return [...wrong, ...[...expected.keys()].map((key) => `missing entry ${key}`)];
}

const textOf = ({ kind, postings }: Entry): string =>
  postings.map(({ from, to, amount }) => `${kind} ${from} ${to} ${amount}`).join();

/** Accounts whose row says something else about limits, exclusions, identity or waiting money than their events. */
async function wrongWallets(trx: Trx, folded: ReadonlyMap<string, Wallet>): Promise<readonly string[]> {
  const rows = await trx.withTables<LedgerTables>().selectFrom('wallets').selectAll().orderBy('person').execute();
  return rows
    .filter(({ person, state }) => standing(state) !== standing(folded.get(person) ?? walletProcess.initial))
    .map(({ person }) => `account ${person}`);
}

const standing = ({ accepted, limits, exclusion, identity, deposited, waiting }: Wallet): string =>
  sorted({ accepted, limits, exclusion, identity, deposited, waiting });

/** As text, whatever the order in which its parts were written. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Every event of every account, in order, a portion at a time. */
async function eachWalletEvent(trx: Trx, visit: (person: string, event: WalletEvent) => void): Promise<void> {
  let after: readonly [string, number] = ['', 0];
  for (;;) {
    const { rows } = await sql<{ stream: string; version: number; body: WalletEvent }>`
      select stream, version, body from events
      where stream like 'wallet:%' and (stream, version) > (${after[0]}, ${after[1]})
      order by stream, version limit ${PORTION}`.execute(trx);
    for (const { stream, body } of rows) visit(stream.slice('wallet:'.length), body);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PORTION) return;
    after = [last.stream, last.version];
  }
}
