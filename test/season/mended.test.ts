import { expect, test } from 'vitest';
import { readMended } from '../mended.ts';

test('what went wrong once in the championship has its tests, and each is there by its name', () => {
  expect(readMended('docs/decisions/championship.md', /^\| F\d+ \|/)).toEqual({ rows: 26, missing: [] });
});
