-- As in 0101, and whoever decided that nothing happens is asked on which version, too: it may have been one that was only
-- remembered, and what is written alongside would put the old over the new. Until it is written the stream is held.
create or replace function append_events(
  p_stream text, p_expected int, p_types text[], p_bodies text[], p_actor text, p_at timestamptz,
  p_key text, p_body_hash bytea, p_status int, p_answer text,
  out outcome text, out version int, out status int, out answer text
) language plpgsql as $$
declare
  v_count int := cardinality(p_types);
  v_hash bytea;
begin
  if p_key is not null then
    select case when a.body_hash = p_body_hash then 'repeated' else 'key-conflict' end, a.status, a.answer
      into outcome, status, answer from answers a where a.actor = p_actor and a.key = p_key;
    if found then return; end if;
  end if;

  if v_count > 0 then
    if p_expected is null then
      insert into streams as s values (p_stream, v_count)
        on conflict (stream) do update set version = s.version + v_count returning s.version into version;
    elsif p_expected = 0 then
      insert into streams as s values (p_stream, v_count) on conflict (stream) do nothing returning s.version into version;
    else
      update streams s set version = s.version + v_count
        where s.stream = p_stream and s.version = p_expected returning s.version into version;
    end if;
    if version is null then
      -- Somebody was faster; perhaps this very command, sent twice.
      if p_key is not null then
        select case when a.body_hash = p_body_hash then 'repeated' else 'key-conflict' end, a.status, a.answer
          into outcome, status, answer from answers a where a.actor = p_actor and a.key = p_key;
        if found then return; end if;
      end if;
      outcome := 'stale-version';
      select s.version into version from streams s where s.stream = p_stream;
      return;
    end if;

    insert into events
      select p_stream, version - v_count + e.i::int, e.type, e.body::json, p_actor, p_at
      from unnest(p_types, p_bodies) with ordinality as e (type, body, i);
    select sha256(convert_to(string_agg(e.type || E'\n' || e.body || E'\n', '' order by e.i), 'UTF8')) into v_hash
      from unnest(p_types, p_bodies) with ordinality as e (type, body, i);
    insert into pending (at, actor, stream, first, last, events_hash)
      values (p_at, p_actor, p_stream, version - v_count + 1, version, v_hash);
  elsif p_expected is not null then
    select s.version into version from streams s where s.stream = p_stream for no key update;
    version := coalesce(version, 0);
    if version <> p_expected then
      outcome := 'stale-version';
      return;
    end if;
  end if;

  if p_key is not null then
    insert into answers values (p_actor, p_key, p_body_hash, p_status, p_answer, p_at);
  end if;
  outcome := 'appended';
end $$;
