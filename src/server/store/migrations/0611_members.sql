-- Those who come often, kept by the organiser from evening to evening.
create table tournament_members (
  owner text not null,
  member int generated always as identity,
  -- the name and the town, however they were typed
  key text not null,
  name text not null,
  town text not null default '',
  year_of_birth int,
  primary key (owner, key)
);
