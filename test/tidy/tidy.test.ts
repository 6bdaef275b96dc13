import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionsOf } from './functions.ts';

/** House rules that need a parser or a tool: nothing unused, functions that fit a screen, the order inside the server. */
const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tracked = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const isCode = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|wasm\/assembly|\.(de|fr|it|en)\.ts$/.test(path);
const product = tracked.filter((path) => isCode(path) && !/testing/i.test(path));

test('nothing is there that the product does not use: files, exports, dependencies', () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  let said = '';
  try {
    said = execFileSync(process.execPath, [knip, '--production'], { cwd: root, encoding: 'utf8' });
  } catch (error) {
    said = String((error as { stdout?: unknown }).stdout);
  }
  expect(said.trim()).toBe('');
});

const lengths = product.flatMap((path) => functionsOf(path, read(path)));

test('a function fits on a screen: none over 100 lines, at most ten over 70', () => {
  expect(lengths.filter(({ lines }) => lines > 100)).toEqual([]);
  const long = lengths.filter(({ lines }) => lines > 70).map(({ name, lines }) => `${lines} ${name}`);
  expect(long.length, long.join('\n')).toBeLessThanOrEqual(10);
});

test('files are short: half of them have at most 70 lines', () => {
  const lines = product.map(
    (path) =>
      read(path)
        .split('\n')
        .filter((line) => line.trim() !== '').length,
  );
  expect(lines.sort((a, b) => a - b)[lines.length >> 1]).toBeLessThanOrEqual(70);
});

/** Which rooms of the server a room may use; `top` are the files beside them. */
const SPINE = ['config.ts', 'home.ts', 'systemAccount.ts', 'postgres', 'store', 'jobs', 'http', 'push'];
/** The whole server; only the demo starts one. */
const TOP = ['subject.ts', 'server.ts', 'main.ts', 'housekeeping.ts'];
const ORDER: Readonly<Record<string, readonly string[]>> = {
  postgres: ['config.ts', 'home.ts', 'systemAccount.ts', 'threads.ts'],
  store: ['home.ts', 'config.ts'],
  jobs: ['store'],
  http: ['config.ts', 'home.ts', 'store'],
  push: ['config.ts', 'http', 'store'],
  health: ['config.ts', 'http', 'push', 'store'],
  mail: [...SPINE, 'subject.ts'],
  guests: [...SPINE, 'subject.ts'],
  handbook: [...SPINE, 'subject.ts', 'prints', 'aside.ts'],
  ledger: [...SPINE, 'subject.ts', 'people'],
  lot: [...SPINE, 'subject.ts'],
  prints: ['threads.ts'],
  records: [...SPINE, 'subject.ts'],
  schieber: [...SPINE, 'subject.ts', 'records'],
  daily: [...SPINE, 'subject.ts', 'people', 'records', 'schieber'],
  numbers: [...SPINE, 'subject.ts', 'people', 'schieber', 'daily'],
  bots: ['schieber', 'threads.ts', 'line.ts', 'home.ts'],
  people: [...SPINE, 'subject.ts', 'mail', 'line.ts'],
  championship: [...SPINE, 'subject.ts', 'mail', 'people', 'prints', 'records', 'schieber', 'lot', 'aside.ts'],
  tournament: [...SPINE, 'subject.ts', 'people', 'lot', 'prints', 'records', 'championship', 'threads.ts', 'aside.ts'],
  demo: [...SPINE, ...TOP, 'people', 'bots', 'schieber', 'tournament'],
  big21: [...SPINE, 'subject.ts', 'mail', 'people', 'ledger', 'prints', 'records', 'aside.ts'],
  upgrade: ['postgres', 'store', 'ledger'],
};

test('rooms of the server follow their order: store, jobs, http, push, then the subjects', () => {
  const wrong = product
    .filter((path) => path.startsWith('src/server/') && path.split('/').length > 3)
    .flatMap((path) => {
      const room = path.split('/')[2]!;
      const used = [...read(path).matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)]
        .map((match) => join(path, '..', match[1]!))
        .filter((imported) => imported.startsWith('src/server/'))
        .map((imported) => imported.split('/')[2]!);
      const allowed = [room, ...(ORDER[room] ?? [])];
      return used.filter((other) => !allowed.includes(other)).map((other) => `${path} uses ${other}`);
    });
  expect([...new Set(wrong)]).toEqual([]);
});

test('a type is promised by a cast five times at most, each time with its reason', () => {
  const casts = product.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => (/ as unknown as | as never\b/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(5);
  expect(casts.filter((line) => !line.includes('//'))).toEqual([]);
});
