import { expect, test } from 'vitest';
import { readMended } from '../mended.ts';

test('what went wrong once in Big21 has its tests, and each is there by its name', () => {
  expect(readMended('docs/decisions/big21.md')).toEqual({ rows: 28, missing: [] });
});
