-- The championship. Streams: 'edition:ID' and 'entry:EDITION:NUMBER'. SSC 1-8

-- One row an edition: what the list of editions shows. A projection.
create table championship_editions (
  edition text primary key,
  title text not null,
  start text not null,
  standing text not null,
  created_at timestamptz not null
);

-- Participants. The number is public, the person is not. A projection.
create table championship_entries (
  edition text not null,
  number int not null,
  person text not null,
  -- The personal link (SSC 5.04).
  code text not null,
  referred_by int,
  entered_at timestamptz not null,
  is_qualified bool not null default false,
  is_out bool not null default false,
  primary key (edition, number)
);
create unique index championship_entries_person on championship_entries (edition, person);
create unique index championship_entries_code on championship_entries (code);

-- The last number given out; its row is locked while somebody enters.
create table championship_numbers (edition text primary key, last int not null);

-- Rights to start a match, each used once: 'q/2024-10-06/3'. No limit is counted, it is this key. SSC 5.03, 5.04, 6.03
create table championship_slots (
  edition text not null,
  number int not null,
  slot text not null,
  match text not null unique,
  primary key (edition, number, slot)
);
create trigger championship_slots_append_only before update or delete on championship_slots
  for each row execute function refuse_change();

-- Matches of participants. A projection.
create table championship_matches (
  match text primary key,
  edition text not null,
  number int not null,
  phase text not null,
  slot text not null,
  day text,
  started_at timestamptz not null,
  ending text,
  points int not null default 0,
  games int not null default 0
);
create index championship_matches_entry on championship_matches (edition, number, phase);
create index championship_matches_open on championship_matches (edition) where ending is null;

-- What counts of each participant in each phase; best holds as many matches as count, best first. A projection.
create table championship_standings (
  edition text not null,
  phase text not null,
  number int not null,
  points int not null,
  best int[] not null,
  played int not null,
  is_out bool not null default false,
  primary key (edition, phase, number)
);
create index championship_standings_order on championship_standings (edition, phase, points desc, best desc, number)
  where not is_out;

-- Official rankings, version by version; the published one may be another. SSC 8.04
create table championship_rankings (
  edition text not null,
  phase text not null,
  version int not null,
  hash text not null,
  rows jsonb not null,
  primary key (edition, phase, version)
);
create trigger championship_rankings_append_only before update or delete on championship_rankings
  for each row execute function refuse_change();

-- The laptop's side of a ceremony: promised when the lot is announced, shown when it is drawn.
create table championship_secrets (
  commitment text primary key,
  secret bytea not null check (length(secret) = 32)
);
