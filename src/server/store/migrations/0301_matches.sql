-- The secret of each match: shown as a hash before the first card, in full when the match is over. Not an event, so
-- that no event ever holds more than the players may know afterwards; written in the transaction that opens the match.
create table match_seeds (
  match text primary key,
  seed bytea not null check (length(seed) = 32)
);
create trigger match_seeds_append_only before update or delete on match_seeds for each row execute function refuse_change();

-- Whose matches there are and how they ended: a projection of the streams 'match:…'.
create table matches (
  id text primary key,
  owner text not null,
  kind text not null,
  is_rated bool not null,
  level text not null,
  games int not null,
  started_at timestamptz not null,
  deadline timestamptz,
  ending text,
  completed int not null default 0,
  points int not null default 0
);
create index matches_owner on matches (owner, started_at desc);
create index matches_open on matches (deadline) where ending is null;
