-- How many named people have how many points on a day, so that a place in the table of the day is found without going
-- through all of it. Kept by triggers, because two things change it: a try that is over, and what a person agrees to.
create table daily_named (
  day text not null,
  points int not null,
  tries int not null,
  primary key (day, points)
);

create function count_named(of_day text, of_points int, change int) returns void language sql as $$
  insert into daily_named as n (day, points, tries) values (of_day, of_points, change)
  on conflict (day, points) do update set tries = n.tries + excluded.tries
$$;

-- The person's row is held, so that a try and an agreement at the same moment see each other.
create function is_named(of_owner text) returns bool language plpgsql as $$
declare
  named bool;
begin
  select daily and not deleted into named from people
    where of_owner like 'person:%' and person = substr(of_owner, 8) for share;
  return coalesce(named, false);
end $$;

create function daily_try_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_counted and old.points is not null and is_named(old.owner) then
    perform count_named(old.day, old.points, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_counted and new.points is not null and is_named(new.owner) then
    perform count_named(new.day, new.points, 1);
  end if;
  return null;
end $$;
create trigger daily_tries_named after insert or update or delete on daily_tries
  for each row execute function daily_try_changed();

create function daily_person_changed() returns trigger language plpgsql as $$
declare
  was bool := tg_op <> 'INSERT' and old.daily and not old.deleted;
  is_now bool := tg_op <> 'DELETE' and new.daily and not new.deleted;
begin
  if was = is_now then return null; end if;
  perform count_named(t.day, t.points, case when is_now then 1 else -1 end)
    from (select day, points from daily_tries
      where owner = 'person:' || coalesce(new.person, old.person) and is_counted and points is not null
      order by day) t;
  return null;
end $$;
create trigger people_named after insert or update or delete on people
  for each row execute function daily_person_changed();

insert into daily_named
  select t.day, t.points, count(*) from daily_tries t join people p on t.owner = 'person:' || p.person
  where t.is_counted and t.points is not null and p.daily and not p.deleted group by 1, 2;
