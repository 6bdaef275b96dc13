import { expect, test } from 'vitest';
import { isPlausible } from './chiSquare.ts';
import { drawsAgainstModel } from './draws.ts';
import { nextCardAgainstHistory, sameSeedSameCards, servedFromSeedsAlone } from './independence.ts';

test('B21 3.1 60,000 cards, counts of free cards and High/Low cards come as often as published, and in no pattern', () => {
  const away = drawsAgainstModel('small', 60_000);
  expect(away, JSON.stringify(away)).toSatisfy(() => Object.values(away).every(isPlausible));
});

test('B21 3.1 the next card knows nothing of stake, balance, history and decisions: 60,000 cards counted', () => {
  const { away, cards } = nextCardAgainstHistory('small', 60_000);
  expect(cards).toBeGreaterThanOrEqual(60_000);
  expect(away, JSON.stringify(away)).toSatisfy(() => Object.values(away).every(isPlausible));
});

test('B21 3.1 one seed gives the same cards to every stake, for money and in practice', () => {
  expect(sameSeedSameCards('small', 100)).toBe(0);
});

test('B21 3.1 what the server deals to poor and rich follows from the two seeds and the model alone', async () => {
  expect(await servedFromSeedsAlone('small', 12)).toMatchObject({ games: 12, faults: 0 });
});
