import { expect, test } from 'vitest';
import { races } from './races.ts';

test('SSC 5.03, SSC 6.03 64 starts at once over two server processes: exactly two, five and six matches', async () => {
  expect(await races(2, 'races')).toEqual({
    ...{ processes: 2, rounds: 2, tabs: 64, odd: 0 },
    exact: { 2: 2, 5: 2, 6: 2 },
  });
});
