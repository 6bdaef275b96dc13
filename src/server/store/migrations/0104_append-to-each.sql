-- The same event for many streams in one statement: an outage moves a thousand clocks while nobody can play yet.
-- Each stream gets it once for a cause, however often this is called. Answers the streams that got it now.
create function append_to_each(p_streams text[], p_type text, p_body text, p_actor text, p_at timestamptz, p_cause text)
returns setof text language sql as $$
  with fresh as (
    select s.stream from unnest(p_streams) as s (stream)
    where not exists (select from answers a where a.actor = p_actor and a.key = p_cause || ':' || s.stream)
  ), bumped as (
    update streams s set version = s.version + 1 from fresh where s.stream = fresh.stream returning s.stream, s.version
  ), said as (
    insert into events select b.stream, b.version, p_type, p_body::json, p_actor, p_at from bumped b
  ), chained as (
    insert into pending (at, actor, stream, first, last, events_hash)
      select p_at, p_actor, b.stream, b.version, b.version, sha256(convert_to(p_type || E'\n' || p_body || E'\n', 'UTF8'))
      from bumped b order by b.stream
  ), remembered as (
    insert into answers
      select p_actor, p_cause || ':' || b.stream, sha256(convert_to(p_cause, 'UTF8')), 200, 'null', p_at from bumped b
  ) select b.stream from bumped b order by b.stream;
$$;
