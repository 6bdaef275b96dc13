-- A beat of one of several processes: only the first of them is told of an outage (0103). The others hear here whether one is
-- left that not all these subjects have made good; whoever went on meanwhile would end by its time what has still to move.
-- Ruling M7
create function beat(
  p_now timestamptz, p_real double precision, p_tolerance double precision, p_subjects text[],
  out outage bigint, out is_left boolean
) language plpgsql as $$
begin
  outage := beat(p_now, p_real, p_tolerance);
  is_left := exists (select from outages o where not o.applied @> p_subjects);
end $$;
