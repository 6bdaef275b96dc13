import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The numbered rows of a page that says what went wrong once, and the tests it names that are not there. */
export function readMended(
  page: string,
  numbered = /^\| [A-Z]?\d+(-\d+)? \|/,
): { readonly rows: number; readonly missing: readonly string[] } {
  const rows = readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => numbered.test(line));
  return { rows: rows.length, missing: rows.flatMap(missingOf) };
}

function missingOf(row: string): string[] {
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
