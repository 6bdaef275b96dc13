import { expect, test } from 'vitest';
import { readMended } from '../mended.ts';

test('what a new player found wrong at the table has its tests, each there by its name', () => {
  expect(readMended('docs/decisions/table.md')).toEqual({ rows: 32, missing: [] });
});
