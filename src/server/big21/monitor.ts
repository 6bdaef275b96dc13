import { sql } from 'kysely';
import { REFERENCE_RATIO } from '../../big21/ratio.ts';
import type { MonitorLine } from '../../big21/wire.ts';
import type { Database } from '../store/database.ts';

/**
 * Every Risk stake counts as a stake and as a payout, so that the ratio does not depend on how much Risk is played. The
 * band is the model's 88 % ± three standard errors of the ratio as the games themselves show it. With few games it is
 * wide; an alarm needs thirty games.
 */
export async function monitor(db: Database, from: string, until: string): Promise<readonly MonitorLine[]> {
  const { rows } = await sql<{
    model: string;
    day: string;
    n: number;
    s: number;
    w: number;
    ss: number;
    sw: number;
    ww: number;
  }>`
    select model, day, count(*)::int as n, sum(s)::float8 as s, sum(w)::float8 as w,
      sum(s * s)::float8 as ss, sum(s * w)::float8 as sw, sum(w * w)::float8 as ww
    from (
      select model, day, (staked + risked)::float8 as s, (paid + risked)::float8 as w from big21_games
      where purse = 'money' and ending is not null and day between ${from} and ${until}
    ) each group by model, day order by day, model`.execute(db);
  return rows.map(({ model, day, n, s, w, ss, sw, ww }) => {
    const ratio = w / s;
    const standardError = Math.sqrt(Math.max(0, ww - 2 * ratio * sw + ratio * ratio * ss)) / s;
    const band = [REFERENCE_RATIO - 3 * standardError, REFERENCE_RATIO + 3 * standardError] as const;
    const alarm = n >= ENOUGH && (ratio < band[0] || ratio > band[1]);
    return { model, day, games: n, staked: s, paid: w, ratio, band, alarm };
  });
}

const ENOUGH = 30;
