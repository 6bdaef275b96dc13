import { refuse } from '../kit/result.ts';
import type { Instant } from '../kit/time.ts';
import { francs } from './money.ts';
import type { Waiting, Wallet } from './wallet.ts';

/** What one movement of money may be at most. */
const HIGHEST = francs(100_000);
export const isMovable = (amount: number): boolean => amount > 0 && amount <= HIGHEST;
export const outOfRange = (amount: number) =>
  refuse({ code: 'amount-out-of-range', amount, highest: HIGHEST } as const);

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
