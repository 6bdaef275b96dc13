import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/wire.ts';
import type { Database } from '../store/database.ts';
import { compareWithEvents } from './chained.ts';

/** Replays all postings and all events of accounts, and compares. Reads one snapshot, so it may run while people play. */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const count = async (query: ReturnType<typeof sql<{ n: bigint }>>) =>
        Number((await query.execute(trx)).rows[0]!.n);
      const replayed = sql`(
        select account, sum(amount) as amount from (
          select to_account as account, amount from ledger_postings
          union all select from_account, -amount from ledger_postings
        ) moves group by account
      )`;
      const { rows } = await sql<{ sum: string }>`
        select (coalesce((select sum(balance) from ledger_balances), 0) + coalesce((
          select sum(amount) from ${replayed} r where account not like 'player/%' and account not like 'inTransit/%'), 0))::text as sum`.execute(
        trx,
      );
      const wrongBalances = await count(sql<{ n: bigint }>`
        select count(*) as n from ledger_balances b full join
          (select * from ${replayed} r where account like 'player/%' or account like 'inTransit/%') r using (account)
        where coalesce(b.balance, 0) <> coalesce(r.amount, 0)`);
      const negativeBalances = await count(
        sql<{ n: bigint }>`select count(*) as n from ledger_balances where balance < 0`,
      );
      const wrongDays = await count(sql<{ n: bigint }>`
        with booked as (
          select substr(case when e.kind = 'win' then p.to_account else p.from_account end, 8) as person,
            to_char(e.at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as day,
            sum(case when e.kind <> 'win' then p.amount else 0 end) as staked,
            sum(case when e.kind = 'win' then p.amount else 0 end) as won
          from ledger_entries e join ledger_postings p on p.entry = e.key
          where e.kind in ('stake', 'card', 'win') group by 1, 2)
        select count(*) as n from big21_days d full join booked b using (person, day)
        where coalesce(d.staked, 0) <> coalesce(b.staked, 0) or coalesce(d.won, 0) <> coalesce(b.won, 0)`);
      const wrongGames = await count(sql<{ n: bigint }>`
        with booked as (
          select split_part(e.key, '/', 2) as id,
            sum(case when e.kind <> 'win' then p.amount else 0 end) as staked,
            sum(case when e.kind = 'win' then p.amount else 0 end) as paid
          from ledger_entries e join ledger_postings p on p.entry = e.key where e.key like 'big21/%' group by 1)
        select count(*) as n from (select * from big21_games where purse = 'money') g full join booked b using (id)
        where coalesce(g.staked, 0) <> coalesce(b.staked, 0) or coalesce(g.paid, 0) <> coalesce(b.paid, 0)`);
      const entries = await count(sql<{ n: bigint }>`select count(*) as n from ledger_entries`);
      const postings = await count(sql<{ n: bigint }>`select count(*) as n from ledger_postings`);
      const sum = rows[0]!.sum;
      const chained = await compareWithEvents(trx);
      const faults = wrongBalances + negativeBalances + wrongDays + wrongGames;
      const ok = sum === '0' && faults + chained.wrongEntries + chained.wrongWallets === 0;
      return { ok, entries, postings, sum, wrongBalances, negativeBalances, wrongDays, wrongGames, ...chained };
    });
}
