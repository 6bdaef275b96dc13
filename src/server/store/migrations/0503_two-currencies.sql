-- Play money gets accounts of its own, and no posting takes one currency and gives the other. What stood on an account and
-- had not been paid in as cash is play money: it moves, once, with an entry that says so.
alter table ledger_balances drop constraint ledger_balances_account_check;
alter table ledger_balances add constraint ledger_balances_account_check
  check (account ~ '^(play/)?(player|inTransit)/');

create or replace function ledger_post(
  p_key text, p_kind text, p_actor text, p_at timestamptz, p_from text[], p_to text[], p_amounts bigint[]
) returns void language plpgsql as $$
begin
  insert into ledger_entries (key, kind, actor, at) values (p_key, p_kind, p_actor, p_at);
  insert into ledger_postings (entry, line, from_account, to_account, amount)
    select p_key, line, f, t, a from unnest(p_from, p_to, p_amounts) with ordinality as each (f, t, a, line);
  insert into ledger_balances (account, balance)
    select account, 0 from (
      select unnest(p_from || p_to) as account
    ) touched where account ~ '^(play/)?(player|inTransit)/'
    on conflict do nothing;
  update ledger_balances b set balance = b.balance + change.amount
    from (
      select account, sum(amount) as amount from (
        select unnest(p_to) as account, unnest(p_amounts) as amount
        union all
        select unnest(p_from), -unnest(p_amounts)
      ) moves group by account
    ) change
    where b.account = change.account;
end $$;

select ledger_post('currency/' || b.account, 'opening', 'system', now(),
    array[b.account], array['play/' || b.account], array[b.balance - least(b.balance, greatest(coalesce(c.cash, 0), 0))]::bigint[])
  from ledger_balances b
  left join (
    select person, sum(amount) as cash from (
      select substr(to_account, 8) as person, amount from ledger_postings
        where from_account = 'outside/cash' and to_account like 'player/%'
      union all
      select substr(from_account, 11), -amount from ledger_postings
        where to_account = 'outside/cash' and from_account like 'inTransit/%'
    ) moved group by person
  ) c on c.person = substr(b.account, 8)
  where b.account like 'player/%' and b.balance > greatest(coalesce(c.cash, 0), 0);

alter table ledger_postings add constraint one_currency check (
  (from_account like 'play/%' or from_account = 'outside/sandbox')
  = (to_account like 'play/%' or to_account = 'outside/sandbox')) not valid;
