import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rows = read('docs/championship.md')
  .split('\n')
  .filter((line) => /^\| [OF]\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every row O1 to O34, F2 and F3 stands in the table', () => {
  const wanted = [...Array.from({ length: 34 }, (_, i) => `O${i + 1}`), 'F2', 'F3'];
  expect(rows.map(([, row]) => row)).toEqual(wanted);
});

test.each(rows.map(([, row, , , tests, files]) => [row!, tests!, files!] as const))(
  '%s names tests that exist, each in its file',
  (_, tests, files) => {
    const names = tests.split(' · ').map((name) => name.replace(/^`|`$/g, ''));
    const paths = files.split(' · ');
    expect(paths).toHaveLength(names.length);
    for (const [i, name] of names.entries()) expect(read(paths[i]!)).toContain(name);
  },
);

test('SSC 1 taking part is free: nothing of the championship knows of money', () => {
  for (const room of ['src/championship', 'src/server/championship', 'src/web/championship']) {
    for (const file of readdirSync(join(root, room))) {
      expect(read(`${room}/${file}`), `${room}/${file}`).not.toMatch(/from '[^']*\/(ledger|big21)\//);
    }
  }
});
