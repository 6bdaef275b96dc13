import { expect, test } from 'vitest';
import { addDays } from '../kit/time.ts';
import { type DaySums, watchAll } from './monitor.ts';
import { PUBLISHED } from './odds/published.ts';
import { payoutLaw, spreadOf } from './odds/spread.ts';

const { weights, payoutRatio, players } = PUBLISHED['R.1']!;
const sensible = players.find(({ name }) => name === payoutRatio.reference)!;
const { variance } = spreadOf(payoutLaw(weights, sensible.whole));
const R = { ratio: payoutRatio.ratio, variance };

/** A day of games with a stake of 1 franc, which paid this in all. */
const day = (date: string, games: number, paid: number): DaySums => ({
  ...{ day: date, games, staked: games * 100, paid, squares: games * 100 ** 2, highest: 100 },
});

test('B21 3.2 the band lies around the ratio of the model’s own certificate', () => {
  for (const { model, payoutRatio: promised } of Object.values(PUBLISHED)) {
    const [line] = watchAll([day('2024-11-04', 1000, 88_000)], { ratio: promised.ratio, variance }).day;
    expect((line!.band[0] + line!.band[1]) / 2, model).toBeCloseTo(promised.ratio, 9);
  }
});

test('B21 3.2 thirty games that never pay may happen; three hundred are outside, and a few thousand an alarm', () => {
  const standing = (games: number) => watchAll([day('2024-11-04', games, 0)], R).day[0]!.standing;
  expect([30, 300, 3_000].map(standing)).toEqual(['inOrder', 'outside', 'alarm']);
});

test('B21 3.2 days add up to weeks that begin on Monday, to years and to a running total', () => {
  const days = ['2024-12-29', '2024-12-30', '2025-01-01', '2025-01-05', '2025-01-06'];
  const watched = watchAll(
    days.map((date) => day(date, 10, 900)),
    R,
  );
  const games = (lines: readonly { day: string; games: number }[]) => lines.map((line) => [line.day, line.games]);
  expect(games(watched.week)).toEqual([
    ['2024-12-23', 10],
    ['2024-12-30', 30],
    ['2025-01-06', 10],
  ]);
  expect(games(watched.year)).toEqual([
    ['2024-01-01', 20],
    ['2025-01-01', 30],
  ]);
  expect(watched.running.map((line) => line.games)).toEqual([10, 20, 30, 40, 50]);
});

test('B21 3.2 what no single day shows, the running total does: too little by one franc in a hundred, day after day', () => {
  const years = Array.from({ length: 400 }, (_, i) => {
    return day(addDays('2025-01-01', i), 20_000, 20_000 * 100 * (R.ratio - 0.01));
  });
  const watched = watchAll(years, R);
  expect(watched.day.every(({ standing }) => standing === 'inOrder')).toBe(true);
  expect(watched.running.at(-1)!.standing).toBe('alarm');
});
