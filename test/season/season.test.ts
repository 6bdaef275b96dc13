import { expect, test } from 'vitest';
import { season } from './season.ts';

test('SSC 1 a small season from one seed: every invariant holds, and the same seed gives the same log', {
  timeout: 60_000,
}, () => {
  const first = season(400, 'small', 12);
  expect(first).toMatchObject({ people: 400 });
  expect(first.qualified).toBeGreaterThan(20);
  expect(first.field).toBeGreaterThan(8);
  expect(first.field).toBeLessThanOrEqual(17);
  const smaller = season(120, 'small', 12);
  expect(season(120, 'small', 12)).toEqual(smaller);
  expect(season(120, 'other', 12).hash).not.toBe(smaller.hash);
});
