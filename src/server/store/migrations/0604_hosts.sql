-- Browsers that run the tournaments of a hall without an account, and the link that makes the next one.
create table tournament_hosts (
  token_hash bytea primary key,
  kind text not null check (kind in ('link', 'browser')),
  at timestamptz not null
);
