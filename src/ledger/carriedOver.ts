import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import { type Exclusion, isExcluded } from './exclusion.ts';
import { byWindow, inForce, type LimitKind, type Limits, type Window } from './limits.ts';
import { NOTHING, plus, type Rappen } from './money.ts';
import { THIRTY_DAYS } from './movement.ts';
import type { Wallet } from './wallet.ts';

/** What of a former account still holds for the same person. B21 4.2, 10.2, ruling M6 */
export type Carried = Pick<
  Wallet,
  'limits' | 'exclusion' | 'ownExclusion' | 'identity' | 'deposited' | 'recent' | 'francsSince' | 'givenBack'
>;

export const carriedFrom = (former: Wallet, now: Instant): Carried => {
  const { limits, exclusion, ownExclusion, identity, deposited, francsSince, givenBack } = former;
  const recent = former.recent.filter(({ at }) => at > now - THIRTY_DAYS);
  return {
    ...{ limits, exclusion, ...(ownExclusion && { ownExclusion }), identity, deposited, recent },
    ...(francsSince !== undefined && { francsSince }),
    ...(givenBack !== undefined && { givenBack }),
  };
};

export type FormerAccount = Immutable<{ id: string; wallet: Wallet }>;

/** Former accounts that still count here: not those that were taken over already, here or by a later one. */
export const toCarry = (wallet: Wallet, formers: readonly FormerAccount[]): readonly FormerAccount[] =>
  formers.filter(
    ({ id }) => ![wallet, ...formers.map((former) => former.wallet)].some((each) => each.carriedFrom?.includes(id)),
  );

/** The account as it holds, with what still holds of former ones. */
export const withFormers = (wallet: Wallet, formers: readonly FormerAccount[], at: Instant): Wallet =>
  toCarry(wallet, formers).reduce(
    (held, former) => carryOver(held, former.id, carriedFrom(former.wallet, at), at),
    wallet,
  );

/** Nobody comes back to a looser account than the one that was left: of two limits and exclusions the stricter holds. */
export function carryOver(wallet: Wallet, from: string, former: Carried, at: Instant): Wallet {
  if (wallet.carriedFrom?.includes(from)) return wallet;
  const own = longer(wallet.ownExclusion, former.ownExclusion, at);
  return {
    ...wallet,
    carriedFrom: [...(wallet.carriedFrom ?? []), from],
    limits: stricter(wallet.limits, former.limits, at),
    exclusion: longer(wallet.exclusion, former.exclusion, at),
    ...(own && { ownExclusion: own }),
    // Who showed a document shows it again; who was refused stays refused until somebody looks anew.
    identity: former.identity === 'refused' ? 'refused' : wallet.identity,
    deposited: plus(wallet.deposited, former.deposited),
    recent: [...wallet.recent, ...former.recent],
    // The month for showing a document does not begin anew, and nothing is given back twice.
    ...(former.francsSince !== undefined && { francsSince: former.francsSince }),
    ...(former.givenBack !== undefined && { givenBack: plus(wallet.givenBack ?? NOTHING, former.givenBack) }),
  };
}

/** The exclusion that lasts longer; one without an end lasts longest. */
function longer(a: Exclusion | undefined, b: Exclusion | undefined, at: Instant): Exclusion | undefined {
  const [first, second] = [a, b].map((each) => (isExcluded(each, at) ? each : undefined));
  if (first === undefined || second === undefined) return first ?? second;
  return end(first) >= end(second) ? first : second;
}

const end = ({ until }: Exclusion): number => until ?? Number.POSITIVE_INFINITY;

/** A raise that waits goes on waiting; where both accounts have a limit the lower amount holds. */
function stricter(a: Limits | undefined, b: Limits | undefined, at: Instant): Limits | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const lower = (first: Limits[LimitKind], second: Limits[LimitKind]) =>
    byWindow((days: Window) => {
      const [x, y] = [first[days], second[days]];
      return height(inForce(x, at)) <= height(inForce(y, at)) ? x : y;
    });
  const deposit = a.deposit && b.deposit ? lower(a.deposit, b.deposit) : (a.deposit ?? b.deposit);
  return { netLoss: lower(a.netLoss, b.netLoss), stake: lower(a.stake, b.stake), ...(deposit && { deposit }) };
}

const height = (amount: Rappen | undefined): number => amount ?? Number.POSITIVE_INFINITY;
