import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import { type Exclusion, isExcluded } from './exclusion.ts';
import { checkDeposit, type LimitRefusal } from './limits.ts';
import type { Rappen } from './money.ts';
import type { Wallet } from './wallet.ts';

export type DepositRefusal =
  | LimitRefusal
  | Immutable<{ code: 'excluded'; by: Exclusion['by']; until: Instant | null; article: 'B21 5' }>;

/** Nobody pays in while excluded, or more than the limit he set himself. B21 5, 10.2 */
export function depositObstacle(
  { exclusion, limits, recent }: Pick<Wallet, 'exclusion' | 'limits' | 'recent'>,
  amount: Rappen,
  now: Instant,
): DepositRefusal | undefined {
  if (exclusion !== undefined && isExcluded(exclusion, now))
    return { code: 'excluded', by: exclusion.by, until: exclusion.until ?? null, article: 'B21 5' };
  const since = (from: Instant) =>
    recent.reduce((sum, each) => sum + (each.kind === 'deposit' && each.at > from ? each.amount : 0), 0);
  return checkDeposit(limits, since, amount, now);
}
