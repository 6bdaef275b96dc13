import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The house rules that a program can check: import order, purity, file length, every article has a home. */
const root = join(import.meta.dirname, '..');

function filesBelow(folder: string, wanted: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) return filesBelow(path, wanted);
    return wanted.test(name) ? [path] : [];
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = filesBelow('src', /\.tsx?$/).filter((path) => !path.startsWith('src/bots/wasm/assembly/'));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const roomOf = (path: string) => path.split('/')[1]!;

/** Which rooms a room may import, itself included. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  words: [],
  schieber: ['kit'],
  bots: ['kit', 'schieber'],
  review: ['kit', 'schieber', 'bots'],
  lessons: ['kit', 'schieber', 'bots'],
  daily: ['kit', 'schieber'],
  numbers: ['kit', 'schieber'],
  ledger: ['kit'],
  big21: ['kit', 'ledger'],
  people: ['kit'],
  lot: ['kit', 'schieber'],
  tournament: ['kit', 'people', 'schieber', 'lot'],
  championship: ['kit', 'people', 'schieber', 'lot'],
  demo: ['kit', 'people', 'championship', 'wire'],
  wire: [
    'kit',
    'schieber',
    'bots',
    'review',
    'lessons',
    'daily',
    'numbers',
    'ledger',
    'big21',
    'people',
    'lot',
    'tournament',
    'championship',
  ],
};
const PURE = Object.keys(MAY_IMPORT);
const OUTER: Readonly<Record<string, readonly string[]>> = {
  server: PURE,
  cli: [...PURE, 'server', 'season'], // test/season: the simulated edition is also a command
  web: PURE,
};

test('imports follow the order of docs/architecture.md', () => {
  const wrong = sources
    .filter((path) => !isTest(path) && path.split('/').length > 2)
    .flatMap((path) => {
      const room = roomOf(path);
      const allowed = [...(MAY_IMPORT[room] ?? OUTER[room] ?? []), room];
      const imports = [...read(path).matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map((match) => match[1]!);
      const rooms = imports
        .map((specifier) => join(path, '..', specifier))
        .filter((imported) => imported.startsWith('src/')) // the rest is what the build made
        .map(roomOf);
      return rooms.filter((other) => !allowed.includes(other)).map((other) => `${path} imports ${other}`);
    });
  expect(wrong).toEqual([]);
});

test('rules rooms roll no dice and read no clock', () => {
  const forbidden = /Math\.random|Date\.now|new Date\(\)|performance\.now|from 'node:|\bprocess\.(?!ts')/;
  const wrong = sources.filter((path) => PURE.includes(roomOf(path)) && !isTest(path) && forbidden.test(read(path)));
  expect(wrong).toEqual([]);
});

test('nothing anywhere uses Math.random', () => {
  const everywhere = [...sources, ...filesBelow('bench', /\.ts$/), ...filesBelow('test', /\.ts$/)];
  expect(everywhere.filter((path) => !path.endsWith('tidy.test.ts') && read(path).includes('Math.random'))).toEqual([]);
});

test('no file is longer than 400 lines, but for lists of words', () => {
  const isWords = (path: string) => /\/words\.(de|fr|it|en)\.ts$/.test(path);
  const all = [...sources, ...filesBelow('src', /\.css$/)];
  const long = all.filter((path) => !isWords(path) && read(path).split('\n').length > 401);
  expect(long).toEqual([]);
});

const range = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${from + i}`);
const points = (article: string, count: number) => Array.from({ length: count }, (_, i) => `${article}.${i + 1}`);
const sections = (article: number, count: number) =>
  Array.from({ length: count }, (_, i) => `SSC ${article}.0${i + 1}`);

const ARTICLES: readonly string[] = [
  ...['SSC 1', ...sections(2, 5), 'SSC 3', ...sections(4, 3), ...sections(5, 4), ...sections(6, 3), ...sections(7, 4)],
  ...range('SSC 7.05(', 1, 11).map((article) => `${article})`),
  ...sections(8, 7),
  ...[
    ...points('1', 4),
    ...points('2', 6),
    ...points('3', 2),
    ...points('4', 2),
    '5',
    ...points('6', 2),
    ...points('7', 3),
    '8',
    '9',
    ...points('10', 2),
  ].map((article) => `B21 ${article}`),
  ...[
    ...points('11', 3),
    ...points('12', 2),
    '13',
    ...points('14', 2),
    ...points('15', 4),
    '16',
    '17',
    ...points('18', 2),
    ...points('19', 2),
    '20',
  ].map((article) => `B21 ${article}`),
  ...[...points('21', 2), '22', '23', ...points('24', 3), '25'].map((article) => `B21 ${article}`),
  ...range('EBH ', 1, 9),
];

const rows = read('docs/articles.md')
  .split('\n')
  .filter((line) => /^\| (SSC|B21|EBH) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, article = '', , status = '', where = '']) => ({ article, status, where }));

test('every article stands in docs/articles.md, once', () => {
  expect(rows.map(({ article }) => article).sort()).toEqual([...ARTICLES].sort());
});

test('every article is done in files that exist, done by hand for a reason, or not yet', () => {
  const wrong = rows.filter(({ status, where }) => {
    if (status === 'done') return where === '' || where.split(', ').some((path) => !existsSync(join(root, path)));
    return !['by hand', 'not yet'].includes(status) || where === '';
  });
  expect(wrong).toEqual([]);
});

test('an article that is done has a test whose name holds it', () => {
  const tests = [...sources.filter(isTest), ...filesBelow('test', /\.ts$/)].map(read).join('\n');
  const named = (article: string) =>
    new RegExp(`${article.replace(/[.()]/g, '\\$&')}(?![\\d.(])|${article.replace(/[.()]/g, '\\$&')}\\.(?!\\d)`).test(
      tests,
    );
  expect(
    rows.filter(({ article, status }) => status === 'done' && !named(article)).map(({ article }) => article),
  ).toEqual([]);
});
