-- Accounts that were prepared from a list of the organiser's and wait for their people: who accepts the rules has one.
-- The token is made when the letter is written; after `expires_at` the row goes.
create table invitations (
  person text primary key,
  email text not null unique,
  body json not null,
  token_hash bytea unique,
  imported_at timestamptz not null,
  invited_at timestamptz,
  expires_at timestamptz not null
);
create index invitations_waiting on invitations (imported_at, person) where invited_at is null;
