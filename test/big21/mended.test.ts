import { expect, test } from 'vitest';
import { missingTests, rowsOf } from '../mended.ts';

test('what went wrong once in Big21 has its tests, and each is there by its name', () => {
  const rows = rowsOf('big21.md', /^\| \d+ \|/);
  expect(rows).toHaveLength(28);
  expect(rows.flatMap(missingTests)).toEqual([]);
});
