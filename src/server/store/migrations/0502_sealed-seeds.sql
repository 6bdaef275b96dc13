-- Seeds lie sealed (33 bytes more) until the game is over, then in clear. docs/decisions/sealing.md
alter table big21_seeds drop constraint big21_seeds_seed_check;
alter table big21_seeds add constraint big21_seeds_seed_check check (length(seed) in (32, 65));
drop trigger big21_seeds_append_only on big21_seeds;
create trigger big21_seeds_append_only before update on big21_seeds for each row
  when (old.commitment <> new.commitment or old.owner <> new.owner or (length(old.seed) = 32 and length(new.seed) = 32))
  execute function refuse_change();
