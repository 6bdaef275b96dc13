import { absurd } from '../kit/absurd.ts';
import { canonical } from '../kit/canonical.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import type { Currency } from './account.ts';
import { type Carried, carriedFrom, type FormerAccount, toCarry } from './carriedOver.ts';
import { close, currencyIn, forfeit } from './closing.ts';
import { confirmDeposit, type DepositRefusal, declineDeposit, deposit, takeDeposit } from './depositing.ts';
import { decideAtDesk } from './deskExclusion.ts';
import { DESK_DUTIES } from './duties.ts';
import { type Exclusion, type ExclusionRefusal, excludeSelf } from './exclusion.ts';
import { type LimitRefusal, type Limits, type LimitsWish, setLimits } from './limits.ts';
import { NOTHING, type Rappen } from './money.ts';
import { isMovable, outOfRange, tooManyWaiting, waitingUnder } from './movement.ts';
import { releasePayout, requestPayout, settlePayout } from './payingOut.ts';
import type { ProvisionalRefusal } from './provisional.ts';
import { changed } from './walletChanges.ts';

/** What the rules must know of a person's account besides its balance, which is the ledger's. */
export type Wallet = Immutable<{
  /** Accepted versions of the rules of Big21 and of the conditions for playing online. B21 5 */
  accepted: { rules: string; conditions: string } | undefined;
  limits: Limits | undefined;
  /** The one that is in the way; nobody lifts the player's own. */
  exclusion: Exclusion | undefined;
  /** The player's own, also while the operator's lies over it. */
  ownExclusion?: Exclusion;
  /** What one person at the desk wishes about the exclusion; another one decides. */
  proposal?: { kind: 'exclude' | 'readmit'; reason: string; by: string };
  /** Former accounts of the same person whose limits and exclusions hold here. */
  carriedFrom?: string[];
  /** Until it is checked the account is provisional: CHF 1,000 in at most, nothing out. */
  identity: 'unchecked' | 'checked' | 'refused';
  /** Who looked at the document: somebody else hands the money over. */
  identityBy?: string;
  deposited: Rappen;
  /** Without a document: since when francs lie here, and what of them was given back. Gaming ordinance 52 */
  francsSince?: Instant;
  givenBack?: Rappen;
  /** Deposits, payouts and corrections that wait for somebody. */
  waiting: Record<string, Waiting>;
  /** Money in and out of late, for the thresholds of the anti-money-laundering ordinance; a payout also when it was asked for. */
  recent: { kind: 'deposit' | 'payout'; amount: Rappen; at: Instant; asked?: Instant }[];
  /** Since when the account is closed: what was on it waits to be fetched. */
  closedAt?: Instant;
}>;

/** What waits for a second person, or to be handed over. */
export type Waiting = Immutable<
  | { kind: 'deposit'; amount: Rappen; by: string }
  | WaitingPayout
  | { kind: 'correction'; amount: Rappen; reason: string; by: string; currency?: Currency }
>;

type WaitingPayout = {
  kind: 'payout';
  amount: Rappen;
  held: boolean;
  /** When it was asked for; without it, before that was kept. */
  at?: Instant;
  releasedBy?: string;
  /** Who wishes to put it back on the account; another one does. */
  returnBy?: string;
  currency?: Currency;
};

export type WalletCommand = Immutable<
  | { type: 'accept'; rules: string; conditions: string }
  | { type: 'setLimits'; wish: LimitsWish }
  | { type: 'excludeSelf'; days: number }
  | { type: 'exclude'; reason: string }
  | { type: 'readmit' }
  | { type: 'approveExclusion' }
  | { type: 'checkIdentity'; result: 'checked' | 'refused' }
  /** The person's name, birthday, address or mailbox is another one now. */
  | { type: 'dropIdentity' }
  | { type: 'deposit'; id: string; amount: Rappen; via: Via }
  /** The player says that this was paid in at the desk, or was not. */
  | { type: 'confirmDeposit'; id: string }
  | { type: 'declineDeposit'; id: string }
  | { type: 'requestPayout'; id: string; amount: Rappen | 'all' }
  | { type: 'payOut'; id: string }
  | { type: 'returnPayout'; id: string }
  | { type: 'proposeCorrection'; id: string; amount: Rappen; reason: string }
  | { type: 'approve'; id: string }
  | { type: 'close' }
  | { type: 'forfeit' }
>;

