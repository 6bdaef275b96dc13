import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import { type Account, playerAccount, transitAccount } from './account.ts';
import { type Exclusion, type ExclusionRefusal, excludeSelf, isExcluded } from './exclusion.ts';
import { type LimitRefusal, type Limits, type LimitsWish, setLimits } from './limits.ts';
import { francs, minus, NOTHING, plus, type Rappen } from './money.ts';
import type { Entry, EntryKind } from './posting.ts';

/** What the rules must know of a person's account besides its balance, which is the ledger's. */
export type Wallet = Immutable<{
  /** Accepted versions of the rules of Big21 and of the conditions for playing online. B21 5 */
  accepted: { rules: string; conditions: string } | undefined;
  limits: Limits | undefined;
  exclusion: Exclusion | undefined;
  /** Until it is checked the account is provisional: CHF 1,000 in at most, nothing out. */
  identity: 'unchecked' | 'checked' | 'refused';
  deposited: Rappen;
  /** Deposits, payouts and corrections that wait for somebody. */
  waiting: Record<string, Waiting>;
  /** Money in and out of late, for the thresholds of the anti-money-laundering ordinance. */
  recent: { kind: 'deposit' | 'payout'; amount: Rappen; at: Instant }[];
  /** Since when the account is closed: what was on it waits to be fetched. */
  closedAt?: Instant;
}>;

type Waiting = Immutable<
  | { kind: 'deposit'; amount: Rappen; by: string }
  | { kind: 'payout'; amount: Rappen; held: boolean }
  | { kind: 'correction'; amount: Rappen; reason: string; by: string }
>;

export type WalletCommand = Immutable<
  | { type: 'accept'; rules: string; conditions: string }
  | { type: 'setLimits'; wish: LimitsWish }
  | { type: 'excludeSelf'; days: number }
  | { type: 'exclude'; by: string; reason: string }
  | { type: 'readmit'; by: string }
  | { type: 'checkIdentity'; by: string; result: 'checked' | 'refused' }
  | { type: 'deposit'; id: string; amount: Rappen; via: Via; by: string }
  | { type: 'requestPayout'; id: string; amount: Rappen }
  | { type: 'payOut'; id: string; by: string }
  | { type: 'returnPayout'; id: string; by: string }
  | { type: 'proposeCorrection'; id: string; amount: Rappen; reason: string; by: string }
  | { type: 'approve'; id: string; by: string }
  | { type: 'close'; balance: Rappen }
  | { type: 'forfeit' }
>;

export type Via = 'cash' | 'sandbox';

export type WalletEvent = Immutable<
  | { type: 'accepted'; rules: string; conditions: string }
  | { type: 'limitsSet'; limits: Limits }
  | { type: 'excluded'; exclusion: Exclusion; actor: string }
  | { type: 'readmitted'; actor: string }
  | { type: 'identityChecked'; result: 'checked' | 'refused'; actor: string }
  | { type: 'depositProposed'; id: string; amount: Rappen; actor: string }
  | { type: 'deposited'; id: string; amount: Rappen; via: Via; at: Instant }
  | { type: 'payoutRequested'; id: string; amount: Rappen; held: boolean }
  | { type: 'payoutReleased'; id: string; actor: string }
  | { type: 'paidOut'; id: string; amount: Rappen; at: Instant }
  | { type: 'payoutReturned'; id: string; amount: Rappen }
  | { type: 'correctionProposed'; id: string; amount: Rappen; reason: string; actor: string }
  | { type: 'corrected'; id: string; amount: Rappen }
  | { type: 'closed'; at: Instant }
  | { type: 'forfeited'; id: string; amount: Rappen }
>;

export type WalletRefusal = Immutable<
  | LimitRefusal
  | ExclusionRefusal
  | { code: 'amount-out-of-range'; amount: number; highest: Rappen }
  | { code: 'provisional-limit'; deposited: Rappen; highest: Rappen }
  | { code: 'identity-not-checked' }
  | { code: 'not-waiting'; id: string }
  | { code: 'second-person-needed'; id: string }
  | { code: 'held'; id: string }
  | { code: 'not-excluded-by-operator' }
  | { code: 'account-closed'; closedAt: Instant }
  | { code: 'account-not-closed' }
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

const PROVISIONAL = francs(1_000);
const HIGHEST = francs(100_000);
/** A cashier's deposit above this needs a second person. */
export const SECOND_PERSON_ABOVE = francs(1_000);
/** Within thirty days: deposits, and payouts of a game that pays more than 70 %. */
const DEPOSITS_HELD_FROM = francs(15_000);
const PAYOUTS_HELD_FROM = francs(10_000);
const THIRTY_DAYS = 30 * 24 * HOUR;

