import { DEFAULT_MODEL, MODELS, type Model } from '../../src/big21/model.ts';
import { type DaySums, watchAll } from '../../src/big21/monitor.ts';
import { simulate } from '../../src/big21/odds/judges/simulate.ts';
import { strategyOf } from '../../src/big21/odds/odds.ts';
import { sensible } from '../../src/big21/odds/player.ts';
import { PUBLISHED } from '../../src/big21/odds/published.ts';
import { termsOf } from '../../src/big21/odds/solve.ts';
import { payoutLaw, spreadOf } from '../../src/big21/odds/spread.ts';
import { chanceFromText } from '../../src/kit/chance.ts';
import { addDays } from '../../src/kit/time.ts';

const { weights, payoutRatio, players } = PUBLISHED['R.1']!;
const reference = players.find(({ name }) => name === payoutRatio.reference)!;
const promised = { ratio: payoutRatio.ratio, variance: spreadOf(payoutLaw(weights, reference.whole)).variance };

/** Days of games that are dealt by one model and watched as R, until the first alarm: what the monitor says. B21 3.2 */
export function watchSeason(dealt: Model, days: number, gamesADay: number, seed: string) {
  const strategy = strategyOf(sensible, termsOf(DEFAULT_MODEL, true));
  const chance = chanceFromText(seed)('monitor');
  let day = '2025-01-01';
  const sums: DaySums[] = [];
  const lookedEvery = Math.ceil(days / 50);
  /** All so far as if it were one day: what the running total says. */
  const isNoticed = () => watchAll([sums.reduce(together)], promised).running[0]?.standing === 'alarm';
  for (let i = 0; i < days && (i === 0 || i % lookedEvery > 0 || !isNoticed()); i++) {
    const { won, bought } = simulate(dealt, strategy, true, gamesADay, chance);
    sums.push({
      ...{ day, games: gamesADay, highest: 100 },
      ...{ staked: gamesADay * 100 * (1 + bought), paid: gamesADay * 100 * won },
      squares: gamesADay * 100 ** 2 * (1 + 3 * bought), // one bought card at most, nearly always
    });
    day = addDays(day, 1);
  }
  const watched = watchAll(sums, promised);
  const alarms = (['day', 'week', 'year', 'running'] as const).flatMap((period) =>
    watched[period].filter(({ standing }) => standing === 'alarm').map((line) => ({ period, day: line.day })),
  );
  const noticed = watched.running.findIndex(({ standing }) => standing === 'alarm');
  return {
    days: sums.length,
    games: sums.length * gamesADay,
    ratio: watched.running.at(-1)!.ratio,
    alarms: alarms.length,
    /** Days outside three standard errors: about one in 370. */
    outside: watched.day.filter(({ standing }) => standing !== 'inOrder').length,
    noticedAfter: noticed < 0 ? null : (noticed + 1) * gamesADay,
  };
}

const together = (a: DaySums, b: DaySums): DaySums => ({
  ...{ day: a.day, games: a.games + b.games, staked: a.staked + b.staked, paid: a.paid + b.paid },
  ...{ squares: a.squares + b.squares, highest: Math.max(a.highest, b.highest) },
});

/** Wrong on purpose: all ranks equal; and, hardly to be seen, a few more aces. */
export const WRONG: Readonly<Record<string, Model>> = {
  equalRanks: MODELS['uniform']!,
  fewMoreAces: { ...DEFAULT_MODEL, cards: [25, 25, 25, 25, 25, 25, 25, 25, 174, 174, 174, 174, 104] },
};
