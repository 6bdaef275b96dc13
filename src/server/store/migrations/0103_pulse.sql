-- A server process lives. Answers the number of the outage that this beat ended, if any (ruling M7).
-- p_real: milliseconds since this process last beat, by a clock that nobody sets; null for its first beat. A clock that
-- was set forward while we were running is thus no outage; a start after a stop, a stall or a lost database is one.
create function beat(p_now timestamptz, p_real double precision, p_tolerance double precision) returns bigint
language plpgsql as $$
declare
  v_last timestamptz;
  v_gap double precision;
  v_id bigint;
begin
  select last into v_last from pulse for update;
  if not found then
    insert into pulse (last) values (p_now) on conflict do nothing;
    return null;
  end if;
  update pulse set last = p_now;
  v_gap := least(extract(epoch from p_now - v_last) * 1000, p_real);
  if v_gap <= p_tolerance then return null; end if;
  insert into outages (from_at, until_at)
    values (p_now - make_interval(secs => v_gap / 1000), p_now) returning id into v_id;
  return v_id;
end $$;
