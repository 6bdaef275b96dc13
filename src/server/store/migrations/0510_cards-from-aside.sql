-- What was put aside and went into bought cards: the paid ratio counts every card in full. B21 3.2, 19.2
alter table big21_games add column from_aside bigint not null default 0;
update big21_games g set from_aside = bought.amount
  from (
    select substr(stream, length('big21:') + 1) as id, sum((body ->> 'fromAside')::bigint) as amount
    from events where stream like 'big21:%' and type = 'bought' group by 1
  ) bought
  where bought.id = g.id and bought.amount > 0;
