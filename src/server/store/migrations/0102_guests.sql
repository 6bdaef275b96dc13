-- Somebody who plays without an account. The cookie's token is stored hashed.
create table guests (
  id text primary key,
  token_hash bytea not null unique,
  at timestamptz not null
);
