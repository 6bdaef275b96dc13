import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, NO_TILL, prizesFrom, unpaidOf } from './till.ts';

const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 });
const step = fc.constantFrom(1, 5, 10, 100, 500, 1000, 5000);

test('the prizes are always exactly the pot less the costs', () => {
  const rappen = fc.integer({ min: 0, max: 10_000_000 });
  const paid = fc.array(rappen, { maxLength: 60 });
  const costs = fc.array(rappen, { maxLength: 5 });
  fc.assert(
    fc.property(paid, costs, parts, step, (fees, out, shares, stepRappen) => {
      const till = {
        ...NO_TILL,
        paid: Object.fromEntries(fees.map((fee, i) => [i + 1, fee])),
        costs: out.map((each) => ({ what: 'x', rappen: each })),
      };
      const { pot, costs: spent, prizes, missing } = balanceOf(till);
      const shared = prizesFrom(prizes, { parts: shares, stepRappen });
      expect(shared.every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
      expect(shared.reduce((sum, each) => sum + each, 0)).toBe(prizes);
      expect(prizes - missing).toBe(pot - spent);
    }),
    { seed: 13 },
  );
});

test('a better place never gets less, when its part is not smaller', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), parts, step, (rappen, shares, stepRappen) => {
      const falling = [...shares].sort((a, b) => b - a);
      const amounts = prizesFrom(rappen, { parts: falling, stepRappen });
      for (let place = 1; place < amounts.length; place++)
        expect(amounts[place]!).toBeLessThanOrEqual(amounts[place - 1]!);
    }),
    { seed: 13 },
  );
});

test('CHF 240 less CHF 35 for the cards, half, three and two tenths, in whole francs', () => {
  expect(prizesFrom(24_000 - 3500, { parts: [50, 30, 20], stepRappen: 100 })).toEqual([10_300, 6100, 4100]);
});

test('who owes: everybody who counts and has paid too little; a fill-in owes nothing', () => {
  const till = { ...NO_TILL, fee: 2000, paid: { 1: 2000, 2: 1000 } };
  const players = [1, 2, 3, 4].map((number) => ({ number, fillIn: number === 4 }));
  expect(unpaidOf(till, players)).toEqual([2, 3]);
});
