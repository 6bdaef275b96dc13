import { expect, test } from 'vitest';
import { PUBLISHED } from './published.ts';
import { payoutLaw, spreadOf } from './spread.ts';

test('B21 3.2 the law of payouts adds up to one and has the mean of the certificate, for every player and model', () => {
  for (const { model, weights, players } of Object.values(PUBLISHED))
    for (const { name, whole } of players) {
      const law = [...payoutLaw(weights, whole)];
      expect(
        law.reduce((sum, [, chance]) => sum + chance, 0),
        `${model} ${name}`,
      ).toBeCloseTo(1, 12);
      expect(
        law.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0),
        `${model} ${name}`,
      ).toBeCloseTo(whole.won, 10);
    }
});

test('B21 3.2 the spread of simple laws: a coin, and a game that never pays', () => {
  const coin = spreadOf(
    new Map([
      [0, 0.5],
      [2, 0.5],
    ]),
  );
  expect(coin).toMatchObject({ variance: 1, hit: 0.5, gain: 0.5 });
  // In a thousand tosses a run of nine comes to 62 of 100 players, of ten to 39, of fifteen to one.
  expect(coin.longestRun).toEqual({ half: 9, hundredth: 15 });
});
