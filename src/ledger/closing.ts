import { ok, refuse } from '../kit/result.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import type { Currency } from './account.ts';
import { francs, type Rappen } from './money.ts';
import type { Decision, Knowing, Wallet, WalletEvent } from './wallet.ts';

/** The balance waits at the cash desk for two years, then it serves the public benefit. Gaming ordinance 51 */
export const FETCHED_WITHIN = 2 * 365 * 24 * HOUR;
/** On closing somebody looks first. Anti-money-laundering ordinance 4 */
const CLOSING_HELD_FROM = francs(5_000);
export const CLOSING = 'closing';
/** What lies there in the currency the house no longer plays with. */
export const CLOSING_OTHER = 'closing-other';

export function close(wallet: Wallet, { facts, now: at }: Knowing): readonly WalletEvent[] {
  const { currency, balance, otherBalance } = facts;
  const other: Currency = currency === 'CHF' ? 'play' : 'CHF';
  // Also where the identity was never checked: whoever fetches it shows a document first.
  const isHeld = (amount: Rappen) => amount >= CLOSING_HELD_FROM || wallet.identity !== 'checked';
  const waits = (id: string, amount: Rappen, of: Currency): readonly WalletEvent[] =>
    amount > 0 ? [{ type: 'payoutRequested', id, amount, held: isHeld(amount), at, currency: of }] : [];
  return [{ type: 'closed', at }, ...waits(CLOSING, balance, currency), ...waits(CLOSING_OTHER, otherBalance, other)];
}

export function forfeit(wallet: Wallet, now: Instant): Decision {
  if (wallet.closedAt === undefined) return refuse({ code: 'account-not-closed' });
  const until = wallet.closedAt + FETCHED_WITHIN;
  if (now < until) return refuse({ code: 'still-to-be-fetched', until });
  return ok(
    Object.entries(wallet.waiting).flatMap(([id, waiting]): WalletEvent[] =>
      waiting.kind === 'payout' ? [{ type: 'forfeited', id, amount: waiting.amount, ...currencyIn(waiting) }] : [],
    ),
  );
}

/** As it was asked for; without one, as before there were two. */
export const currencyIn = ({ currency }: { readonly currency?: Currency }) =>
  currency === undefined ? {} : { currency };
