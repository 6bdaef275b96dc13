/** One thing that puts one player before another; which paragraph says so. */
export interface Criterion<Standing> {
  readonly code: string;
  readonly article: string;
  /** Below zero when `a` stands before `b`. */
  compare(a: Standing, b: Standing): number;
}

export interface Totalled {
  readonly total: number;
}
export interface WithBest {
  /** Played Passen from the best down. */
  readonly best: readonly number[];
}
export interface Numbered {
  readonly number: number;
}

/** The sum of all Passen. */
export const total = (article: string) =>
  ({ code: 'total', article, compare: (a: Totalled, b: Totalled) => b.total - a.total }) as const;

/** The best Passe, then the second best, and so on. */
export const bestPassen = (article: string) =>
  ({
    code: 'best-passe',
    article,
    compare(a: WithBest, b: WithBest) {
      const length = Math.max(a.best.length, b.best.length);
      const differing = Array.from({ length }, (_, i) => (b.best[i] ?? -1) - (a.best[i] ?? -1));
      return differing.find((difference) => difference !== 0) ?? 0;
    },
  }) as const;

/** In the order in which the numbers came out of the hat. */
export const lot = (article: string, hat: readonly number[]) =>
  ({
    code: 'lot',
    article,
    compare: (a: Numbered, b: Numbered) => hat.indexOf(a.number) - hat.indexOf(b.number),
  }) as const;

/** The first criterion in which the two differ, and by how much; undefined when they are level in all. */
export function deciding<Standing, Each extends Criterion<Standing>>(
  criteria: readonly Each[],
  a: Standing,
  b: Standing,
): Each | undefined {
  return criteria.find((criterion) => criterion.compare(a, b) !== 0);
}

export const areLevel = <Standing>(criteria: readonly Criterion<Standing>[], a: Standing, b: Standing): boolean =>
  deciding(criteria, a, b) === undefined;

/** Before, after, or level: as `sort` wants it. */
export const byCriteria =
  <Standing>(criteria: readonly Criterion<Standing>[]) =>
  (a: Standing, b: Standing): number =>
    deciding(criteria, a, b)?.compare(a, b) ?? 0;
