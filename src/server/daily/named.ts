import { sql } from 'kysely';
import { DAYS_COUNTED, type Span, spanOf } from '../../daily/calendar.ts';
import type { DailyTable, TableRow } from '../../daily/wire.ts';
import type { Day } from '../../kit/time.ts';
import type { Database } from '../store/database.ts';
import type { Reading } from '../store/standby.ts';

const PAGE = 50;

interface Asked {
  readonly span: Span;
  readonly day: Day;
  readonly page: number;
  /** The reader: 'person:ID', 'guest:ID', 'anonymous'. */
  readonly reader: string;
}

/**
 * The table of a day by points; of a week or a month by the lead over par on the best days. Only who agreed to be named
 * stands in it, and nobody who left.
 */
export async function namedTable({ db, asOf }: Pick<Reading, 'db' | 'asOf'>, asked: Asked): Promise<DailyTable> {
  const { from, to } = spanOf(asked.span, asked.day);
  const table = asked.span === 'day' ? await ofDay(db, asked) : await ofDays(db, asked, from, to);
  return { from, to, ...table, asOf };
}

type Placed = Omit<DailyTable, 'from' | 'to' | 'asOf'>;

/** The tries of a day whose people are named. */
const namedTries = (day: Day) => sql`
  daily_tries t join people p on p.person = substr(t.owner, 8)
  where t.day = ${day} and t.is_counted and t.points is not null and t.owner like 'person:%' and p.daily and not p.deleted`;

/** Places come from the counts kept for each number of points, so that the last page is as quick as the first. */
async function ofDay(db: Database, { day, page, reader }: Asked): Promise<Placed> {
  const { rows: counts } = await sql<{ points: number; tries: number }>`
    select points, tries from daily_named where day = ${day} and tries > 0 order by points desc`.execute(db);
  const own = await sql<{ points: number; name: string }>`
    select t.points, (select first_name || ' ' || last_name from person_data d where d.person = p.person) as name
    from ${namedTries(day)} and t.owner = ${reader}`.execute(db);
  const aheadOf = (points: number) => sum(counts.filter((count) => count.points > points));
  const first = counts.find(({ points, tries }) => aheadOf(points) + tries > PAGE * (page - 1));
  const rows = first ? await pageFrom(db, day, first.points, PAGE * (page - 1) - aheadOf(first.points)) : [];
  const place = (points: number, isMe: boolean) => ({ rank: aheadOf(points) + 1, points, days: 1, isMe });
  const me = own.rows[0];
  return {
    total: sum(counts),
    rows: rows.map(({ owner, points, name }) => ({ name, ...place(points, owner === reader) })),
    mine: me ? { name: me.name, ...place(me.points, true) } : null,
  };
}

const sum = (counts: readonly { readonly tries: number }[]): number =>
  counts.reduce((all, { tries }) => all + tries, 0);

/** A page of the day off its index, from so many points on, after so many who have as many. */
async function pageFrom(db: Database, day: Day, points: number, skip: number) {
  const { rows } = await sql<{ owner: string; points: number; name: string }>`
    select r.owner, r.points, d.first_name || ' ' || d.last_name as name
    from (select t.owner, t.points from ${namedTries(day)} and t.points <= ${points} order by t.points desc, t.owner
      limit ${PAGE} offset ${skip}) r
      join person_data d on d.person = substr(r.owner, 8)
    order by r.points desc, r.owner`.execute(db);
  return rows;
}

/** Who has not played so many days is not in it yet. */
async function ofDays(db: Database, { span, page, reader }: Asked, from: Day, to: Day): Promise<Placed> {
  const count = DAYS_COUNTED[span];
  const { rows } = await sql<TableRow & { total: number; place: number }>`
    with leads as (
      select p.person, t.points - d.par as lead,
        row_number() over (partition by p.person order by t.points - d.par desc) as nth
      from people p
        join daily_tries t on t.owner = 'person:' || p.person
        join daily_days d on d.day = t.day
      where p.daily and not p.deleted and t.day between ${from} and ${to} and t.is_counted and t.points is not null
        and d.par is not null
    ), scores as (
      select person, sum(lead)::int as points, count(*)::int as days
      from leads where nth <= ${count} group by person having count(*) = ${count}
    ), placed as (
      select *, rank() over (order by points desc)::int as rank,
        row_number() over (order by points desc, person)::int as place, count(*) over ()::int as total
      from scores
    )
    select p.rank, p.points, p.days, p.total, p.place, d.first_name || ' ' || d.last_name as name,
      'person:' || p.person = ${reader} as "isMe"
    from placed p join person_data d on d.person = p.person
    where p.place between ${PAGE * (page - 1) + 1} and ${PAGE * page} or 'person:' || p.person = ${reader}
    order by p.place`.execute(db);
  const told = rows.map(({ rank, name, points, days, isMe }) => ({ rank, name, points, days, isMe }));
  const onPage = told.filter((_, index) => Math.ceil((rows[index]?.place ?? 0) / PAGE) === page);
  return { total: rows[0]?.total ?? 0, rows: onPage, mine: told.find(({ isMe }) => isMe) ?? null };
}