export function decideWallet(
  wallet: Wallet,
  command: WalletCommand,
  now: Instant,
): Result<readonly WalletEvent[], WalletRefusal> {
  if (wallet.closedAt !== undefined && !AFTER_CLOSING.includes(command.type))
    return refuse({ code: 'account-closed', closedAt: wallet.closedAt });
  switch (command.type) {
    case 'close':
      return ok(close(wallet, command.balance, now));
    case 'forfeit':
      return forfeit(wallet, now);
    case 'accept':
      return ok([{ type: 'accepted', rules: command.rules, conditions: command.conditions }]);
    case 'setLimits': {
      const limits = setLimits(wallet.limits, command.wish, now);
      return limits.ok ? ok([{ type: 'limitsSet', limits: limits.value }]) : limits;
    }
    case 'excludeSelf': {
      const exclusion = excludeSelf(wallet.exclusion, command.days, now);
      return exclusion.ok ? ok([{ type: 'excluded', exclusion: exclusion.value, actor: 'self' }]) : exclusion;
    }
    case 'exclude': {
      const exclusion: Exclusion = { by: 'operator', from: now, until: undefined, reason: command.reason };
      return ok([{ type: 'excluded', exclusion, actor: command.by }]);
    }
    case 'readmit':
      if (wallet.exclusion?.by !== 'operator' || !isExcluded(wallet.exclusion, now))
        return refuse({ code: 'not-excluded-by-operator' });
      return ok([{ type: 'readmitted', actor: command.by }]);
    case 'checkIdentity':
      return ok([{ type: 'identityChecked', result: command.result, actor: command.by }]);
    case 'deposit':
      return decideDeposit(wallet, command, now);
    case 'requestPayout':
      return decidePayout(wallet, command, now);
    case 'payOut':
    case 'returnPayout':
      return settlePayout(wallet, command, now);
    case 'proposeCorrection': {
      const { id, amount, reason, by } = command;
      if (amount === 0 || Math.abs(amount) > HIGHEST) return outOfRange(amount);
      return ok([{ type: 'correctionProposed', id, amount, reason, actor: by }]);
    }
    case 'approve':
      return decideApproval(wallet, command, now);
    default:
      return absurd(command);
  }
}

/** What is still done with a closed account: its money is handed over, or given away. */
const AFTER_CLOSING: readonly string[] = ['payOut', 'approve', 'forfeit', 'proposeCorrection'];

/** The balance waits at the cash desk for two years, then it serves the public benefit. Gaming ordinance 51 */
export const FETCHED_WITHIN = 2 * 365 * 24 * HOUR;
/** On closing somebody looks first. Anti-money-laundering ordinance 4 */
const CLOSING_HELD_FROM = francs(5_000);
const CLOSING = 'closing';

function close(wallet: Wallet, balance: Rappen, at: Instant): readonly WalletEvent[] {
  const closed: WalletEvent = { type: 'closed', at };
  if (balance === 0) return [closed];
  // Also where the identity was never checked: whoever fetches it shows a document first.
  const held = balance >= CLOSING_HELD_FROM || wallet.identity !== 'checked';
  return [closed, { type: 'payoutRequested', id: CLOSING, amount: balance, held }];
}

function forfeit(wallet: Wallet, now: Instant): Result<readonly WalletEvent[], WalletRefusal> {
  if (wallet.closedAt === undefined) return refuse({ code: 'account-not-closed' });
  const until = wallet.closedAt + FETCHED_WITHIN;
  if (now < until) return refuse({ code: 'still-to-be-fetched', until });
  return ok(
    Object.entries(wallet.waiting).flatMap(([id, { kind, amount }]): WalletEvent[] =>
      kind === 'payout' ? [{ type: 'forfeited', id, amount }] : [],
    ),
  );
}

const outOfRange = (amount: number) => refuse({ code: 'amount-out-of-range', amount, highest: HIGHEST });

function decideDeposit(
  wallet: Wallet,
  { id, amount, via, by }: Extract<WalletCommand, { type: 'deposit' }>,
  at: Instant,
): Result<readonly WalletEvent[], WalletRefusal> {
  if (amount <= 0 || amount > HIGHEST) return outOfRange(amount);
  const refusal = provisionalRefusal(wallet, amount);
  if (refusal) return refuse(refusal);
  if (via === 'cash' && amount > SECOND_PERSON_ABOVE) return ok([{ type: 'depositProposed', id, amount, actor: by }]);
  return ok([{ type: 'deposited', id, amount, via, at }]);
}

const provisionalRefusal = ({ identity, deposited }: Wallet, amount: Rappen): WalletRefusal | undefined =>
  identity !== 'checked' && plus(deposited, amount) > PROVISIONAL
    ? { code: 'provisional-limit', deposited, highest: PROVISIONAL }
    : undefined;

