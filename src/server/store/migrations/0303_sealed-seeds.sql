-- Seeds lie sealed (33 bytes more) until the match is over; then in clear, so that nothing of the past needs the key.
-- Which seed it is cannot change: its hash stands in the events. docs/decisions/sealing.md
alter table match_seeds drop constraint match_seeds_seed_check;
alter table match_seeds add constraint match_seeds_seed_check check (length(seed) in (32, 65));
alter table match_promises drop constraint match_promises_seed_check;
alter table match_promises add constraint match_promises_seed_check check (length(seed) in (32, 65));
drop trigger match_seeds_append_only on match_seeds;
create trigger match_seeds_append_only before update on match_seeds for each row
  when (old.match <> new.match or (length(old.seed) = 32 and length(new.seed) = 32)) execute function refuse_change();
create trigger match_seeds_kept before delete on match_seeds for each row execute function refuse_change();
