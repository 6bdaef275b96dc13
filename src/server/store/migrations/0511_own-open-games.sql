-- Somebody's open games are told before all others, however many games there were.
create index big21_games_own_open on big21_games (owner, started_at desc) where ending is null;
