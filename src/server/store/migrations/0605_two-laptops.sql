-- Where an evening is saved by itself, when not into the house's folder; and where it goes on since another laptop has it.
alter table tournaments
  add column folder text,
  add column moved_to text,
  add column moved_at timestamptz,
  add column moved_missing integer;

-- Evenings of another laptop that this one follows, with the director's code there.
create table tournament_following (
  tournament text primary key,
  address text not null,
  key bytea not null,
  secret bytea not null,
  made_by text not null,
  title text not null,
  day text not null,
  aside jsonb not null,
  revision bigint not null,
  entries integer not null,
  since timestamptz not null,
  heard_at timestamptz not null,
  taken_at timestamptz,
  taken_address text,
  missing integer
);
create table tournament_followed (
  tournament text not null references tournament_following on delete cascade,
  entry integer not null,
  body jsonb not null,
  primary key (tournament, entry)
);
