import {
  type Account,
  type Currency,
  houseAccount,
  outsideAccount,
  playerAccount,
  tillAccount,
  transitAccount,
} from './account.ts';
import { CLOSING, CLOSING_OTHER } from './closing.ts';
import { minus, NOTHING, type Rappen } from './money.ts';
import type { Entry, EntryKind } from './posting.ts';
import type { WalletEvent } from './wallet.ts';

/** The entry an event of the wallet makes in the ledger, if it moves money. */
export function walletEntry(person: string, event: WalletEvent): Entry | undefined {
  // Before there were two currencies everything was booked on these accounts.
  const currency: Currency = ('currency' in event ? event.currency : undefined) ?? 'CHF';
  const [player, transit] = [playerAccount(person, currency), transitAccount(person, currency)];
  const entry = (kind: EntryKind, from: Account, to: Account, amount: Rappen): Entry => ({
    key: `wallet/${keyOf(person, event)}/${kind}`,
    kind,
    postings: [{ from, to, amount }],
  });
  switch (event.type) {
    case 'deposited':
      return entry('deposit', cashOr(event.via === 'cash', event.till), player, event.amount);
    case 'payoutRequested':
      return entry('payout-request', player, transit, event.amount);
    case 'paidOut':
      return entry('payout', transit, cashOr(currency === 'CHF', event.till), event.amount);
    case 'forfeited':
      // Play money serves nobody.
      return entry('forfeit', transit, currency === 'CHF' ? 'publicBenefit' : 'outside/sandbox', event.amount);
    case 'payoutReturned':
      return entry('payout-returned', transit, player, event.amount);
    case 'corrected':
      return event.amount > 0
        ? entry('correction', houseAccount(currency), player, event.amount)
        : entry('correction', player, houseAccount(currency), minus(NOTHING, event.amount));
    default:
      return undefined;
  }
}

/** The till of the cashier; cash from before there were tills lies in one place. */
const cashOr = (isCash: boolean, till: string | undefined): Account =>
  isCash && till !== undefined ? tillAccount(till) : outsideAccount(isCash ? 'CHF' : 'play');

/** Ids are random but for those of the closing, which each account has once. */
const keyOf = (person: string, event: WalletEvent): string => {
  if (!('id' in event)) return '';
  return event.id === CLOSING || event.id === CLOSING_OTHER ? `${person}/${event.id}` : event.id;
};
