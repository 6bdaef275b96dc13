-- A full disk refuses what needs new room, while rows that fit into old pages are still changed: a heartbeat alone would
-- go on. These rows are more than may stay in memory, so the server has to write some hundred kilobytes beside.
create function room_to_write() returns bigint language sql volatile set work_mem = '64kB' as $$
  select count(*) from generate_series(1, 10000)
$$;