/** What the ledger and the terms of the house say at this moment. */
export type WalletFacts = Immutable<{
  /** Whose account it is. */
  person: string;
  /** What the house plays with now; play money never becomes francs, nor francs play money. */
  currency: Currency;
  /** On the player's account. */
  balance: Rappen;
  /** In the other currency, from before the house changed. */
  otherBalance: Rappen;
  /** The versions of rules and conditions that hold now. B21 5, 24 */
  inForce: { rules: string; conditions: string };
  /** Whoever asks has opened a till: without one nobody handles cash. */
  hasTill: boolean;
  /** Accounts of the same person before leaving and coming back. */
  formers: FormerAccount[];
}>;

export type Knowing = Around<WalletFacts, string>;
export type Decision = Result<readonly WalletEvent[], WalletRefusal>;

export type Of<Type extends WalletCommand['type']> = Extract<WalletCommand, { readonly type: Type }>;

export type Via = 'cash' | 'sandbox';

/**
 * Without a currency or a till: from before play money had accounts and cashiers had tills of their own. A payout
 * asked for without an instant: from before it counted when.
 */
export type WalletEvent = Immutable<
  | { type: 'accepted'; rules: string; conditions: string }
  | { type: 'carriedOver'; from: string; carried: Carried; at: Instant }
  | { type: 'limitsSet'; limits: Limits }
  | { type: 'excluded'; exclusion: Exclusion; actor: string }
  | { type: 'readmitted'; actor: string }
  | { type: 'exclusionProposed'; kind: 'exclude' | 'readmit'; reason: string; actor: string }
  | { type: 'identityChecked'; result: 'checked' | 'refused'; actor: string }
  | { type: 'identityFell' }
  | { type: 'depositProposed'; id: string; amount: Rappen; actor: string }
  | { type: 'depositDeclined'; id: string; actor: string }
  | { type: 'deposited'; id: string; amount: Rappen; via: Via; at: Instant; currency?: Currency; till?: string }
  | { type: 'payoutRequested'; id: string; amount: Rappen; held: boolean; at?: Instant; currency?: Currency }
  | { type: 'payoutReleased'; id: string; actor: string }
  | { type: 'paidOut'; id: string; amount: Rappen; at: Instant; currency?: Currency; till?: string }
  | { type: 'payoutReturnProposed'; id: string; actor: string }
  | { type: 'payoutReturned'; id: string; amount: Rappen; currency?: Currency }
  | { type: 'correctionProposed'; id: string; amount: Rappen; reason: string; actor: string; currency?: Currency }
  | { type: 'corrected'; id: string; amount: Rappen; currency?: Currency }
  | { type: 'closed'; at: Instant }
  | { type: 'forfeited'; id: string; amount: Rappen; currency?: Currency }
>;

export type WalletRefusal = Immutable<
  | LimitRefusal
  | DepositRefusal
  | ExclusionRefusal
  | { code: 'not-in-force'; rules: string; conditions: string; article: 'B21 5' }
  | { code: 'amount-out-of-range'; amount: number; least: Rappen; highest: Rappen }
  | ProvisionalRefusal
  | { code: 'identity-not-checked' }
  | { code: 'not-waiting'; id: string }
  | { code: 'second-person-needed'; id: string }
  | { code: 'till-closed' }
  | { code: 'held'; id: string }
  | { code: 'about-oneself' }
  | { code: 'not-excluded-by-operator' }
  | { code: 'nothing-proposed' }
  | { code: 'account-closed'; closedAt: Instant }
  | { code: 'account-not-closed' }
  | { code: 'other-currency'; currency: Currency; house: Currency }
  | { code: 'still-to-be-fetched'; until: Instant }
>;

export const NEW_WALLET: Wallet = {
  accepted: undefined,
  limits: undefined,
  exclusion: undefined,
  identity: 'unchecked',
  deposited: NOTHING,
  waiting: {},
  recent: [],
};

/**
 * What is asked → what happens, or why it is refused. `by` is who asks: the player, somebody at the desk, or 'system'.
 * Whatever is decided first takes over what still holds of the person's former accounts.
 */
function decide(wallet: Wallet, command: WalletCommand, around: Knowing): Decision {
  const carried = carriedOver(wallet, around);
  const decision = decideCarried(carried.reduce(changed, wallet), command, around);
  return decision.ok && decision.value.length > 0 ? ok([...carried, ...decision.value]) : decision;
}

const carriedOver = (wallet: Wallet, { facts: { formers }, now: at }: Knowing): readonly WalletEvent[] =>
  toCarry(wallet, formers).map(({ id, wallet: former }) => ({
    ...{ type: 'carriedOver', from: id, carried: carriedFrom(former, at), at },
  }));

