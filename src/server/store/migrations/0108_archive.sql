-- Old matches move to files (docs/decisions/archive.md). `archived`: up to this version the events of a stream lie in the
-- archive, and may be gone here; `archived_link`: the number of their last link, by which the file is found.
-- Without a default: no row is written, however many streams there are.
alter table streams add column archived int, add column archived_link bigint;

-- Append-only, as before, with one exception: what a mark of the archive covers may be deleted by the owner of the tables,
-- and never the newest link, on which the next one stands. The server's role has no right to delete at all.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_schema = 'public' then
    if tg_table_name = 'events' then
      if exists (select from streams s where s.stream = old.stream and s.archived >= old.version) then return old; end if;
    elsif tg_table_name = 'audit' then
      if exists (select from streams s where s.stream = old.stream and s.archived >= old.last)
        and exists (select from audit a where a.seq > old.seq) then return old; end if;
    end if;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
