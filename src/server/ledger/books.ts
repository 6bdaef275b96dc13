import { sql } from 'kysely';
import { type Day, type Instant, zurichDay } from '../../kit/time.ts';
import { playerAccount } from '../../ledger/account.ts';
import { byWindow, checkLimits, type Figures, firstDay } from '../../ledger/limits.ts';
import { type Rappen, rappen } from '../../ledger/money.ts';
import type { Entry } from '../../ledger/posting.ts';
import { NEW_WALLET, type Wallet } from '../../ledger/wallet.ts';
import type { Database, Trx } from '../store/database.ts';
import { Refused } from './refused.ts';
import type { LedgerTables } from './tables.ts';

/** One transfer in one statement. Funds that are not there undo the caller's whole transaction. */
export async function postEntry(trx: Trx, entry: Entry, actor: string, at: Instant): Promise<void> {
  const { key, kind, postings } = entry;
  const of = (field: 'from' | 'to') => postings.map((posting) => posting[field]);
  const amounts = postings.map(({ amount }) => String(amount));
  try {
    await sql`select ledger_post(${key}, ${kind}, ${actor}, ${new Date(at)}, ${of('from')}::text[], ${of('to')}::text[], ${amounts}::bigint[])`.execute(
      trx,
    );
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'balance_not_negative')
      throw new Refused({ code: 'insufficient-funds', ...(kind === 'card' ? { article: 'B21 10.2' } : {}) });
    throw error;
  }
}

/** The wallet, held until the transaction ends: everything that puts a person's money at risk waits here in line. */
export async function lockWallet(trx: Trx, person: string): Promise<Wallet> {
  const tables = trx.withTables<LedgerTables>();
  await tables
    .insertInto('wallets')
    .values({ person, state: JSON.stringify(NEW_WALLET) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('wallets')
    .select('state')
    .where('person', '=', person)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.state as unknown as Wallet;
}

export async function storeWallet(trx: Trx, person: string, wallet: Wallet): Promise<void> {
  await trx
    .withTables<LedgerTables>()
    .updateTable('wallets')
    .set({ state: JSON.stringify(wallet) })
    .where('person', '=', person)
    .execute();
}

/** Staked and lost in Big21 in each window that ends today. */
export async function figuresOf(db: Database | Trx, person: string, today: Day): Promise<Figures> {
  const rows = await db
    .withTables<LedgerTables>()
    .selectFrom('big21_days')
    .select(['day', 'staked', 'won'])
    .where('person', '=', person)
    .where('day', '>=', firstDay(today, 30))
    .execute();
  const sum = (days: 1 | 7 | 30, of: (row: (typeof rows)[number]) => bigint): Rappen =>
    rappen(Number(rows.reduce((total, row) => (row.day >= firstDay(today, days) ? total + of(row) : total), 0n)));
  return {
    stake: byWindow((days) => sum(days, ({ staked }) => staked)),
    netLoss: byWindow((days) => sum(days, ({ staked, won }) => staked - won)),
  };
}

/** The limits, asked while the wallet is held. B21 10.2 */
export async function checkWithinLimits(
  trx: Trx,
  person: string,
  wallet: Wallet,
  amount: Rappen,
  at: Instant,
): Promise<void> {
  const checked = checkLimits(wallet.limits, await figuresOf(trx, person, zurichDay(at)), amount, at);
  if (!checked.ok) throw new Refused(checked.refusal);
}

/** Adds to a day what the limits look at. */
export async function countDay(
  trx: Trx,
  person: string,
  at: Instant,
  change: { readonly staked?: Rappen; readonly won?: Rappen },
): Promise<void> {
  const [staked, won] = [BigInt(change.staked ?? 0), BigInt(change.won ?? 0)];
  await sql`insert into big21_days (person, day, staked, won) values (${person}, ${zurichDay(at)}, ${staked}, ${won})
    on conflict (person, day) do update set staked = big21_days.staked + excluded.staked, won = big21_days.won + excluded.won`.execute(
    trx,
  );
}

export async function balanceOf(db: Database | Trx, person: string): Promise<Rappen> {
  const row = await db
    .withTables<LedgerTables>()
    .selectFrom('ledger_balances')
    .select('balance')
    .where('account', '=', playerAccount(person))
    .executeTakeFirst();
  return rappen(Number(row?.balance ?? 0n));
}
