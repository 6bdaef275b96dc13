-- On which devices somebody played a championship: keyed hashes of a random cookie. One person, one account: SSC 1
create table person_devices (
  device bytea not null check (length(device) = 32),
  person text not null references person_data on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (device, person)
);
create index person_devices_person on person_devices (person);
create index person_devices_last on person_devices (last_at);
