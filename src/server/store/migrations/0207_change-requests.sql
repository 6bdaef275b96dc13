-- What somebody asks to change of name, birthday, address or mailbox while something hangs on it, until two people of the
-- office have decided. It goes with the person.
create table person_changes (
  person text primary key references person_data on delete cascade,
  body json not null
);
alter table people add column requested boolean not null default false;
create index people_requested on people (person) where requested;
