-- The public keys that signed records here, each from its first day on. docs/decisions/signed-files.md
create table signing_keys (
  public_key text primary key check (public_key ~ '^[0-9a-f]{88}$'),
  from_at timestamptz not null
);
create trigger signing_keys_append_only before update or delete on signing_keys for each row execute function refuse_change();