function decidePayout(
  wallet: Wallet,
  { id, amount }: Extract<WalletCommand, { type: 'requestPayout' }>,
  now: Instant,
): Result<readonly WalletEvent[], WalletRefusal> {
  if (amount <= 0 || amount > HIGHEST) return outOfRange(amount);
  if (wallet.identity !== 'checked') return refuse({ code: 'identity-not-checked' });
  const held =
    lately(wallet, 'deposit', now) >= DEPOSITS_HELD_FROM || lately(wallet, 'payout', now) + amount >= PAYOUTS_HELD_FROM;
  return ok([{ type: 'payoutRequested', id, amount, held }]);
}

const lately = (wallet: Wallet, kind: 'deposit' | 'payout', now: Instant): number =>
  wallet.recent.reduce((sum, each) => sum + (each.kind === kind && each.at > now - THIRTY_DAYS ? each.amount : 0), 0);

function settlePayout(
  wallet: Wallet,
  command: Extract<WalletCommand, { type: 'payOut' | 'returnPayout' }>,
  at: Instant,
): Result<readonly WalletEvent[], WalletRefusal> {
  const { id } = command;
  const waiting = waitingOf(wallet, id);
  if (waiting?.kind !== 'payout') return refuse({ code: 'not-waiting', id });
  const { amount, held } = waiting;
  if (command.type === 'returnPayout') return ok([{ type: 'payoutReturned', id, amount }]);
  return held ? refuse({ code: 'held', id }) : ok([{ type: 'paidOut', id, amount, at }]);
}

/** Ids come from outside: 'constructor' is nobody's payout. */
const waitingOf = (wallet: Wallet, id: string) => (Object.hasOwn(wallet.waiting, id) ? wallet.waiting[id] : undefined);

/** The second of two people. Nobody approves what he proposed. */
function decideApproval(
  wallet: Wallet,
  { id, by }: Extract<WalletCommand, { type: 'approve' }>,
  at: Instant,
): Result<readonly WalletEvent[], WalletRefusal> {
  const waiting = waitingOf(wallet, id);
  if (waiting === undefined || (waiting.kind === 'payout' && !waiting.held)) return refuse({ code: 'not-waiting', id });
  if (waiting.kind === 'payout') return ok([{ type: 'payoutReleased', id, actor: by }]);
  if (waiting.by === by) return refuse({ code: 'second-person-needed', id });
  if (waiting.kind === 'correction') return ok([{ type: 'corrected', id, amount: waiting.amount }]);
  const refusal = provisionalRefusal(wallet, waiting.amount);
  return refusal ? refuse(refusal) : ok([{ type: 'deposited', id, amount: waiting.amount, via: 'cash', at }]);
}

export function evolveWallet(wallet: Wallet, event: WalletEvent): Wallet {
  switch (event.type) {
    case 'accepted':
      return { ...wallet, accepted: { rules: event.rules, conditions: event.conditions } };
    case 'limitsSet':
      return { ...wallet, limits: event.limits };
    case 'excluded':
      return { ...wallet, exclusion: event.exclusion };
    case 'readmitted':
      return { ...wallet, exclusion: undefined };
    case 'identityChecked':
      return { ...wallet, identity: event.result };
    case 'depositProposed':
      return wait(wallet, event.id, { kind: 'deposit', amount: event.amount, by: event.actor });
    case 'deposited':
      return {
        ...stopWaiting(wallet, event.id),
        deposited: plus(wallet.deposited, event.amount),
        recent: remember(wallet, { kind: 'deposit', amount: event.amount, at: event.at }),
      };
    case 'payoutRequested':
      return wait(wallet, event.id, { kind: 'payout', amount: event.amount, held: event.held });
    case 'payoutReleased': {
      const waiting = waitingOf(wallet, event.id);
      return waiting?.kind === 'payout' ? wait(wallet, event.id, { ...waiting, held: false }) : wallet;
    }
    case 'paidOut':
      return {
        ...stopWaiting(wallet, event.id),
        recent: remember(wallet, { kind: 'payout', amount: event.amount, at: event.at }),
      };
    case 'payoutReturned':
    case 'corrected':
    case 'forfeited':
      return stopWaiting(wallet, event.id);
    case 'closed':
      return { ...wallet, closedAt: event.at };
    case 'correctionProposed':
      return wait(wallet, event.id, {
        kind: 'correction',
        amount: event.amount,
        reason: event.reason,
        by: event.actor,
      });
    default:
      return absurd(event);
  }
}

const wait = (wallet: Wallet, id: string, waiting: Waiting): Wallet => ({
  ...wallet,
  waiting: { ...wallet.waiting, [id]: waiting },
});

function stopWaiting(wallet: Wallet, id: string): Wallet {
  const { [id]: _, ...waiting } = wallet.waiting;
  return { ...wallet, waiting };
}

const remember = (wallet: Wallet, movement: Wallet['recent'][number]): Wallet['recent'] => [
  ...wallet.recent.filter(({ at }) => at > movement.at - THIRTY_DAYS),
  movement,
];

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
