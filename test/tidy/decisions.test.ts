import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What docs/decisions claim to be proven names files and tests that exist. */
const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const asvs = read('docs/decisions/asvs.md');

test.each(['docs/decisions/asvs.md', 'docs/decisions/attacks.md'])('%s: every file it names is there', (path) => {
  const named = [...read(path).matchAll(/`((?:src|test|docs|verify|deploy)\/[\w./-]+\.\w+)`/g)].map(
    ([, file]) => file!,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(['docs/decisions/asvs.md', 'docs/decisions/attacks.md'])('%s: every test it quotes is there', (path) => {
  const quoted = [...read(path).matchAll(/`((?:src|test)\/[\w./-]+\.ts)` “([^”]+)”/g)];
  expect(quoted.length).toBeGreaterThan(10);
  const missing = quoted.filter(([, file, words]) =>
    words!.split(' … ').some((part) => !read(file!).includes(part.trim())),
  );
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test('the summary of asvs.md counts its rows: 70 requirements of level 1, 183 of level 2', () => {
  const rows = [...asvs.matchAll(/^\| \d+\.\d+\.\d+ \| ([12]) \| .*? \| (holds|does not apply|\*\*open\*\*) \|/gm)];
  const count = (level: string, verdict: string) => rows.filter(([, l, v]) => l === level && v === verdict).length;
  const counted = ['1', '2'].flatMap((level) => ['holds', 'does not apply', '**open**'].map((v) => count(level, v)));
  const [, all = ''] = /^\| \*\*all\*\* \|(.*)$/m.exec(asvs) ?? [];
  const said = all.split('|').map((cell) => cell.trim());
  expect([...said.slice(0, 3), ...said.slice(4, 7)].map(Number)).toEqual(counted);
  expect([counted[0]! + counted[1]! + counted[2]!, counted[3]! + counted[4]! + counted[5]!]).toEqual([70, 183]);
  const [, , openOfOne, holdsOfTwo, , openOfTwo] = counted as [number, number, number, number, number, number];
  expect(openOfOne).toBe(0);
  expect(holdsOfTwo / (holdsOfTwo + openOfTwo)).toBeGreaterThan(0.95);
});
