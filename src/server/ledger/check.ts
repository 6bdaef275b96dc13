import { type RawBuilder, sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/wire.ts';
import type { Database, Trx } from '../store/database.ts';
import { compareWithEvents } from './chained.ts';

/** Replays all postings and all events that move money, and compares. Reads one snapshot, so it may run while people play. */
export const checkLedger = (db: Database): Promise<LedgerCheck> =>
  db.transaction().setIsolationLevel('repeatable read').execute(checkLedgerIn);

/** The same in a transaction of the caller's. */
export async function checkLedgerIn(trx: Trx): Promise<LedgerCheck> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const balances = await named(trx, WRONG_BALANCES);
  const negative = await named(trx, NEGATIVE_BALANCES);
  const days = await named(trx, WRONG_DAYS);
  const mixed = await named(trx, MIXED_CURRENCIES);
  const { entries: wrong, games, accounts } = await compareWithEvents(trx);
  const faults = [...wrong, ...games, ...mixed, ...balances, ...negative, ...days, ...accounts];
  const { rows } = await TOTALS.execute(trx);
  const { entries, postings, sum } = rows[0]!;
  return {
    ok: sum === '0' && faults.length === 0,
    ...{ entries: Number(entries), postings: Number(postings), sum },
    ...{ wrongBalances: balances.length, negativeBalances: negative.length, wrongDays: days.length },
    ...{ wrongGames: games.length, wrongEntries: wrong.length + mixed.length, wrongWallets: accounts.length },
    firstDifference: faults[0] ?? null,
  };
}

const named = async (trx: Trx, query: RawBuilder<{ name: string }>): Promise<readonly string[]> =>
  (await query.execute(trx)).rows.map(({ name }) => name);

const OF_PLAYERS = sql.raw(`'^(play/)?(player|inTransit)/'`);
const REPLAYED = sql`(
  select account, sum(amount) as amount from (
    select to_account as account, amount from ledger_postings
    union all select from_account, -amount from ledger_postings
  ) moves group by account
)`;

const TOTALS = sql<{ entries: bigint; postings: bigint; sum: string }>`
  select (select count(*) from ledger_entries) as entries, (select count(*) from ledger_postings) as postings,
    (coalesce((select sum(balance) from ledger_balances), 0)
      + coalesce((select sum(amount) from ${REPLAYED} r where account !~ ${OF_PLAYERS}), 0))::text as sum`;

const WRONG_BALANCES = sql<{ name: string }>`
  select 'balance of ' || account as name from ledger_balances b
    full join (select * from ${REPLAYED} r where account ~ ${OF_PLAYERS}) r using (account)
  where coalesce(b.balance, 0) <> coalesce(r.amount, 0) order by account`;

const NEGATIVE_BALANCES = sql<{ name: string }>`
  select 'balance of ' || account as name from ledger_balances where balance < 0 order by account`;

/** What the limits look at, of each person and day, from the postings. B21 10.2 */
const WRONG_DAYS = sql<{ name: string }>`
  with booked as (
    select regexp_replace(case when e.kind = 'win' then p.to_account else p.from_account end, '^(play/)?player/', '') as person,
      to_char(e.at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as day,
      sum(case when e.kind <> 'win' then p.amount else 0 end) as staked,
      sum(case when e.kind = 'win' then p.amount else 0 end) as won
    from ledger_entries e join ledger_postings p on p.entry = e.key
    where e.kind in ('stake', 'card', 'win') group by 1, 2)
  select 'day ' || day || ' of ' || person as name from big21_days d full join booked b using (person, day)
  where coalesce(d.staked, 0) <> coalesce(b.staked, 0) or coalesce(d.won, 0) <> coalesce(b.won, 0) order by day, person`;

const IS_PLAY = (account: string) => sql.raw(`(${account} like 'play/%' or ${account} = 'outside/sandbox')`);

/** Only entries of the moment when play money got accounts of its own lead from one currency to the other. */
const MIXED_CURRENCIES = sql<{ name: string }>`
  with moment as (select at from migrations where name like '%two-currencies.sql')
  select distinct 'entry ' || e.key as name, e.seq from ledger_entries e left join ledger_postings p on p.entry = e.key
  where (e.kind = 'opening' or ${IS_PLAY('p.from_account')} <> ${IS_PLAY('p.to_account')})
    and (e.kind = 'opening' and e.key = 'currency/' || p.from_account and p.to_account = 'play/' || p.from_account
      and e.at = (select at from moment)) is not true
    and (e.kind = 'deposit' and p.from_account = 'outside/sandbox' and e.at < (select at from moment)) is not true
  order by e.seq`;
