-- By what somebody who left is known again: keyed hashes (the key is not in the database), what hangs on them and until
-- when. `person` is the number under which events and postings are kept anyway. docs/decisions/marks.md
create table person_marks (
  key bytea not null check (length(key) = 32),
  kind text not null check (kind in ('birth', 'mailbox', 'home')),
  person text not null,
  what text not null,
  until timestamptz not null,
  primary key (key, person, what)
);
create index person_marks_until on person_marks (until);

-- Who a person was before leaving and coming back: to every limit the same person. Goes with the person.
create table person_formers (
  person text not null references person_data on delete cascade,
  former text not null,
  primary key (person, former)
);
