import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareLines } from './criteria.ts';
import { type Columns, orderOf } from './lineOrder.ts';

type Line = readonly [number: number, ...matches: number[]];

function columns(lines: readonly Line[], width: number): Columns {
  const best = lines.map(([, ...matches]) => [...matches.sort((a, b) => b - a), 0, 0, 0].slice(0, width));
  return {
    numbers: Float64Array.from(lines, ([number]) => number),
    points: Float64Array.from(best, (matches) => matches.reduce((sum, points) => sum + points, 0)),
    best: Float64Array.from(best.flat()),
    width,
  };
}
const inWords = (list: Columns) => Int32Array.from(list.numbers, (_, line) => line).sort(compareLines(list));

describe('the order of a list', () => {
  test.each([1, 3])('SSC 6.03, G19 the quick order is the order in words, also among equals (best %i)', (width) => {
    const line = fc.tuple(
      fc.integer({ min: 1, max: 300 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: width }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ([number]) => number }), (drawn) => {
        const list = columns(
          drawn.map(([number, matches]) => [number, ...matches]),
          width,
        );
        expect(orderOf(list)).toEqual(inWords(list));
      }),
    );
  });
  const odd: [string, Line[], number[]][] = [
    ['a number twice', [[1, 5], [1, 9]], [1, 0]], // biome-ignore format: one case a line
    ['a half point', [[1, 0.5, 3], [2, 4]], [1, 0]], // biome-ignore format: one case a line
    ['less than nothing', [[1, -2], [2, -1]], [1, 0]], // biome-ignore format: one case a line
    ['a very high number', [[2_000_000_000, 5], [7, 5]], [1, 0]], // biome-ignore format: one case a line
    ['more points than fit', [[1, 2 ** 40, 2], [2, 2 ** 40, 3]], [1, 0]], // biome-ignore format: one case a line
    ['nobody', [], []],
  ];
  test.each(odd)('SSC 6.03 %s is still ordered right', (_, lines, expected) => {
    expect([...orderOf(columns(lines, 3))]).toEqual(expected);
  });
  test('SSC 6.03 points that are not the sum of the matches are believed, not recomputed', () => {
    const list = { ...columns([[1, 5], [2, 4]], 3), points: Float64Array.of(1, 2) }; // biome-ignore format: one line
    expect([...orderOf(list)]).toEqual([1, 0]);
  });
});
