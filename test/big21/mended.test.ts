import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/decisions/big21.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line));

test('what went wrong once in Big21 has its tests, and each is there by its name', () => {
  expect(rows).toHaveLength(28);
  const missing = rows.flatMap((row) => {
    const tests = row.split('|').at(-2)!.split(' · ');
    return tests.flatMap((each) => {
      const [, file, titles] = /^ ?`([^`]+)`: (.+?) ?$/.exec(each) ?? [];
      if (file === undefined || titles === undefined) return [`unreadable: ${each}`];
      const source = readFileSync(join(root, file), 'utf8');
      return isNamed(titles, source) ? [] : [`${file}: ${titles}`];
    });
  });
  expect(missing).toEqual([]);
});

/** Titles stand one after the other with semicolons, which some of them have inside. */
function isNamed(titles: string, source: string): boolean {
  const parts = titles.split('; ');
  for (let last = parts.length; last > 0; last--) {
    const title = parts.slice(0, last).join('; ');
    const rest = parts.slice(last).join('; ');
    if (source.includes(`'${title}'`) && (rest === '' || isNamed(rest, source))) return true;
  }
  return false;
}
