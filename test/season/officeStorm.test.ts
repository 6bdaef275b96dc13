import { expect, test } from 'vitest';
import { officeStorm } from './officeStorm.ts';

test('SSC 8.04, SSC 8.07 random decisions of the office in any order leave rankings that a recount confirms, and no place of nobody', async () => {
  const { wrong, taken } = await officeStorm(150, 'storm');
  expect(wrong).toEqual([]);
  expect(Object.keys(taken).length).toBeGreaterThan(8);
}, 120_000);
