-- Plain appends of several streams in one statement: one round trip and one sync of the disk for all of them. Each is
-- made as append_events would make it, or not at all; answers the numbers of those that were made. Who is not among them
-- asks append_events, which knows why. Nobody waits here: a stream that somebody else holds is left out.
create function append_together(
  p_streams text[], p_expected int[], p_counts int[], p_actors text[], p_ats timestamptz[], p_events_hashes bytea[],
  p_keys text[], p_body_hashes bytea[], p_statuses int[], p_answers text[],
  p_owners int[], p_versions int[], p_types text[], p_bodies text[]
) returns setof int language plpgsql as $$
declare
  v_free int[];
begin
  select array_agg(f.i) into v_free from (
    select a.i::int from unnest(p_streams, p_expected, p_actors, p_keys) with ordinality as a (stream, expected, actor, key, i)
    join streams s on s.stream = a.stream and s.version = a.expected
    where not exists (select from answers k where k.actor = a.actor and k.key = a.key)
    for update of s skip locked
  ) f;
  if v_free is null then return; end if;

  update streams s set version = a.expected + a.count
    from unnest(p_streams, p_expected, p_counts) with ordinality as a (stream, expected, count, i)
    where s.stream = a.stream and a.i = any (v_free);
  insert into events
    select p_streams[e.owner], e.version, e.type, e.body::json, p_actors[e.owner], p_ats[e.owner]
    from unnest(p_owners, p_versions, p_types, p_bodies) as e (owner, version, type, body)
    where e.owner = any (v_free);
  insert into pending (at, actor, stream, first, last, events_hash)
    select a.at, a.actor, a.stream, a.expected + 1, a.expected + a.count, a.events_hash
    from unnest(p_ats, p_actors, p_streams, p_expected, p_counts, p_events_hashes)
      with ordinality as a (at, actor, stream, expected, count, events_hash, i)
    where a.i = any (v_free);
  insert into answers
    select a.actor, a.key, a.body_hash, a.status, a.answer, a.at
    from unnest(p_actors, p_keys, p_body_hashes, p_statuses, p_answers, p_ats)
      with ordinality as a (actor, key, body_hash, status, answer, at, i)
    where a.i = any (v_free);
  return query select unnest(v_free);
end $$;
