-- Live tournaments. The log knows numbers; names, helpers and secrets are kept here.
create table tournaments (
  id text primary key,
  secret bytea not null,
  -- grows with every change, so that a board in memory knows whether it is old
  revision bigint not null default 0,
  owner text not null,
  title text not null,
  day text not null,
  at timestamptz not null
);

create table tournament_people (
  tournament text not null references tournaments on delete cascade,
  number int not null,
  name text not null,
  town text not null default '',
  year_of_birth int,
  primary key (tournament, number)
);

create table tournament_staff (
  tournament text not null references tournaments on delete cascade,
  staff int not null,
  name text not null,
  role text not null check (role in ('director', 'desk', 'supervisor')),
  -- a helper who also plays initials no sheet of his own table
  player int,
  is_revoked boolean not null default false,
  primary key (tournament, staff)
);

-- The laptop's secret of an announced draw: it must not stand in the log before the cards are read.
create table tournament_draws (
  tournament text not null references tournaments on delete cascade,
  draw text not null,
  secret text not null,
  primary key (tournament, draw)
);

-- Every sheet as its events leave it: a projection.
create table tournament_sheets (
  tournament text not null,
  passe int not null,
  table_number int not null,
  version int not null,
  revision bigint not null,
  state jsonb not null,
  primary key (tournament, passe, table_number)
);
create index tournament_sheets_revision on tournament_sheets (tournament, revision);
