-- Double entry in whole Rappen. An entry happens once, its postings take from one account what they give to another, and
-- nothing is ever changed: a correction is another entry.
create table ledger_entries (
  key text primary key,
  seq bigint generated always as identity unique,
  kind text not null,
  actor text not null,
  at timestamptz not null
);
create table ledger_postings (
  entry text not null references ledger_entries,
  line int not null,
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  primary key (entry, line),
  check (from_account <> to_account)
);
create index ledger_postings_from on ledger_postings (from_account, entry);
create index ledger_postings_to on ledger_postings (to_account, entry);
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_keep before truncate on ledger_entries for each statement execute function refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_postings_keep before truncate on ledger_postings for each statement execute function refuse_change();

-- Balances of money that belongs to players: never below zero. The house's accounts are sums of postings; a stored balance
-- of theirs would be one row that every stake in the house waits for.
create table ledger_balances (
  account text primary key check (account like 'player/%' or account like 'inTransit/%'),
  balance bigint not null constraint balance_not_negative check (balance >= 0)
);

-- One call, one transfer. A key that was posted before raises a unique violation, a player without funds a check violation.
create function ledger_post(
  p_key text, p_kind text, p_actor text, p_at timestamptz, p_from text[], p_to text[], p_amounts bigint[]
) returns void language plpgsql as $$
begin
  insert into ledger_entries (key, kind, actor, at) values (p_key, p_kind, p_actor, p_at);
  insert into ledger_postings (entry, line, from_account, to_account, amount)
    select p_key, line, f, t, a from unnest(p_from, p_to, p_amounts) with ordinality as each (f, t, a, line);
  insert into ledger_balances (account, balance)
    select account, 0 from (
      select unnest(p_from || p_to) as account
    ) touched where account like 'player/%' or account like 'inTransit/%'
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

-- What each stream 'wallet:PERSON' says, locked by whoever puts money at risk: limits, exclusion and acceptance are then
-- read in the same transaction that moves the money.
create table wallets (
  person text primary key,
  state json not null
);

-- Big21 money of a Zurich day: what the limits look at.
create table big21_days (
  person text not null,
  day text not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  primary key (person, day)
);

-- At most 100 participations a day: a slot is taken once. B21 4.2
create table big21_slots (
  person text not null,
  day text not null,
  slot int not null check (slot between 1 and 100),
  game text not null unique,
  primary key (person, day, slot)
);

-- Promised before the stake, shown after the end, used once.
create table big21_seeds (
  commitment text primary key,
  owner text not null,
  seed bytea not null check (length(seed) = 32),
  made_at timestamptz not null
);
create index big21_seeds_owner on big21_seeds (owner, made_at desc);
create trigger big21_seeds_append_only before update on big21_seeds for each row execute function refuse_change();

-- A projection of the streams 'big21:ID'.
create table big21_games (
  id text primary key,
  owner text not null,
  purse text not null check (purse in ('money', 'practice')),
  model text not null,
  commitment text not null constraint commitment_used_once unique,
  day text not null,
  stake bigint not null,
  started_at timestamptz not null,
  deadline timestamptz not null,
  staked bigint not null,
  bought int not null default 0,
  risked bigint not null default 0,
  ending text,
  paid bigint,
  ended_at timestamptz
);
create index big21_games_owner on big21_games (owner, started_at desc);
create index big21_games_open on big21_games (deadline) where ending is null;
create index big21_games_day on big21_games (model, day) where purse = 'money' and ending is not null;
