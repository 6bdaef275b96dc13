import { sql } from 'kysely';
import { type Span, spanOf } from '../../daily/calendar.ts';
import type { DailyTable } from '../../daily/wire.ts';
import type { Day } from '../../kit/time.ts';
import type { Database } from '../store/database.ts';
import type { Reading } from '../store/standby.ts';
import type { Spans, Standing } from './spans.ts';

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
export async function namedTable(
  reading: Pick<Reading, 'db' | 'asOf'>,
  spans: Spans,
  asked: Asked,
): Promise<DailyTable> {
  const { db, asOf } = reading;
  const { span, day } = asked;
  const { from, to } = spanOf(span, day);
  const table =
    span === 'day' ? await ofDay(db, asked) : await ofDays(db, await spans.standings(reading, span, day), asked);
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

/** A page of those who have their days, and the reader's own place. */
async function ofDays(db: Database, standings: readonly Standing[], { page, reader }: Asked): Promise<Placed> {
  const isReader = ({ person }: Standing) => reader === `person:${person}`;
  const shown = standings.slice(PAGE * (page - 1), PAGE * page);
  const own = standings.find(isReader);
  const names = await namesOf(db, own ? [...shown, own] : shown);
  const rowOf = (one: Standing) => {
    const { person, rank, points, days } = one;
    return { rank, name: names.get(person) ?? '', points, days, isMe: isReader(one) };
  };
  return { total: standings.length, rows: shown.map(rowOf), mine: own ? rowOf(own) : null };
}

async function namesOf(db: Database, standings: readonly Standing[]): Promise<ReadonlyMap<string, string>> {
  const people = standings.map(({ person }) => person);
  const { rows } = await sql<{ person: string; name: string }>`
    select person, first_name || ' ' || last_name as name from person_data where person = any(${people})`.execute(db);
  return new Map(rows.map(({ person, name }) => [person, name]));
}
