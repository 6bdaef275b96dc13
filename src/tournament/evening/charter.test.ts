import { expect, test } from 'vitest';
import { EBH, regulationWith, SSC } from '../regulation.ts';
import { charterOf } from './charter.ts';

const rulesOf = (regulation: typeof SSC) => charterOf(regulation).map(({ rule }) => rule);

test('EBH end, SSC 7 whoever takes part accepts the regulation: it is said whole, each line with its paragraph', () => {
  for (const { article } of [EBH, SSC].flatMap(charterOf)) expect(article).toMatch(/^(EBH \d|SSC \d\.\d\d|G\d)/);
  const before = ['passen', 'partners', 'points', 'modes', 'number', 'start', 'writer', 'deal', 'declare', 'follow'];
  const during = ['silence', 'fault', 'count', 'visa'];
  const after = ['warning', 'decision'];
  expect(rulesOf(EBH)).toEqual([...before, ...during, 'total', 'ties', 'bye', ...after]); // EBH 7
  expect(rulesOf(SSC)).toEqual([...before, ...during, 'ties', 'bye', 'finalTable', ...after]); // SSC 7.04, 7.05 (2)
});

test('an own regulation says its own numbers: pairs, what counts beside the cards, points for sitting out', () => {
  const own = regulationWith(EBH, {
    ...{ passen: 3, gamesPerPasse: 8, pairs: true, extras: ['match'], bye: { kind: 'points', points: 600 } },
  });
  if (!own.ok) throw new Error(own.refusal.code);
  const lines = charterOf(own.value);
  expect(lines).toContainEqual({ rule: 'passen', article: 'EBH 8', passen: 3, games: 8 });
  expect(lines).toContainEqual({ rule: 'count', article: 'EBH 7', all: 1256 });
  expect(lines).toContainEqual({ rule: 'extras', article: 'EBH 2', extras: ['match'] });
  expect(lines).toContainEqual({ rule: 'bye', article: 'G2', points: 600 });
  expect(lines.map(({ rule }) => rule)).toContain('pairs');
  expect(lines.map(({ rule }) => rule)).not.toContain('partners');
});
