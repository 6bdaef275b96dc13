/** Mean costs (points a decision) that leave this much of a hundred: see docs/review.md. */
export const HALF = 3;

/** 0 to 100 from the mean cost of a decision; nothing where there was none. */
export function accuracyOf(costs: readonly number[]): number | null {
  if (costs.length === 0) return null;
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  return Math.round(1000 * 2 ** (-mean / HALF)) / 10;
}
