import { expect, test } from 'vitest';
import { readMended } from '../mended.ts';

test('what went wrong once at an evening, and every article that did not hold, has its tests, each there by its name', () => {
  expect(readMended('docs/decisions/evening.md')).toEqual({ rows: 47, missing: [] });
});
