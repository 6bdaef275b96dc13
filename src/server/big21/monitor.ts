import { sql } from 'kysely';
import { PUBLISHED } from '../../big21/odds/published.ts';
import type { MonitorFigures, MonitorLine } from '../../big21/wire.ts';
import { invariant } from '../../kit/absurd.ts';
import type { Database } from '../store/database.ts';

/** Sums over games: how many, what was put in (s), what came out (w), and their squares for the spread. */
interface Sums {
  readonly n: number;
  readonly s: number;
  readonly w: number;
  readonly ss: number;
  readonly sw: number;
  readonly ww: number;
}

/**
 * The paid ratio of each model, a day and over the whole time asked for. Every Risk stake counts as a stake and as a
 * payout, so that the ratio does not depend on how much Risk is played. B21 3.2
 */
export async function monitor(db: Database, from: string, until: string) {
  const { rows } = await sql<Sums & { model: string; day: string }>`
    select model, day, count(*)::int as n, sum(s)::float8 as s, sum(w)::float8 as w,
      sum(s * s)::float8 as ss, sum(s * w)::float8 as sw, sum(w * w)::float8 as ww
    from (
      select model, day, (staked + risked)::float8 as s, (paid + risked)::float8 as w from big21_games
      where purse = 'money' and ending is not null and day between ${from} and ${until}
    ) each group by model, day order by day, model`.execute(db);
  const days = rows.map(({ model, day, ...sums }): MonitorLine => ({ day, ...figuresOf(model, sums) }));
  const models = [...new Set(rows.map(({ model }) => model))];
  const totals = models.map((model) =>
    figuresOf(
      model,
      rows.filter((row) => row.model === model).reduce((all, row) => added(all, row), NO_GAMES),
    ),
  );
  return { days, totals };
}

const NO_GAMES: Sums = { n: 0, s: 0, w: 0, ss: 0, sw: 0, ww: 0 };

const added = (a: Sums, b: Sums): Sums => ({
  ...{ n: a.n + b.n, s: a.s + b.s, w: a.w + b.w },
  ...{ ss: a.ss + b.ss, sw: a.sw + b.sw, ww: a.ww + b.ww },
});

/**
 * The band is the ratio of the model's own certificate ± three standard errors of the ratio as the games themselves show
 * it. With few games it is wide; an alarm needs thirty games.
 */
export function figuresOf(model: string, { n, s, w, ss, sw, ww }: Sums): MonitorFigures {
  const promised = PUBLISHED[model]?.payoutRatio.ratio;
  invariant(promised !== undefined, `model ${model} is published`);
  const ratio = w / s;
  const standardError = Math.sqrt(Math.max(0, ww - 2 * ratio * sw + ratio * ratio * ss)) / s;
  const band = [promised - 3 * standardError, promised + 3 * standardError] as const;
  const alarm = n >= ENOUGH && (ratio < band[0] || ratio > band[1]);
  return { model, games: n, staked: s, paid: w, ratio, band, alarm };
}

const ENOUGH = 30;
