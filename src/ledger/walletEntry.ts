import { type Account, playerAccount, transitAccount } from './account.ts';
import { minus, NOTHING, type Rappen } from './money.ts';
import type { Entry, EntryKind } from './posting.ts';
import { CLOSING, type WalletEvent } from './wallet.ts';

/** The entry an event of the wallet makes in the ledger, if it moves money. */
export function walletEntry(person: string, event: WalletEvent): Entry | undefined {
  const player = playerAccount(person);
  const entry = (kind: EntryKind, from: Account, to: Account, amount: Rappen): Entry => ({
    key: `wallet/${keyOf(person, event)}/${kind}`,
    kind,
    postings: [{ from, to, amount }],
  });
  switch (event.type) {
    case 'deposited':
      return entry('deposit', event.via === 'cash' ? 'outside/cash' : 'outside/sandbox', player, event.amount);
    case 'payoutRequested':
      return entry('payout-request', player, transitAccount(person), event.amount);
    case 'paidOut':
      return entry('payout', transitAccount(person), 'outside/cash', event.amount);
    case 'forfeited':
      return entry('forfeit', transitAccount(person), 'publicBenefit', event.amount);
    case 'payoutReturned':
      return entry('payout-returned', transitAccount(person), player, event.amount);
    case 'corrected':
      return event.amount > 0
        ? entry('correction', 'house', player, event.amount)
        : entry('correction', player, 'house', minus(NOTHING, event.amount));
    default:
      return undefined;
  }
}

/** Ids are random but for the closing, which each account has once. */
const keyOf = (person: string, event: WalletEvent): string =>
  'id' in event ? (event.id === CLOSING ? `${person}/${CLOSING}` : event.id) : '';
