import type { Immutable } from '../kit/immutable.ts';
import { type Day, type Instant, yearsBetween, zurichDay } from '../kit/time.ts';
import { type Exclusion, isExcluded } from '../ledger/exclusion.ts';
import { identityOverdue } from '../ledger/provisional.ts';
import type { Wallet } from '../ledger/wallet.ts';

/** What the rules must know of a person who stakes money. */
export type Player = Immutable<{
  isDeleted: boolean;
  /** The e-mail address. */
  isConfirmed: boolean;
  /** Excluded by the organiser of the house; the account's own exclusion is the wallet's. */
  isExcluded: boolean;
  /** Perhaps somebody's second account: somebody looks at it. */
  isHeld: boolean;
  /** Undefined until the person gave all of it. No canton: the postcode is none of Switzerland's. */
  residence: { born: Day; postcode: string; canton: string | undefined } | undefined;
}>;

export type PlayerRefusal = Immutable<
  | { code: 'person-deleted'; article: 'B21 5' }
  | { code: 'data-missing'; article: 'B21 5' }
  | { code: 'email-not-confirmed'; article: 'B21 5' }
  | { code: 'under-age'; age: number; least: typeof LEAST_AGE; article: 'B21 1.1' }
  | { code: 'outside-cantons'; postcode: string; article: 'B21 1.2' }
  | { code: 'excluded'; by: Exclusion['by']; until: Instant | null; article: 'B21 5' }
  | { code: 'held-for-review'; article: 'B21 5' }
>;

export type AccountRefusal = Immutable<
  | { code: 'excluded'; by: Exclusion['by']; until: Instant | null; article: 'B21 5' }
  | { code: 'identity-refused'; article: 'B21 5' }
  | { code: 'identity-overdue'; due: Instant; article: 'B21 5' }
  | { code: 'rules-not-accepted'; rules: string; conditions: string; article: 'B21 5' }
>;

const LEAST_AGE = 18; // B21 1.1

// B21 1.2: German-speaking Switzerland.
export const CANTONS = [
  'ZH',
  'BE',
  'LU',
  'UR',
  'SZ',
  'OW',
  'NW',
  'GL',
  'ZG',
  'SO',
  'BS',
  'BL',
  'SH',
  'AR',
  'AI',
  'SG',
  'GR',
  'AG',
  'TG',
] as const;

/** Why this person may not stake money; asked at every stake. B21 1.1, 1.2, 5 */
export function playerObstacle(player: Player | undefined, now: Instant): PlayerRefusal | undefined {
  if (player === undefined || player.isDeleted) return { code: 'person-deleted', article: 'B21 5' };
  const { residence } = player;
  if (residence === undefined) return { code: 'data-missing', article: 'B21 5' };
  if (!player.isConfirmed) return { code: 'email-not-confirmed', article: 'B21 5' };
  const age = yearsBetween(residence.born, zurichDay(now));
  if (age < LEAST_AGE) return { code: 'under-age', age, least: LEAST_AGE, article: 'B21 1.1' };
  if (!CANTONS.some((canton) => canton === residence.canton))
    return { code: 'outside-cantons', postcode: residence.postcode, article: 'B21 1.2' };
  if (player.isExcluded) return { code: 'excluded', by: 'operator', until: null, article: 'B21 5' };
  if (player.isHeld) return { code: 'held-for-review', article: 'B21 5' };
  return undefined;
}

/** Why this account may not stake money; asked while it is locked. B21 5 */
export function accountObstacle(
  account: Wallet,
  inForce: { readonly rules: string; readonly conditions: string },
  now: Instant,
): AccountRefusal | undefined {
  const { exclusion, identity, accepted } = account;
  // Asked while the account is locked: an exclusion that stands there was answered, also if this came in before it.
  if (exclusion !== undefined && isExcluded(exclusion, Math.max(now, exclusion.from)))
    return { code: 'excluded', by: exclusion.by, until: exclusion.until ?? null, article: 'B21 5' };
  if (identity === 'refused') return { code: 'identity-refused', article: 'B21 5' };
  const overdue = identityOverdue(account, now);
  if (overdue) return overdue;
  const { rules, conditions } = inForce;
  if (accepted?.rules !== rules || accepted.conditions !== conditions)
    return { code: 'rules-not-accepted', rules, conditions, article: 'B21 5' };
  return undefined;
}
