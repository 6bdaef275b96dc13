import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The rows of a table in docs/decisions whose first cell looks so. */
export const rowsOf = (file: string, first: RegExp): readonly string[] =>
  readFileSync(join(root, 'docs/decisions', file), 'utf8')
    .split('\n')
    .filter((line) => first.test(line));

/** The tests that the last cell of a row names and that are not there: `file`: title; title · `file`: title. */
export function missingTests(row: string): readonly string[] {
  const tests = row.split('|').at(-2)!.split(' · ');
  return tests.flatMap((each) => {
    const [, file, titles] = /^ ?`([^`]+)`: (.+?) ?$/.exec(each) ?? [];
    if (file === undefined || titles === undefined) return [`unreadable: ${each}`];
    const source = readFileSync(join(root, file), 'utf8');
    return isNamed(titles, source) ? [] : [`${file}: ${titles}`];
  });
}

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
