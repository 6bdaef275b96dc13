/** Σ (found − expected)² / expected; `shares` are the chances, the same for every row of as many counts. */
export function chiSquare(found: ArrayLike<number>, shares: readonly number[]): { value: number; freedom: number } {
  let [value, freedom] = [0, 0];
  for (let row = 0; row < found.length; row += shares.length) {
    let total = 0;
    for (let i = 0; i < shares.length; i++) total += found[row + i]!;
    if (total === 0) continue;
    for (const [i, share] of shares.entries()) value += (found[row + i]! - share * total) ** 2 / (share * total);
    freedom += shares.length - 1;
  }
  return { value, freedom };
}

/** How many standard deviations off, by the cube-root approximation. */
export const deviation = ({ value, freedom }: { value: number; freedom: number }): number =>
  (Math.cbrt(value / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));

/** p between 0.0005 and 0.9995. */
export const isPlausible = (z: number): boolean => Math.abs(z) < 3.29;