function decideCarried(wallet: Wallet, command: WalletCommand, around: Knowing): Decision {
  const { now, by } = around;
  if (wallet.closedAt !== undefined && !AFTER_CLOSING.includes(command.type))
    return refuse({ code: 'account-closed', closedAt: wallet.closedAt });
  if (isAtDesk(command) && by === `person:${around.facts.person}`) return refuse({ code: 'about-oneself' });
  switch (command.type) {
    case 'close':
      return ok(close(wallet, around));
    case 'forfeit':
      return forfeit(wallet, now);
    case 'accept':
      return accept(wallet, command, around);
    case 'setLimits': {
      const limits = setLimits(wallet.limits, command.wish, now);
      if (!limits.ok) return limits;
      return ok(isSame(limits.value, wallet.limits) ? [] : [{ type: 'limitsSet', limits: limits.value }]);
    }
    case 'excludeSelf': {
      const exclusion = excludeSelf(wallet.exclusion, command.days, now);
      return exclusion.ok ? ok([{ type: 'excluded', exclusion: exclusion.value, actor: 'self' }]) : exclusion;
    }
    case 'exclude':
    case 'readmit':
    case 'approveExclusion':
      return decideAtDesk(wallet, command, around);
    case 'checkIdentity': {
      const { result } = command;
      if (wallet.identity === result && wallet.identityBy === by) return ok([]);
      return ok([{ type: 'identityChecked', result, actor: by }]);
    }
    case 'dropIdentity':
      return ok(wallet.identity === 'checked' ? [{ type: 'identityFell' }] : []);
    case 'deposit':
      return deposit(wallet, command, around);
    case 'confirmDeposit':
      return confirmDeposit(wallet, command.id, around);
    case 'declineDeposit':
      return declineDeposit(wallet, command.id, by);
    case 'requestPayout':
      return requestPayout(wallet, command, around);
    case 'payOut':
    case 'returnPayout':
      return settlePayout(wallet, command, around);
    case 'proposeCorrection': {
      const { id, amount, reason } = command;
      if (!isMovable(Math.abs(amount))) return outOfRange(amount);
      const many = tooManyWaiting(wallet, 'correction');
      if (many) return refuse(many);
      return ok([{ type: 'correctionProposed', id, amount, reason, actor: by, currency: around.facts.currency }]);
    }
    case 'approve':
      return approve(wallet, command.id, around);
    default:
      return absurd(command);
  }
}

/** At the desk somebody handles another person's money, never his own. */
const isAtDesk = (command: WalletCommand): boolean =>
  command.type === 'deposit' ? command.via === 'cash' : AT_DESK.has(command.type);
const AT_DESK: ReadonlySet<string> = new Set([...Object.keys(DESK_DUTIES), 'approve', 'approveExclusion']);

/** What is still done with a closed account: its money is handed over, or given away. */
const AFTER_CLOSING: readonly string[] = ['payOut', 'approve', 'declineDeposit', 'forfeit', 'proposeCorrection'];

/** Only what holds now can be accepted. B21 5 */
function accept({ accepted }: Wallet, { rules, conditions }: Of<'accept'>, { facts: { inForce } }: Knowing): Decision {
  if (rules !== inForce.rules || conditions !== inForce.conditions)
    return refuse({ code: 'not-in-force', ...inForce, article: 'B21 5' });
  return ok(isSame({ rules, conditions }, accepted) ? [] : [{ type: 'accepted', rules, conditions }]);
}

const isSame = (a: object, b: object | undefined): boolean => b !== undefined && canonical(a) === canonical(b);

/** The second of two people. Nobody approves what he proposed. */
function approve(wallet: Wallet, id: string, around: Knowing): Decision {
  const { by } = around;
  const waiting = waitingUnder(wallet, id);
  if (waiting === undefined) return refuse({ code: 'not-waiting', id });
  if (waiting.kind === 'payout') return releasePayout(waiting, id, by);
  if (waiting.by === by) return refuse({ code: 'second-person-needed', id });
  if (waiting.kind === 'deposit') return takeDeposit(wallet, id, waiting, around);
  return ok([{ type: 'corrected', id, amount: waiting.amount, ...currencyIn(waiting) }]);
}

/** A person's account: what was accepted, its limits, and money on its way in and out. */
export const wallet: Process<Wallet, WalletCommand, WalletEvent, WalletFacts, WalletRefusal> = {
  initial: NEW_WALLET,
  decide,
  evolve: changed,
};
