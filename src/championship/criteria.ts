import type { Columns } from './lineOrder.ts';

/** One criterion of a ranking: the row's figure that is compared, and which end of it stands first. */
export interface Criterion {
  readonly code: 'points' | 'best' | 'number';
  readonly article: string;
  readonly first: 'most' | 'least';
  /** Who differs here has another rank; else it is only the printed order among equals. */
  readonly ranks: boolean;
  /** Below 0: line `a` stands before line `b`. */
  compare(list: Columns, a: number, b: number): number;
}

/** A ranking of the championship: each criterion decides what those above it leave level. */
export const CRITERIA: readonly Criterion[] = [
  {
    ...{ code: 'points', article: 'SSC 6.03', first: 'most', ranks: true },
    compare: ({ points }, a, b) => points[b]! - points[a]!,
  },
  {
    // The better best match, then the second best …
    ...{ code: 'best', article: 'G19', first: 'most', ranks: false },
    compare: ({ best, width }, a, b) => {
      for (let i = 0; i < width; i++) {
        const difference = best[b * width + i]! - best[a * width + i]!;
        if (difference !== 0) return difference;
      }
      return 0;
    },
  },
  {
    ...{ code: 'number', article: 'G19', first: 'least', ranks: false },
    compare: ({ numbers }, a, b) => numbers[a]! - numbers[b]!,
  },
];

/** The order of two lines of a list: the first criterion in which they differ decides. */
export const compareLines =
  (list: Columns) =>
  (a: number, b: number): number => {
    for (const { compare } of CRITERIA) {
      const difference = compare(list, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };

/** Two lines share a rank when no criterion that ranks tells them apart. */
export const shareRank = (list: Columns, a: number, b: number): boolean =>
  CRITERIA.every(({ ranks, compare }) => !ranks || compare(list, a, b) === 0);
