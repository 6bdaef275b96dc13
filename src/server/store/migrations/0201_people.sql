-- What is known of a person and can be erased. Events hold only the id. SSC 3
create table person_data (
  person text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  -- Staff who do not play give no address.
  street text,
  house_number text,
  postcode text,
  town text,
  country text check (country in ('CH', 'LI')),
  born text check (born ~ '^\d{4}-\d{2}-\d{2}$'),
  language text not null check (language in ('de', 'fr', 'it', 'en')),
  -- Words of staff about this person, such as the reason of an exclusion.
  notes json not null default '[]',
  updated_at timestamptz not null
);
create unique index person_data_email on person_data (lower(email));
create index person_data_name on person_data (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops);

create table person_secrets (
  person text primary key references person_data on delete cascade,
  password_hash text,
  totp_secret bytea,
  -- The last step used: a code opens once.
  totp_step bigint not null default -1
);

-- Accounts at an OpenID Connect provider.
create table person_identities (
  issuer text not null,
  subject text not null,
  person text not null references person_data on delete cascade,
  primary key (issuer, subject)
);
create index person_identities_person on person_identities (person);

-- Keyed hashes under which a person is looked up when a newcomer registers.
create table person_keys (
  key bytea not null,
  person text not null references person_data on delete cascade,
  primary key (key, person)
);
create index person_keys_person on person_keys (person);

-- Excluded people who had themselves deleted: a keyed hash of name, birthday and address, until it may be forgotten.
create table person_shadows (
  key bytea primary key,
  until timestamptz not null
);

-- A registration whose mail is not yet confirmed: no account yet, so nobody can block another's address.
create table registrations (
  token_hash bytea primary key,
  person text not null,
  email text not null,
  body json not null,
  password_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_expire on registrations (expires_at);

create table sessions (
  token_hash bytea primary key,
  person text not null references person_data on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  second_factor boolean not null default false
);
create index sessions_person on sessions (person);

-- One-time links and half-done sign-ins. Only the hash of what was sent is kept.
create table tokens (
  token_hash bytea primary key,
  purpose text not null,
  person text references person_data on delete cascade,
  detail json not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_person on tokens (person);
create index tokens_expire on tokens (expires_at);

-- Failed sign-ins by keyed hash of what was tried.
create table failures (
  who bytea primary key,
  count int not null,
  last timestamptz not null
);

-- Employees and others who may not take part. SSC 1
create table exclusion_list (
  id bigint generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  born text,
  street text,
  house_number text,
  postcode text
);

-- Repeats what the events of people say, for lists and for every request's question who is asking.
create table people (
  person text primary key,
  roles text[] not null,
  confirmed boolean not null,
  publication boolean not null,
  held boolean not null,
  proposed boolean not null,
  excluded boolean not null,
  deleted boolean not null,
  registered_at timestamptz not null,
  version int not null
);
create index people_review on people (person) where held or proposed;

-- Secrets of this installation, made at the first start.
create table installation (name text primary key, value bytea not null);
