-- The event store. A stream is one process (a match, a person, a table sheet); its events are numbered from 1.
create table streams (
  stream text primary key check (stream ~ '^[a-z0-9-]+:[A-Za-z0-9:._-]+$'),
  version int not null check (version > 0)
) with (fillfactor = 80);

create table events (
  stream text not null,
  version int not null,
  type text not null,
  -- json, not jsonb: the bytes that were hashed are the bytes that are kept.
  body json not null,
  actor text not null check (actor !~ '[\n]'),
  at timestamptz not null,
  primary key (stream, version)
);

-- What was answered to a command, so that the same command gets the same bytes again.
create table answers (
  actor text not null,
  key text not null,
  body_hash bytea not null,
  status int not null,
  answer text not null,
  at timestamptz not null,
  primary key (actor, key)
);
create index answers_at on answers (at);

-- Appends not yet in the chain; see docs/decisions/audit-chain.md. Positions rise within a stream.
create table pending (
  position bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  stream text not null,
  first int not null,
  last int not null,
  events_hash bytea not null
);

create table audit (
  seq bigint primary key,
  prev bytea not null,
  hash bytea not null,
  at timestamptz not null,
  actor text not null,
  stream text not null,
  first int not null,
  last int not null,
  events_hash bytea not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;

create trigger events_append_only before update or delete on events for each row execute function refuse_change();
create trigger events_keep before truncate on events for each statement execute function refuse_change();
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create trigger audit_keep before truncate on audit for each statement execute function refuse_change();

-- One call, one round trip: checks the key and the version, then writes everything. A refusal writes nothing.
create function append_events(
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
  end if;

  if p_key is not null then
    insert into answers values (p_actor, p_key, p_body_hash, p_status, p_answer, p_at);
  end if;
  outcome := 'appended';
end $$;

-- Takes what is pending into the chain, oldest first; answers how many. One process at a time.
create function audit_seal(p_limit int) returns int language plpgsql as $$
declare
  v_seq bigint;
  v_hash bytea;
  v_prev bytea;
  v_count int := 0;
  r record;
begin
  if not pg_try_advisory_xact_lock(7203) then return 0; end if;
  select a.seq, a.hash into v_seq, v_hash from audit a order by a.seq desc limit 1;
  v_seq := coalesce(v_seq, 0);
  v_hash := coalesce(v_hash, decode(repeat('00', 32), 'hex'));
  for r in
    with taken as (
      delete from pending where position in (select p.position from pending p order by p.position limit p_limit) returning *
    ) select * from taken order by position
  loop
    v_seq := v_seq + 1;
    v_prev := v_hash;
    v_hash := sha256(convert_to(concat_ws(E'\n',
      encode(v_prev, 'hex'), v_seq, (extract(epoch from r.at) * 1000)::bigint, r.actor, r.stream, r.first, r.last,
      encode(r.events_hash, 'hex')), 'UTF8'));
    insert into audit values (v_seq, v_prev, v_hash, r.at, r.actor, r.stream, r.first, r.last, r.events_hash);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- The heartbeat of all server processes together, and the outages it showed. Ruling M7
create table pulse (only_one bool primary key default true check (only_one), last timestamptz not null);

create table outages (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- The subjects that have moved their deadlines.
  applied text[] not null default '{}'
);
