import { invariant } from '../kit/absurd.ts';
import { francs, type Rappen, tenthsOf } from '../ledger/money.ts';

/** What 0 to 5 complete piles pay, in tenths of the stake. B21 8 */
const PLAN_TENTHS = [0, 0, 11, 50, 100, 200] as const;

export function winFor(stake: Rappen, complete: number): Rappen {
  const tenths = PLAN_TENTHS[complete];
  invariant(tenths !== undefined, 'zero to five piles');
  return tenthsOf(stake, tenths);
}

/** The same plan as plain multiples, for the mathematics. */
export const PLAN: readonly number[] = PLAN_TENTHS.map((tenths) => tenths / 10);

/** No Big21 ever pays more. B21 2.5 */
export const HIGHEST_TOTAL = francs(5_000);
