import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../kit/chance.ts';
import { admit, type Candidate, drawOrder, hatOf } from './lot.ts';

const chance = chanceFromText('lot.test')('x');
const field = (...points: number[]): Candidate[] => points.map((p, i) => ({ name: `p${i + 1}`, points: p }));

describe('SSC 7.02 admission', () => {
  test.each([
    ['no tie at the cut: nobody is drawn', [900, 800, 700], 2, ['p1', 'p2'], []],
    ['a tie above the cut is not drawn', [900, 900, 700], 2, ['p1', 'p2'], []],
    ['a tie that fills the places exactly is not drawn', [900, 800, 800, 700], 3, ['p1', 'p2', 'p3'], []],
    ['fewer candidates than places: all are in', [900, 800], 3, ['p1', 'p2'], []],
    ['no places: nobody is in', [900, 800], 0, [], []],
  ])('%s', (_name, points, places, admitted, drawn) => {
    expect(admit(field(...points), places, chance)).toMatchObject({ admitted, drawn });
  });

  test('SSC 7.02 those above the lowest tied score are in, the rest of the places is drawn among the tied', () => {
    const lot = admit(field(900, 800, 800, 800, 700), 2, chance);
    expect(lot.admitted[0]).toBe('p1');
    expect([...lot.drawn].sort()).toEqual(['p2', 'p3', 'p4']);
    expect(lot.placesDrawn).toBe(1);
    expect(lot.admitted[1]).toBe(lot.drawn[0]);
  });

  test('SSC 7.02 only ties at the cut are drawn, and nobody with fewer points gets in before one with more', () => {
    const points = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 });
    fc.assert(
      fc.property(points, fc.nat(45), fc.string(), (all, places, seed) => {
        const candidates = field(...all);
        const lot = admit(candidates, places, chanceFromText(seed)('x'));
        const pointsOf = new Map(candidates.map(({ name, points: p }) => [name, p]));
        const isIn = new Set(lot.admitted);
        expect(isIn.size).toBe(Math.min(places, all.length));
        expect(lot.admitted).toHaveLength(isIn.size);
        const worstIn = Math.min(...lot.admitted.map((name) => pointsOf.get(name)!));
        for (const { name, points: p } of candidates) if (!isIn.has(name)) expect(p <= worstIn).toBe(true);
        expect(new Set(lot.drawn.map((name) => pointsOf.get(name))).size).toBeLessThanOrEqual(1);
        if (lot.drawn.length > 0) {
          expect(lot.drawn.length).toBeGreaterThan(lot.placesDrawn);
          expect(lot.placesDrawn).toBeGreaterThan(0);
          expect(lot.drawn).toHaveLength(all.filter((p) => p === lot.cut).length);
        }
        expect(hatOf(candidates, places).hat).toEqual([...lot.drawn].sort());
      }),
    );
  });

  test('SSC 7.02 the order in which the candidates come changes nothing', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(field(9, 8, 8, 8, 8, 7), { minLength: 6 }), (candidates) => {
        expect(admit(candidates, 3, chanceFromText('s')('x'))).toEqual(
          admit(field(9, 8, 8, 8, 8, 7), 3, chanceFromText('s')('x')),
        );
      }),
    );
  });
});

test('SSC 7.02 every one of the tied is drawn equally often (20,000 draws, chi-square below 1 in 2,000)', () => {
  const hits = new Map<string, number>();
  const stream = chanceFromText('chi')('draws');
  for (let i = 0; i < 20_000; i++) {
    for (const name of admit(field(5, 4, 4, 4, 4, 4, 4, 4), 4, stream).admitted.slice(1)) {
      hits.set(name, (hits.get(name) ?? 0) + 1);
    }
  }
  const expected = (20_000 * 3) / 7;
  const chiSquare = [...hits.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  expect(hits.size).toBe(7);
  expect(chiSquare).toBeLessThan(24.1);
});

test('SSC 7.04 an order drawn by lot holds everybody once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.string(), (names, seed) => {
      expect(drawOrder(names, chanceFromText(seed)('x')).sort()).toEqual([...names].sort());
    }),
  );
});
