import { ok, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import { currencyIn } from './closing.ts';
import { francs, least } from './money.ts';
import { FRANC, isMovable, outOfRange, THIRTY_DAYS, tillOf, tooManyPayouts, waitingUnder, within } from './movement.ts';
import { identityOverdue, paidIn } from './provisional.ts';
import type { Decision, Knowing, Of, Waiting, Wallet } from './wallet.ts';

/** Within thirty days: deposits, and payouts of a game that pays more than 70 %. */
const DEPOSITS_HELD_FROM = francs(15_000);
const PAYOUTS_HELD_FROM = francs(10_000);

export function requestPayout(wallet: Wallet, command: Of<'requestPayout'>, { now, facts }: Knowing): Decision {
  const { id } = command;
  const isOverdue = identityOverdue(wallet, now) !== undefined;
  const most = isOverdue ? paidIn(wallet, facts.balance) : facts.balance;
  const amount = command.amount === 'all' ? most : command.amount;
  // Whoever has less than a franc left takes it all.
  const smallest = most > 0 ? least(FRANC, most) : FRANC;
  if (!isMovable(amount, smallest)) return outOfRange(amount, smallest);
  // Without a document in time only what was paid in is given back, and somebody looks first.
  if (wallet.identity !== 'checked' && !(isOverdue && amount <= most)) return refuse({ code: 'identity-not-checked' });
  const often = tooManyPayouts(wallet, amount === most, now);
  if (often) return refuse(often);
  const held =
    isOverdue ||
    lately(wallet, 'deposit', now) >= DEPOSITS_HELD_FROM ||
    lately(wallet, 'payout', now) + amount >= PAYOUTS_HELD_FROM;
  return ok([{ type: 'payoutRequested', id, amount, held, at: now, currency: facts.currency }]);
}

const lately = (wallet: Wallet, kind: 'deposit' | 'payout', now: Instant): number =>
  within(wallet, kind, now, THIRTY_DAYS);

export function settlePayout(wallet: Wallet, command: Of<'payOut' | 'returnPayout'>, around: Knowing): Decision {
  const { id } = command;
  const waiting = waitingUnder(wallet, id);
  if (waiting?.kind !== 'payout') return refuse({ code: 'not-waiting', id });
  return command.type === 'payOut' ? payOut(wallet, id, waiting, around) : putBack(id, waiting, around.by);
}

type Payout = Extract<Waiting, { kind: 'payout' }>;

/** Put back on the account it came from: wished by one, done by another. */
function putBack(id: string, waiting: Payout, by: string): Decision {
  if (waiting.returnBy === undefined) return ok([{ type: 'payoutReturnProposed', id, actor: by }]);
  if (waiting.returnBy === by) return refuse({ code: 'second-person-needed', id });
  return ok([{ type: 'payoutReturned', id, amount: waiting.amount, ...currencyIn(waiting) }]);
}

/** Whoever released a held payout, or looked at the document of its owner, does not hand it over. */
export const mayHandOver = ({ identityBy }: Pick<Wallet, 'identityBy'>, { releasedBy }: Payout, by: string): boolean =>
  releasedBy !== by && identityBy !== by;

function payOut(
  wallet: Wallet,
  id: string,
  waiting: Payout,
  { by, now: at, facts: { currency: house, hasTill } }: Knowing,
): Decision {
  const { amount, held, releasedBy } = waiting;
  // Nothing is handed over for play money; what waits from before is francs only where the house has them.
  const currency = waiting.currency ?? 'CHF';
  if (currency === 'CHF' && house === 'play') return refuse({ code: 'other-currency', currency, house });
  if (held) return refuse({ code: 'held', id });
  // What the document was checked for may have changed since; who has left, or brings none, was looked at before.
  const isLookedAt = wallet.closedAt !== undefined || (releasedBy !== undefined && identityOverdue(wallet, at));
  if (wallet.identity !== 'checked' && !isLookedAt) return refuse({ code: 'identity-not-checked' });
  if (!mayHandOver(wallet, waiting, by)) return refuse({ code: 'second-person-needed', id });
  if (currency === 'CHF' && !hasTill) return refuse({ code: 'till-closed' });
  return ok([
    { type: 'paidOut', id, amount, at, ...currencyIn(waiting), ...(currency === 'CHF' && { till: tillOf(by) }) },
  ]);
}

/** Somebody has looked at a payout that was held. */
export function releasePayout(waiting: Payout, id: string, by: string): Decision {
  return waiting.held ? ok([{ type: 'payoutReleased', id, actor: by }]) : refuse({ code: 'not-waiting', id });
}
