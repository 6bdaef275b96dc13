import type { Immutable } from '../kit/immutable.ts';
import { refuse } from '../kit/result.ts';
import { DAY, type Instant } from '../kit/time.ts';
import { francs, rappen } from './money.ts';
import type { Waiting, Wallet } from './wallet.ts';

/** What one movement of money may be at most, and at least. */
const HIGHEST = francs(100_000);
const SMALLEST = rappen(1);
/** What a player alone moves at least: less is nobody's wish, and each movement is kept for ten years. */
export const FRANC = francs(1);

export const isMovable = (amount: number, least = SMALLEST): boolean => amount >= least && amount <= HIGHEST;
export const outOfRange = (amount: number, least = SMALLEST) =>
  refuse({ code: 'amount-out-of-range', amount, least, highest: HIGHEST } as const);

/** How far back movements are looked at. */
export const THIRTY_DAYS = 30 * DAY;

/** How often a player moves money alone, in so many days: more often than anybody, and the account stays small. */
const OFTEN = { 1: 20, 30: 100 } as const;
/** So much waits for the desk at most, of each kind; cash itself is bounded by the till in which it has to lie. */
const WAITING = 20;

export type OftenRefusal = Immutable<
  | { code: 'too-many-movements'; kind: 'deposit' | 'payout'; most: number; days: 1 | 30 }
  | { code: 'too-many-waiting'; kind: Waiting['kind']; most: number }
>;

/** Play money that is paid in comes at once: nothing of it waits. */
export function tooOften(wallet: Wallet, kind: 'deposit' | 'payout', now: Instant): OftenRefusal | undefined {
  for (const days of [1, 30] as const) {
    const { [days]: most } = OFTEN;
    const isWithin = (at: Instant) => at > now - days * DAY;
    if (askedFor(wallet, kind).filter(isWithin).length >= most) return { code: 'too-many-movements', kind, most, days };
  }
  return undefined;
}

/** A payout when it was asked for, waiting or handed over; from before that was kept: when it was handed over. */
const askedFor = ({ recent, waiting }: Wallet, kind: 'deposit' | 'payout'): readonly Instant[] => [
  ...recent.filter((each) => each.kind === kind).map(({ asked, at }) => asked ?? at),
  ...Object.values(waiting).flatMap((each) =>
    each.kind === kind && 'at' in each && each.at !== undefined ? [each.at] : [],
  ),
];

/** The whole balance has a place beside the others, at any time: whoever leaves takes it along. */
export const tooManyPayouts = (wallet: Wallet, isAll: boolean, now: Instant): OftenRefusal | undefined =>
  isAll
    ? tooManyWaiting(wallet, 'payout', WAITING + 1)
    : (tooManyWaiting(wallet, 'payout') ?? tooOften(wallet, 'payout', now));

export const tooManyWaiting = (wallet: Wallet, kind: Waiting['kind'], places = WAITING): OftenRefusal | undefined =>
  waitingOf(wallet, kind) >= places ? { code: 'too-many-waiting', kind, most: WAITING } : undefined;

const waitingOf = ({ waiting }: Wallet, kind: Waiting['kind']): number =>
  Object.values(waiting).filter((each) => each.kind === kind).length;

/** Names of ours only: 'constructor' is no deposit that waits. */
export const waitingUnder = (wallet: Wallet, id: string): Waiting | undefined =>
  Object.hasOwn(wallet.waiting, id) ? wallet.waiting[id] : undefined;

/** What went in or out within a span until now. */
export const within = (
  wallet: Pick<Wallet, 'recent'>,
  kind: 'deposit' | 'payout',
  now: Instant,
  span: number,
): number =>
  wallet.recent.reduce((sum, each) => sum + (each.kind === kind && each.at > now - span ? each.amount : 0), 0);

/** Whose till cash goes through: 'person:rita' has the till 'rita'. */
export const tillOf = (by: string): string => by.slice('person:'.length);
