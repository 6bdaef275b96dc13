import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, utf8 } from './bytes.ts';
import { chanceFrom, chanceFromText, commitment, keeps, shuffle } from './chance.ts';

test('the stream is HMAC-SHA-256(key, label ‖ 0 ‖ counter), read as big-endian words', () => {
  const key = utf8('a key');
  const block = (i: number) =>
    createHmac('sha256', key)
      .update(Buffer.from([...Buffer.from('a label'), 0, 0, 0, 0, i]))
      .digest();
  const chance = chanceFrom(key)('a label');
  const words = Array.from({ length: 16 }, () => chance.below(2 ** 32));
  const expected = [block(0), block(1)].flatMap((bytes) =>
    Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(4 * word)),
  );
  expect(words).toEqual(expected);
});

test('a number below m is rejected, not folded, when it lies beyond the last whole multiple', () => {
  const m = 3 * 2 ** 30; // a quarter of all words is rejected
  const words = chanceFromText('reject')('x');
  const all = Array.from({ length: 4000 }, () => words.below(2 ** 32));
  const chance = chanceFromText('reject')('x');
  const kept = all.filter((word) => word < m);
  expect(kept.map(() => chance.below(m))).toEqual(kept);
  expect(kept.length).toBeLessThan(all.length * 0.8);
  for (const bad of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => chance.below(bad)).toThrow();
});

test('every order of a shuffle is equally likely (chi-square, 24 orders of 4)', () => {
  const chance = chanceFromText('shuffle')('chi');
  const counts = new Map<string, number>();
  const draws = 48_000;
  for (let i = 0; i < draws; i++) {
    const order = shuffle([0, 1, 2, 3], chance).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const expected = draws / 24;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(24);
  expect(chiSquare).toBeLessThan(49.7); // 23 degrees of freedom, p = 0.001
});

test('a promise is kept by its own seed only', () => {
  const seed = fromHex('00'.repeat(32))!;
  expect(keeps(commitment(seed), seed)).toBe(true);
  expect(keeps(commitment(seed), utf8('another seed'))).toBe(false);
});
