-- Several evenings with one ranking; what is in it stands in the log of the series.
create table tournament_series (
  id text primary key,
  owner text not null,
  title text not null,
  at timestamptz not null
);
