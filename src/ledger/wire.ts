import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import type { FileAnswer } from '../kit/wire.ts';
import type { ByWindow, Figures, Window } from './limits.ts';
import type { Rappen } from './money.ts';
import type { EntryKind, FundsRefusal } from './posting.ts';
import type { Till, TillRefusal } from './till.ts';
import type { Wallet, WalletRefusal } from './wallet.ts';

/** One line of a person's account. */
export type StatementLine = Immutable<{
  seq: number;
  at: Instant;
  kind: EntryKind;
  /** The receipt. */
  key: string;
  /** Negative when it goes out. */
  amount: Rappen;
  /** After it. */
  balance: Rappen;
}>;

/** The language a file is written in. */
export type SpokenIn = 'de' | 'fr' | 'it' | 'en';

/** Which lines are wanted: `until` is not included, `least` is an amount whichever way it went. */
export interface StatementQuery {
  kind?: string;
  from?: Instant;
  until?: Instant;
  least?: number;
}

/** Some lines; where there are earlier ones, `more` is asked for as `before`. */
export type StatementPage = Immutable<{ lines: StatementLine[]; more: number | null }>;

/** A person's own account. */
export type WalletAnswer = Immutable<{
  balance: Rappen;
  figures: Figures;
  wallet: Wallet;
  /** Play money, or cash at the desk. */
  money: 'sandbox' | 'cash';
  /** What must be accepted before a stake. B21 5 */
  inForce: { rules: string; conditions: string };
  /** Null until the limits are set. B21 10.2 */
  leftToLose: Rappen | null;
  /** Of the day's participations. B21 4.2 */
  participations: { left: number; most: number };
}>;

/** An account as the desk sees it. */
export type DeskAccount = Immutable<{
  wallet: Wallet;
  balance: Rappen;
  figures: Figures;
  /** To be compared with the document of whoever stands at the desk; null when the person is gone. */
  holder: { name: string; born: string; town: string } | null;
  /** The latest lines. */
  statement: StatementLine[];
}>;

/** Somebody whom the desk looks for. */
export type DeskPerson = Immutable<{
  person: string;
  name: string;
  email: string;
  born: string | null;
  town: string | null;
}>;

/** A cashier's till as the desk sees it. */
export type TillAnswer = Immutable<{
  person: string;
  /** Empty when the person is gone. */
  name: string;
  till: Till;
  /** Cash in less cash out since it was opened. */
  moved: Rappen;
}>;

/** What every command to an account answers with, now and when it comes again; so without what no screen reads of it. */
export type WalletAfter = Immutable<{ version: number; wallet: Omit<Wallet, 'recent'> }>;

/** What the books say about themselves. All counts of faults are 0 in a house in order. */
export type LedgerCheck = Immutable<{
  ok: boolean;
  entries: number;
  postings: number;
  /** Over all accounts: always 0. */
  sum: string;
  /** Accounts whose stored balance is not the sum of their postings. */
  wrongBalances: number;
  negativeBalances: number;
  /** Days whose figures for the limits do not follow from the postings. */
  wrongDays: number;
  /** Finished games whose stake, cards or win are not in the ledger exactly as they ended. */
  wrongGames: number;
  /** Deposits, payouts and corrections that no event of their account made so, or that are missing. */
  wrongEntries: number;
  /** Accounts whose limits, exclusion or identity are not what their events say. */
  wrongWallets: number;
  /** What differs first, by its key. */
  firstDifference: string | null;
}>;

type Refused = WalletRefusal | FundsRefusal;
type Done<Body, Refusal extends { readonly code: string } = Refused> = {
  body: Body;
  answer: WalletAfter;
  refusal: Refusal;
};

/** What passes between browser and server about money: a person's own account, the cash desk, the books. */
export interface LedgerWire {
  'GET /wallet': { answer: WalletAnswer };
  'POST /wallet/acceptance': Done<{ rules: string; conditions: string }>;
  'PUT /wallet/limits': Done<{
    netLoss: ByWindow<number>;
    stake?: Partial<Record<Window, number>>;
    deposit?: Partial<Record<Window, number>>;
    /** Raises that wait are taken back. */
    withdrawRaises?: boolean;
  }>;
  'POST /wallet/exclusion': Done<{ days: number }>;
  'POST /wallet/deposits': Done<{ amount: number }, Refused | { readonly code: 'cash-desk-only' }>;
  'POST /wallet/deposits/:id/confirmation': Done<Record<never, never>>;
  'DELETE /wallet/deposits/:id': { answer: WalletAfter; refusal: Refused };
  'POST /wallet/payouts': Done<{ amount: number }>;
  'POST /wallet/closing': Done<Record<never, never>>;
  'GET /wallet/statement': { query: StatementQuery & { before?: number }; answer: StatementPage };
  'GET /wallet/statement/csv': { query: StatementQuery & { language?: SpokenIn }; answer: FileAnswer };
  'GET /wallet/statement/pdf': { query: StatementQuery & { language?: SpokenIn }; answer: FileAnswer };

  'GET /desk/people': { query: { search: string }; answer: { readonly people: readonly DeskPerson[] } };
  'GET /desk/accounts/:person': { answer: DeskAccount };
  'POST /desk/accounts/:person/deposits': Done<{ amount: number }>;
  'DELETE /desk/accounts/:person/deposits/:id': { answer: WalletAfter; refusal: Refused };
  'POST /desk/accounts/:person/payouts': Done<{ id: string; result: 'paid' | 'returned' }>;
  'POST /desk/accounts/:person/approvals': Done<{ id: string }>;
  'POST /desk/accounts/:person/corrections': Done<{ amount: number; reason: string }>;
  'POST /desk/accounts/:person/identity': Done<{ result: 'checked' | 'refused' }>;
  'POST /desk/accounts/:person/exclusion': Done<{ reason: string }>;
  'POST /desk/accounts/:person/exclusion/approval': Done<Record<never, never>>;
  'DELETE /desk/accounts/:person/exclusion': { answer: WalletAfter; refusal: Refused };

  'GET /desk/tills': { answer: { readonly tills: readonly TillAnswer[] } };
  'POST /desk/till/opening': { body: { counted: number }; answer: { readonly till: Till }; refusal: TillRefusal };
  'POST /desk/till/closing': { body: { counted: number }; answer: { readonly till: Till }; refusal: TillRefusal };
  'POST /desk/tills/:person/signature': {
    body: Record<never, never>;
    answer: { readonly till: Till };
    refusal: TillRefusal;
  };

  'GET /ledger/check': { answer: LedgerCheck };
}
