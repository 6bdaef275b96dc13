import { expect, test } from 'vitest';
import { returning } from './returning.ts';

test('SSC 1, SSC 5.03, B21 10.2, M6 however often somebody leaves and comes back with the same data, no limit is exceeded', () => {
  const { exceeded, first, returns } = returning('returning', 400);
  expect({ exceeded, first }).toEqual({ exceeded: 0, first: null });
  expect(returns).toBeGreaterThan(400);
});
