-- Seeds that were promised before the player's browser told its own: by their hash, to whoever asked. One that becomes a
-- match moves to match_seeds under the same id; the others are forgotten after a day.
create table match_promises (
  id text primary key,
  seed bytea not null check (length(seed) = 32),
  at timestamptz not null
);
create index match_promises_at on match_promises (at);
