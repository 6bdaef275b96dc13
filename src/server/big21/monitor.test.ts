import { expect, test } from 'vitest';
import { figuresOf } from './monitor.ts';

/** So many games with a stake of 1 franc, of which some pay this. */
const games = (n: number, won: number, paid: number) => ({
  ...{ n, s: n * 100, w: won * paid, ss: n * 100 ** 2, sw: won * paid * 100, ww: won * paid ** 2 },
});

test('B21 3.2 the band of a model lies around its own certificate, not around 88 % for all', () => {
  const middle = (model: string) => {
    const { band } = figuresOf(model, games(1000, 170, 500));
    return (band[0] + band[1]) / 2;
  };
  expect(middle('R.1')).toBeCloseTo(0.88, 4);
  expect(middle('uniform.1')).toBeCloseTo(0.967997, 4);
});

test('B21 3.2 thirty games that never pay are an alarm, twenty-nine are too few to tell', () => {
  expect(figuresOf('R.1', games(30, 0, 0)).alarm).toBe(true);
  expect(figuresOf('R.1', games(29, 0, 0)).alarm).toBe(false);
});
