import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, establish } from './officialRanking.ts';
import { cutLine, matchesCounted, publicName, rank } from './standings.ts';
import { SSC8 } from './template.ts';

const line = (number: number, ...results: number[]) => ({ number, results });

describe('ranking', () => {
  test('SSC 4.03 and SSC 5.03 count the best match, SSC 6.03 the best three (O14, O26)', () => {
    expect(
      ['bootCamp', 'qualification', 'semiFinal'].map((phase) => matchesCounted(SSC8, phase as 'bootCamp')),
    ).toEqual([1, 1, 3]);
    expect(rank([line(1, 900, 1100, 1000, 1200, 800, 700)], 3)[0]).toMatchObject({
      points: 3300,
      best: [1200, 1100, 1000],
      played: 6,
    });
    expect(rank([line(1, 900, 1100)], 1)[0]).toMatchObject({ points: 1100 });
  });
  test('SSC 6.03 missing matches count nothing; who has played none is not ranked (G16)', () => {
    expect(rank([line(1, 1200), line(2), line(3, 700, 600)], 3).map(({ number, points }) => [number, points])).toEqual([
      [3, 1300],
      [1, 1200],
    ]);
  });
  test('SSC 6.03 equal points share the rank; the better best match is printed first (G19)', () => {
    const rows = rank([line(1, 1000, 1000, 1000), line(2, 1100, 1000, 900), line(3, 1000, 1000, 999)], 3);
    expect(rows.map(({ rank: place, number }) => [place, number])).toEqual([
      [1, 2],
      [1, 1],
      [3, 3],
    ]);
  });
  test('SSC 6.03 a ranking is a fact of the results, not of the order in which they came', () => {
    const results = fc.array(fc.integer({ min: 0, max: 1884 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(results, { maxLength: 30 }), (all) => {
        const lines = all.map((points, i) => line(i, ...points));
        const rows = rank(lines, 3);
        expect(
          rank(
            [...lines].reverse().map(({ number, results: r }) => line(number, ...[...r].reverse())),
            3,
          ),
        ).toEqual(rows);
        for (const row of rows) {
          expect(row.rank).toBe(1 + rows.filter(({ points }) => points > row.points).length);
          expect(row.points).toBe(row.best.reduce((a, b) => a + b, 0));
        }
      }),
    );
  });
});

describe('the cut line', () => {
  test('SSC 6.03 the points of the last place, who is above, who is level (O26)', () => {
    expect(cutLine([9, 8, 8, 7], 2)).toEqual({ places: 2, points: 8, above: 1, level: 2, byLot: true });
    expect(cutLine([9, 8, 8, 7], 3)).toEqual({ places: 3, points: 8, above: 1, level: 2, byLot: false });
  });
  test('SSC 6.03 fewer ranked than places: any result is enough', () => {
    expect(cutLine([9, 8], 3)).toEqual({ places: 3, points: null, above: 2, level: 0, byLot: false });
  });
});

describe('publication', () => {
  const anna = { name: 'Anna Amstutz', town: 'Stans' };
  test('SSC 4.03 the row is always there; name and town only with consent (O14, G28)', () => {
    expect(publicName(7, anna, { consents: false, isFinalist: false })).toEqual({ number: 7, name: null, town: null });
    expect(publicName(7, anna, { consents: true, isFinalist: false })).toMatchObject({
      name: 'Anna Amstutz',
      town: 'Stans',
    });
  });
  test('SSC 8.03 finalists accept name and town by entering (O32)', () => {
    expect(publicName(7, anna, { consents: false, isFinalist: true })).toMatchObject({
      name: 'Anna Amstutz',
      town: 'Stans',
    });
  });
});

describe('the official ranking', () => {
  const before = rank([line(1, 900), line(2, 800), line(3, 700)], 1);
  const after = rank([line(1, 900), line(3, 700)], 1);
  test('SSC 8.04 versions, each with its reason and hash; the published one is another matter (O33)', () => {
    const first = establish(undefined, before, 'first');
    if (!first.ok) throw new Error('refused');
    const second = establish(first.value, after, '2 excluded');
    expect(second).toMatchObject({ ok: true, value: { version: 2 } });
    expect(establish(first.value, before, 'again')).toMatchObject({ refusal: { code: 'nothing-changed' } });
    expect(establish(first.value, after, ' ')).toMatchObject({
      refusal: { code: 'reason-missing' },
    });
  });
  test('SSC 8.04 the correction history says who moved, from where to where (O30, O33)', () => {
    expect(changesBetween(before, after)).toEqual([
      { number: 2, before: { rank: 2, points: 800 }, after: null },
      { number: 3, before: { rank: 3, points: 700 }, after: { rank: 2, points: 700 } },
    ]);
    expect(changesBetween(after, before).map(({ number }) => number)).toEqual([2, 3]);
  });
});
