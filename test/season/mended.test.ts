import { expect, test } from 'vitest';
import { missingTests, rowsOf } from '../mended.ts';

test('what went wrong once in the championship has its tests, and each is there by its name', () => {
  const rows = rowsOf('championship.md', /^\| F\d+ \|/);
  expect(rows.map((row) => row.split('|')[1]!.trim())).toEqual(Array.from({ length: 26 }, (_, i) => `F${i + 1}`));
  expect(rows.flatMap(missingTests)).toEqual([]);
});
