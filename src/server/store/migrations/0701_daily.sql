-- What each game of a finished match brought: for the daily twelve and for a person's own numbers.
alter table matches add column results jsonb;

-- The secret of each day: its hash is announced the evening before, it is shown when nobody can still play it.
create table daily_seeds (
  day text primary key,
  seed bytea not null check (length(seed) in (32, 65))
);

-- The days there are: a projection of the streams 'daily:…'.
create table daily_days (
  day text primary key,
  par int,
  is_revealed bool not null default false
);

-- Who tried which day: a projection of the matches of the kinds 'daily' and 'dailyPractice'.
create table daily_tries (
  match text primary key,
  day text not null,
  owner text not null,
  is_counted bool not null,
  points int
);
create unique index daily_tries_one_counted on daily_tries (day, owner) where is_counted;
create index daily_tries_owner on daily_tries (owner, day desc) where is_counted;
create index daily_tries_points on daily_tries (day, points desc, owner) where is_counted and points is not null;

-- Sums of the counted tries, so that a result is read as quickly among fifty thousand as among five.
create table daily_points (
  day text not null,
  points int not null,
  tries int not null,
  primary key (day, points)
);
create table daily_games (
  day text not null,
  game int not null,
  mode text not null,
  is_passed bool not null,
  tries int not null,
  points int not null,
  primary key (day, game, mode, is_passed)
);

-- Whose name may stand in the tables of the daily twelve.
alter table people add column daily bool not null default false;
