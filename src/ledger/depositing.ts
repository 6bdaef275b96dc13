import type { Immutable } from '../kit/immutable.ts';
import { ok, refuse } from '../kit/result.ts';
import { DAY, type Instant } from '../kit/time.ts';
import type { Currency } from './account.ts';
import { DESK_DUTIES } from './duties.ts';
import { type Exclusion, isExcluded } from './exclusion.ts';
import { checkDeposit, type LimitRefusal } from './limits.ts';
import type { Rappen } from './money.ts';
import {
  FRANC,
  isMovable,
  type OftenRefusal,
  outOfRange,
  tillOf,
  tooManyWaiting,
  tooOften,
  waitingUnder,
  within,
} from './movement.ts';
import { provisionalObstacle } from './provisional.ts';
import type { Decision, Knowing, Of, Waiting, Wallet } from './wallet.ts';

export type DepositRefusal =
  | LimitRefusal
  | OftenRefusal
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

/** Play money comes at once. Cash that a cashier took waits until the player, or a second cashier, says that it was so. */
export function deposit(wallet: Wallet, { id, amount, via }: Of<'deposit'>, { by, now: at, facts }: Knowing): Decision {
  const obstacle = depositObstacle(wallet, amount, at);
  if (obstacle) return refuse(obstacle);
  const currency: Currency = via === 'cash' ? 'CHF' : 'play';
  if (currency !== facts.currency) return refuse({ code: 'other-currency', currency, house: facts.currency });
  const least = via === 'sandbox' ? FRANC : undefined; // cash is counted by a cashier, and may end in Rappen
  if (!isMovable(amount, least)) return outOfRange(amount, least);
  const often = via === 'sandbox' ? tooOften(wallet, 'deposit', at) : tooManyWaiting(wallet, 'deposit');
  const refusal = provisionalObstacle(wallet, amount, at) ?? often;
  if (refusal) return refuse(refusal);
  if (via === 'sandbox') return ok([{ type: 'deposited', id, amount, via, at, currency }]);
  if (!facts.hasTill) return refuse({ code: 'till-closed' });
  return ok([{ type: 'depositProposed', id, amount, actor: by }]);
}

/** Whether the player's own word is no longer enough: with it more than the sum of 24 hours would have come in. */
export const needsSecondCashier = (wallet: Pick<Wallet, 'recent'>, amount: Rappen, now: Instant): boolean =>
  within(wallet, 'deposit', now, DAY) + amount > DESK_DUTIES.deposit.sum;

/** What a screen is shown: of what moved of late, only what decides who is asked next. */
export const shownOf = (wallet: Wallet, now: Instant): Wallet => ({
  ...wallet,
  recent: wallet.recent.filter(({ kind, at }) => kind === 'deposit' && at > now - DAY),
});

/** The player's own word is enough up to a sum of 24 hours; beyond it a second cashier counts too. */
export function confirmDeposit(wallet: Wallet, id: string, around: Knowing): Decision {
  const waiting = waitingUnder(wallet, id);
  if (waiting?.kind !== 'deposit') return refuse({ code: 'not-waiting', id });
  if (needsSecondCashier(wallet, waiting.amount, around.now)) return refuse({ code: 'second-person-needed', id });
  return takeDeposit(wallet, id, waiting, around);
}

/** It was typed wrongly, or the money was given back: nothing has moved. */
export function declineDeposit(wallet: Wallet, id: string, by: string): Decision {
  const waiting = waitingUnder(wallet, id);
  return waiting?.kind === 'deposit'
    ? ok([{ type: 'depositDeclined', id, actor: by }])
    : refuse({ code: 'not-waiting', id });
}

/** Somebody else than the cashier has agreed: the money lies in the till of whoever took it. */
export function takeDeposit(
  wallet: Wallet,
  id: string,
  { amount, by: taker }: Extract<Waiting, { kind: 'deposit' }>,
  { now: at, facts: { currency: house } }: Knowing,
): Decision {
  if (wallet.closedAt !== undefined) return refuse({ code: 'account-closed', closedAt: wallet.closedAt });
  const currency = 'CHF';
  if (house !== currency) return refuse({ code: 'other-currency', currency, house });
  const refusal = depositObstacle(wallet, amount, at) ?? provisionalObstacle(wallet, amount, at);
  if (refusal) return refuse(refusal);
  return ok([{ type: 'deposited', id, amount, via: 'cash', at, currency, till: tillOf(taker) }]);
}
