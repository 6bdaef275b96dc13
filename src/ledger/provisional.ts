import type { Immutable } from '../kit/immutable.ts';
import { type Instant, monthAfter } from '../kit/time.ts';
import { francs, minus, NOTHING, plus, type Rappen } from './money.ts';
import type { Wallet } from './wallet.ts';

/**
 * An account whose owner has shown no document is provisional: CHF 1,000 in at most, no win out, and a document within
 * a month of the first francs. After it nothing is staked or paid in; what was paid in is given back. Gaming ordinance 52
 */
export const PROVISIONAL = francs(1_000);

export type ProvisionalRefusal = Immutable<
  | { code: 'provisional-limit'; deposited: Rappen; highest: Rappen }
  | { code: 'identity-overdue'; due: Instant; article: 'B21 5' }
>;

/** By when a document must be shown; undefined when one was, or no francs were paid in. */
export const identityDue = ({
  identity,
  francsSince,
}: Pick<Wallet, 'identity' | 'francsSince'>): Instant | undefined =>
  identity === 'checked' || francsSince === undefined ? undefined : monthAfter(francsSince);

export function identityOverdue(wallet: Pick<Wallet, 'identity' | 'francsSince'>, now: Instant) {
  const due = identityDue(wallet);
  return due !== undefined && now >= due ? ({ code: 'identity-overdue', due, article: 'B21 5' } as const) : undefined;
}

export function provisionalObstacle(wallet: Wallet, amount: Rappen, now: Instant): ProvisionalRefusal | undefined {
  const { identity, deposited } = wallet;
  if (identity !== 'checked' && plus(deposited, amount) > PROVISIONAL)
    return { code: 'provisional-limit', deposited, highest: PROVISIONAL };
  return identityOverdue(wallet, now);
}

/** Of the balance, what was paid in and not yet given back: all that leaves without a document, once that is overdue. */
export const paidIn = ({ deposited, givenBack = NOTHING }: Wallet, balance: Rappen): Rappen => {
  const left = minus(deposited, givenBack);
  return left < balance ? left : balance;
};
