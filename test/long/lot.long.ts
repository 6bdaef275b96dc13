import { sha256Hex } from '../../src/kit/hash.ts';
import { admit, type Candidate } from '../../src/lot/lot.ts';
import { lotChance, seedOf } from '../../src/lot/record.ts';

/** Upper bound of a chi-square statistic, far out: the value exceeded once in 2,000 fair trials (Wilson–Hilferty). */
export const chiSquareBound = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.29 * Math.sqrt(2 / (9 * degrees))) ** 3;

/** SSC 7.02: a million draws, each with its own seed; every one of the tied must be drawn equally often. */
export const checks = {
  'lot.uniform': async (seed: string) => {
    const draws = 1_000_000;
    const places = 100;
    const field: Candidate[] = [
      ...Array.from({ length: 97 }, (_, i) => ({ name: `above${i}`, points: 3500 })),
      ...Array.from({ length: 10 }, (_, i) => ({ name: `tied${i}`, points: 3400 })),
    ];
    const tied = field.filter(({ points }) => points === 3400);
    const hits = new Map(tied.map(({ name }) => [name, 0]));
    const pairs = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      // Above the line nothing is drawn (a property of its own): here only the hat, so that a million draws take no hour.
      const id = `draw/${i}`;
      const { admitted } = admit(tied, places - 97, lotChance(seedOf('pool', id, sha256Hex(`${seed}/${i}`)), id));
      for (const name of admitted) hits.set(name, hits.get(name)! + 1);
      const pair = [...admitted].sort().join(' ');
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    const single = chiSquare([...hits.values()], (draws * 3) / 10) / (1 - 3 / 10); // three of ten without return
    const sets = chiSquare([...pairs.values()], draws / 120);
    const ok = single < chiSquareBound(9) && sets < chiSquareBound(119) && pairs.size === 120;
    return {
      ok,
      figure: {
        draws,
        single: round(single),
        bound: round(chiSquareBound(9)),
        sets: round(sets),
        setsBound: round(chiSquareBound(119)),
      },
    };
  },
};

const chiSquare = (seen: readonly number[], expected: number) =>
  seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
const round = (x: number) => Math.round(x * 100) / 100;
