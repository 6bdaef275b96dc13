import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { addDays, DAY, type Day, HOUR, type Instant } from '../kit/time.ts';
import { francs, plus, type Rappen } from './money.ts';

/** Limits hold for a Zurich calendar day, and for seven and thirty of them, today included. Ruling M6 */
export const WINDOWS = [1, 7, 30] as const;
export type Window = (typeof WINDOWS)[number];
export type ByWindow<T> = Readonly<Record<Window, T>>;

/** B21 10.2 names two limits: what a player may lose on balance, and what he may stake. */
export type LimitKind = 'netLoss' | 'stake';

/** One value in force, and perhaps a higher one that waits. `undefined` is no limit, which only the stake may have. */
type Limit = Immutable<{ amount: Rappen | undefined; raise?: { amount: Rappen | undefined; from: Instant } }>;

/** What may be paid in is the player's own wish, like the stake; accounts from before it was offered have none. */
export type Limits = Readonly<Record<LimitKind, ByWindow<Limit>>> & { readonly deposit?: ByWindow<Limit> };

/** What a player asks for: net loss is mandatory before the first stake, the stake limit is his own wish. */
export type LimitsWish = Immutable<{
  netLoss: ByWindow<Rappen>;
  stake?: Partial<Record<Window, Rappen | undefined>>;
  deposit?: Partial<Record<Window, Rappen | undefined>>;
  /** Raises that wait are taken back. */
  withdrawRaises?: boolean;
}>;

/** Money in Big21 in each window: staked includes bought cards (ruling 17), net loss is that less what was won. */
export type Figures = Immutable<Record<LimitKind, ByWindow<Rappen>>>;

export type LimitRefusal = Immutable<
  | { code: 'limits-not-set'; article: 'B21 10.2' }
  | {
      code: 'limit-reached';
      limit: LimitKind;
      days: Window;
      amount: Rappen;
      used: Rappen;
      wanted: Rappen;
      article: 'B21 10.2';
    }
  | { code: 'deposit-limit-reached'; days: Window; amount: Rappen; used: Rappen }
  | {
      code: 'limit-out-of-range';
      limit: LimitKind | 'deposit';
      days: Window;
      amount: number;
      highest: Rappen;
      article: 'B21 10.2';
    }
>;

export const HIGHEST_NET_LOSS = francs(900);
export const RAISE_WAITS = 72 * HOUR;

/**
 * Lowering holds at once, raising after 72 hours. A raise that waits goes on waiting while other limits are set, and does
 * not begin anew when it is wished again; it falls when its limit is lowered or when it is withdrawn. Ruling M6
 */
export function setLimits(current: Limits | undefined, wish: LimitsWish, now: Instant): Result<Limits, LimitRefusal> {
  for (const days of WINDOWS) {
    const { [days]: netLoss } = wish.netLoss;
    const stake = wish.stake?.[days];
    if (!isWithin(netLoss, HIGHEST_NET_LOSS)) return outOfRange('netLoss', days, netLoss, HIGHEST_NET_LOSS);
    if (stake !== undefined && !isWithin(stake, HIGHEST_STAKE)) return outOfRange('stake', days, stake, HIGHEST_STAKE);
    const deposit = wish.deposit?.[days];
    if (deposit !== undefined && !isWithin(deposit, HIGHEST_STAKE))
      return outOfRange('deposit', days, deposit, HIGHEST_STAKE);
  }
  const changed = (limit: Limit | undefined, amount: Rappen | undefined): Limit =>
    change(limit, amount, now, wish.withdrawRaises === true);
  const hasDeposit = current?.deposit !== undefined || wish.deposit !== undefined;
  return ok({
    netLoss: byWindow((days) => changed(current?.netLoss[days], wish.netLoss[days])),
    stake: byWindow((days) => changed(current?.stake[days], wish.stake?.[days])),
    ...(hasDeposit && {
      deposit: byWindow((days) => changed(current?.deposit?.[days], wish.deposit?.[days])),
    }),
  });
}

const HIGHEST_STAKE = francs(100_000);

const isWithin = (amount: number, highest: Rappen) => Number.isSafeInteger(amount) && amount >= 0 && amount <= highest;

const outOfRange = (limit: LimitKind | 'deposit', days: Window, amount: number, highest: Rappen) =>
  refuse({ code: 'limit-out-of-range', limit, days, amount, highest, article: 'B21 10.2' });

function change(limit: Limit | undefined, wanted: Rappen | undefined, now: Instant, withdraws: boolean): Limit {
  if (limit === undefined) return { amount: wanted };
  const held = inForce(limit, now);
  const waiting = limit.raise !== undefined && now < limit.raise.from && !withdraws ? limit.raise : undefined;
  if (wanted === held) return { amount: held, ...(waiting && { raise: waiting }) };
  if (!isHigher(wanted, held)) return { amount: wanted };
  // What was to come anyway comes on its day; what is higher still has to wait.
  const from = waiting && !isHigher(wanted, waiting.amount) ? waiting.from : now + RAISE_WAITS;
  return { amount: held, raise: { amount: wanted, from } };
}

const isHigher = (a: Rappen | undefined, b: Rappen | undefined): boolean =>
  b !== undefined && (a === undefined || a > b);

/** The amount that holds at an instant. */
export const inForce = (limit: Limit, now: Instant): Rappen | undefined =>
  limit.raise !== undefined && now >= limit.raise.from ? limit.raise.amount : limit.amount;

/** May the player put this amount at risk now? Asked for stakes and for bought cards. B21 10.2 */
export function checkLimits(
  limits: Limits | undefined,
  figures: Figures,
  amount: Rappen,
  now: Instant,
): Result<undefined, LimitRefusal> {
  if (limits === undefined) return refuse({ code: 'limits-not-set', article: 'B21 10.2' });
  for (const kind of ['netLoss', 'stake'] as const)
    for (const days of WINDOWS) {
      const limit = inForce(limits[kind][days], now);
      const used = figures[kind][days];
      if (limit !== undefined && plus(used, amount) > limit)
        return refuse({
          code: 'limit-reached',
          limit: kind,
          days,
          amount: limit,
          used,
          wanted: amount,
          article: 'B21 10.2',
        });
    }
  return ok(undefined);
}

/** May the player pay this in now? Spans of days back from this moment. */
export function checkDeposit(
  limits: Limits | undefined,
  paidInSince: (from: Instant) => number,
  amount: Rappen,
  now: Instant,
): LimitRefusal | undefined {
  for (const days of WINDOWS) {
    const limit = limits?.deposit && inForce(limits.deposit[days], now);
    const used = paidInSince(now - days * DAY) as Rappen;
    if (limit !== undefined && used + amount > limit)
      return { code: 'deposit-limit-reached', days, amount: limit, used };
  }
  return undefined;
}

/** What may still be lost under the strictest net-loss limit: shown on every screen of the game. */
export function leftToLose(limits: Limits, figures: Figures, now: Instant): Rappen {
  const left = WINDOWS.map((days) => (inForce(limits.netLoss[days], now) ?? 0) - figures.netLoss[days]);
  return Math.max(0, Math.min(...left)) as Rappen;
}

/** The first day of a window that ends today. */
export const firstDay = (today: Day, days: Window): Day => addDays(today, 1 - days);

export const byWindow = <T>(of: (days: Window) => T): ByWindow<T> => ({ 1: of(1), 7: of(7), 30: of(30) });
