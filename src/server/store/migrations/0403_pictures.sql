-- Logos of editions and their sponsors, by the fingerprint that the edition's events name; a picture cannot be exchanged.
-- One that must go (somebody else's rights) may be deleted: the pages then show the names alone.
create table championship_pictures (
  edition text not null,
  hash text not null check (hash = encode(sha256(bytes), 'hex')),
  kind text not null check (kind in ('image/png', 'image/jpeg', 'image/webp')),
  width int not null check (width between 1 and 2000),
  height int not null check (height between 1 and 2000),
  bytes bytea not null check (length(bytes) <= 262144),
  sent_by text not null,
  sent_at timestamptz not null,
  primary key (edition, hash)
);
create trigger championship_pictures_stay before update on championship_pictures
  for each row execute function refuse_change();
