import { expect, test } from 'vitest';
import { EBH, regulationWith, SSC } from '../regulation.ts';
import { charterOf } from './charter.ts';

const rulesOf = (regulation: typeof SSC) => charterOf(regulation).map(({ rule }) => rule);

test('EBH end, SSC 7 whoever takes part accepts the regulation: it is said whole, each line with its paragraph', () => {
  for (const regulation of [EBH, SSC]) {
    const lines = charterOf(regulation);
    expect(new Set(lines.map(({ rule }) => rule)).size).toBe(lines.length);
    for (const { article } of lines) expect(article).toMatch(/^(EBH \d|SSC \d\.\d\d|G\d)/);
  }
  expect(rulesOf(EBH)).toContain('total'); // EBH 7
  expect(rulesOf(EBH)).not.toContain('finalTable');
  expect(rulesOf(SSC)).toContain('finalTable'); // SSC 7.04
  expect(rulesOf(SSC)).not.toContain('total'); // SSC 7.05 (2)
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
