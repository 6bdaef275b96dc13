import { sql } from 'kysely';
import { DAYS_COUNTED, type Span, spanOf } from '../../daily/calendar.ts';
import type { Day } from '../../kit/time.ts';
import { together } from '../../kit/together.ts';
import type { Database } from '../store/database.ts';
import type { Reading } from '../store/standby.ts';

/** Somebody who agreed to be named and has played the days that count. */
export interface Standing {
  readonly person: string;
  readonly rank: number;
  readonly points: number;
  readonly days: number;
}

type Read = Pick<Reading, 'db' | 'asOf'>;

/** Weeks and months in order. All tries of their days are looked at: once for all who ask meanwhile, and few at a time. */
export interface Spans {
  standings(from: Read, span: Exclude<Span, 'day'>, day: Day): Promise<readonly Standing[]>;
}

/** Of the connections of a process; the others are for those who play. */
const AT_ONCE = 2;

export function openSpans(): Spans {
  const share = together(AT_ONCE);
  return {
    standings({ db, asOf }, span, day) {
      const { from, to } = spanOf(span, day);
      // A copy may know less than the leader: who asks the one is not told what the other said.
      const where = asOf === null ? 'leader' : 'copy';
      return share(`${where} ${span} ${from}`, () => standings(db, DAYS_COUNTED[span], from, to));
    },
  };
}

/** By the lead over par on the best days. Who has not played so many days is not in it yet. */
async function standings(db: Database, count: number, from: Day, to: Day): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    with leads as (
      select p.person, t.points - d.par as lead,
        row_number() over (partition by p.person order by t.points - d.par desc) as nth
      from people p
        join daily_tries t on t.owner = 'person:' || p.person
        join daily_days d on d.day = t.day
      where p.daily and not p.deleted and t.day between ${from} and ${to} and t.is_counted and t.points is not null
        and d.par is not null
    )
    select person, sum(lead)::int as points, count(*)::int as days,
      rank() over (order by sum(lead) desc)::int as rank
    from leads where nth <= ${count} group by person having count(*) = ${count}
    order by points desc, person`.execute(db);
  return rows;
}
