import type { Immutable } from '../kit/immutable.ts';
import { addDays, type Day, dayOfWeek } from '../kit/time.ts';

/** Sums over the games of a model in a span of time, in Rappen. */
type Sums = Immutable<{
  games: number;
  /** Stakes, Risk stakes and bought cards in full, whoever paid for them. Ruling 19 */
  staked: number;
  /** Payouts, Risk stakes, and what was put aside and went into cards. */
  paid: number;
  /** Squares of what each game took. */
  squares: number;
  /** The highest stake of a round. */
  highest: number;
}>;

/** What the certificate of the model says per franc of stake. */
export type Promised = Immutable<{ ratio: number; variance: number }>;

/**
 * In order; outside three standard errors, which happens to a right model one day in 370; or an alarm, which happens to it
 * once in ten million days.
 */
type Standing = 'inOrder' | 'outside' | 'alarm';

export type Watched = Immutable<{
  games: number;
  staked: number;
  paid: number;
  ratio: number;
  /** The promised ratio ± three standard errors. */
  band: [number, number];
  standing: Standing;
}>;

export type Period = 'day' | 'week' | 'year';

/** The first and the last day of the period that a day belongs to: weeks begin on Monday. */
function spanOf(period: Period, day: Day): { readonly begin: Day; readonly end: Day } {
  if (period === 'day') return { begin: day, end: day };
  if (period === 'year') return { begin: `${day.slice(0, 4)}-01-01`, end: `${day.slice(0, 4)}-12-31` };
  const begin = addDays(day, 1 - dayOfWeek(day));
  return { begin, end: addDays(begin, 6) };
}

const NO_GAMES: Sums = { games: 0, staked: 0, paid: 0, squares: 0, highest: 0 };

const added = (a: Sums, b: Sums): Sums => ({
  ...{ games: a.games + b.games, staked: a.staked + b.staked, paid: a.paid + b.paid },
  ...{ squares: a.squares + b.squares, highest: Math.max(a.highest, b.highest) },
});

/**
 * The paid ratio against what is promised. The spread is the certificate's, not that of a few games, so thirty games
 * without a payout are no alarm. The alarm is Bernstein's bound, which holds for any number of games, however skew: no
 * round pays more than twenty times its stake. B21 3.2
 */
function watch({ games, staked, paid, squares, highest }: Sums, { ratio, variance }: Promised): Watched {
  const spread = variance * squares;
  const error = Math.sqrt(spread);
  const away = Math.abs(paid - ratio * staked);
  const slack = (HIGHEST_PAYOUT * highest * ALARM) / 3;
  const standing =
    away > slack + Math.sqrt(slack * slack + 2 * spread * ALARM) ? 'alarm' : away > 3 * error ? 'outside' : 'inOrder';
  const width = staked > 0 ? (3 * error) / staked : 0;
  return {
    ...{ games, staked, paid, ratio: staked > 0 ? paid / staked : 0, standing },
    band: [Math.max(0, ratio - width), ratio + width],
  };
}

const HIGHEST_PAYOUT = 20; // B21 8, 17
/** A false alarm in ten million looks: less than one chance in two hundred in a hundred years of days. */
const ALARM = Math.log(10_000_000);

export type DaySums = Immutable<{ day: Day } & Sums>;

/** All days of a model in order → its days, weeks and years, and the running total after each day. */
export function watchAll(days: readonly DaySums[], promised: Promised) {
  const byPeriod = (period: Period) => {
    const sums = new Map<Day, Sums>();
    let span = { begin: '', end: '' };
    for (const day of days) {
      if (day.day > span.end) span = spanOf(period, day.day);
      sums.set(span.begin, added(sums.get(span.begin) ?? NO_GAMES, day));
    }
    return [...sums].map(([day, each]) => ({ day, ...watch(each, promised) }));
  };
  let total = NO_GAMES;
  const running = days.map((day) => {
    total = added(total, day);
    return { day: day.day, ...watch(total, promised) };
  });
  return { day: byPeriod('day'), week: byPeriod('week'), year: byPeriod('year'), running };
}
