import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { type Account, currencyOf, mayBeNegative } from './account.ts';
import { minus, plus, type Rappen } from './money.ts';

/** One posting takes from one account what it gives to another, so it cannot be out of balance. */
export type Posting = Immutable<{ from: Account; to: Account; amount: Rappen }>;

/** What money moves for. */
export type EntryKind =
  | 'deposit'
  | 'payout-request'
  | 'payout'
  | 'payout-returned'
  | 'stake'
  | 'card'
  | 'win'
  | 'correction'
  | 'forfeit'
  /** Missing from a till, or too much in it. */
  | 'till-difference'
  /** Once, when play money got accounts of its own. */
  | 'opening';

/** What happened, once: a second entry with the same key is refused. 'big21/7f3a/win' */
export type Entry = Immutable<{ key: string; kind: EntryKind; postings: Posting[] }>;

export type PostingRefusal = Immutable<
  | { code: 'insufficient-funds'; account: Account; left: Rappen }
  | { code: 'amount-not-positive'; amount: Rappen }
  | { code: 'same-account'; account: Account }
  | { code: 'two-currencies'; from: Account; to: Account }
  | { code: 'nothing-to-post' }
>;

/** What a person is told when the money is not there; for a bought card with the article. */
export type FundsRefusal = Immutable<{ code: 'insufficient-funds'; article?: 'B21 10.2' }>;

/**
 * The balances after the entry, for the accounts it touches; or why it cannot be posted. An entry is one act: what counts is
 * what it leaves on each account, not the order of its postings. The database does it in one statement (`ledger_post`),
 * which a contract test compares with this. @judge
 */
export function post(
  entry: Entry,
  balanceOf: (account: Account) => Rappen,
): Result<ReadonlyMap<Account, Rappen>, PostingRefusal> {
  if (entry.postings.length === 0) return refuse({ code: 'nothing-to-post' });
  const after = new Map<Account, Rappen>();
  const balance = (account: Account) => after.get(account) ?? balanceOf(account);
  for (const { from, to, amount } of entry.postings) {
    if (amount <= 0) return refuse({ code: 'amount-not-positive', amount });
    if (from === to) return refuse({ code: 'same-account', account: from });
    if (currencyOf(from) !== currencyOf(to)) return refuse({ code: 'two-currencies', from, to });
    after.set(from, minus(balance(from), amount));
    after.set(to, plus(balance(to), amount));
  }
  for (const [account, left] of after)
    if (left < 0 && !mayBeNegative(account)) return refuse({ code: 'insufficient-funds', account, left });
  return ok(after);
}
