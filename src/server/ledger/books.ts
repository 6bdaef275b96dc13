import { sql } from 'kysely';
import { refuse } from '../../kit/result.ts';
import { type Day, type Instant, zurichDay } from '../../kit/time.ts';
import { type Currency, playerAccount } from '../../ledger/account.ts';
import { withFormers } from '../../ledger/carriedOver.ts';
import { byWindow, checkLimits, type Figures, firstDay, type LimitRefusal } from '../../ledger/limits.ts';
import { type Rappen, rappen } from '../../ledger/money.ts';
import type { Entry, FundsRefusal } from '../../ledger/posting.ts';
import { type Wallet, wallet } from '../../ledger/wallet.ts';
import { formersOf, selvesOf } from '../people/marks.ts';
import type { Database, Trx } from '../store/database.ts';
import type { LateRefusal } from '../store/perform.ts';
import type { LedgerTables } from './tables.ts';

/** One transfer in one statement. Where the funds are missing the caller hands the refusal on, which undoes everything. */
export async function postEntry(
  trx: Trx,
  entry: Entry,
  actor: string,
  at: Instant,
): Promise<undefined | LateRefusal<FundsRefusal>> {
  const { key, kind, postings } = entry;
  const of = (field: 'from' | 'to') => postings.map((posting) => posting[field]);
  const amounts = postings.map(({ amount }) => String(amount));
  try {
    await sql`select ledger_post(${key}, ${kind}, ${actor}, ${new Date(at)}, ${of('from')}::text[], ${of('to')}::text[], ${amounts}::bigint[])`.execute(
      trx,
    );
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'balance_not_negative')
      return refuse(
        kind === 'card' ? { code: 'insufficient-funds', article: 'B21 10.2' } : { code: 'insufficient-funds' },
      );
    throw error;
  }
  return undefined;
}

/** The account as it holds for a stake, with what still holds of former accounts of the same person. */
export async function lockWalletOf(trx: Trx, person: string, at: Instant): Promise<Wallet> {
  const held = await lockWallet(trx, person);
  const formers = await formersOf(trx, person);
  if (formers.length === 0) return held;
  const rows = await trx
    .withTables<LedgerTables>()
    .selectFrom('wallets')
    .select(['person as id', 'state as wallet'])
    .where('person', 'in', [...formers])
    .execute();
  return withFormers(held, rows, at);
}

/** The wallet, held until the transaction ends: everything that puts a person's money at risk waits here in line. */
export async function lockWallet(trx: Trx, person: string): Promise<Wallet> {
  const tables = trx.withTables<LedgerTables>();
  await tables
    .insertInto('wallets')
    .values({ person, state: JSON.stringify(wallet.initial) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('wallets')
    .select('state')
    .where('person', '=', person)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.state;
}

export async function storeWallet(trx: Trx, person: string, state: Wallet): Promise<void> {
  await trx
    .withTables<LedgerTables>()
    .updateTable('wallets')
    .set({ state: JSON.stringify(state) })
    .where('person', '=', person)
    .execute();
}

/** Staked and lost in Big21 in each window that ends today. */
export async function figuresOf(db: Database | Trx, person: string, today: Day): Promise<Figures> {
  const rows = await db
    .withTables<LedgerTables>()
    .selectFrom('big21_days')
    .select(['day', 'staked', 'won'])
    .where('person', 'in', [...(await selvesOf(db, person))])
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
  { limits }: Wallet,
  amount: Rappen,
  at: Instant,
): Promise<undefined | LateRefusal<LimitRefusal>> {
  const checked = checkLimits(limits, await figuresOf(trx, person, zurichDay(at)), amount, at);
  return checked.ok ? undefined : checked;
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

export async function balanceOf(db: Database | Trx, person: string, currency: Currency): Promise<Rappen> {
  const row = await db
    .withTables<LedgerTables>()
    .selectFrom('ledger_balances')
    .select('balance')
    .where('account', '=', playerAccount(person, currency))
    .executeTakeFirst();
  return rappen(Number(row?.balance ?? 0n));
}
