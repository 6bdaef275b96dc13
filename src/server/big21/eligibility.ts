import { type Instant, yearsBetween, zurichDay } from '../../kit/time.ts';
import type { AnyRefusal } from '../../kit/wire.ts';
import { isExcluded } from '../../ledger/exclusion.ts';
import type { Wallet } from '../../ledger/wallet.ts';
import { big21Canton } from '../../people/eligibility.ts';
import type { Person } from '../../people/person.ts';
import type { PersonalData } from '../../people/registration.ts';

const ADULT = 18;

/** Versions of the rules and of the conditions for playing online that must have been accepted. B21 5, B21 24.1 */
export const IN_FORCE = { rules: '2024-10-23', conditions: '2024-10-23' } as const;

/** Why this person may not stake money; asked at every stake. B21 1.2, B21 5 */
export function personObstacle(
  person: Person | undefined,
  data: PersonalData | undefined,
  at: Instant,
): (AnyRefusal & Readonly<Record<string, unknown>>) | undefined {
  if (person === undefined || person.deletedAt !== undefined) return { code: 'person-deleted', article: 'B21 5' };
  if (data === undefined) return { code: 'data-missing', article: 'B21 5' };
  if (!person.confirmed) return { code: 'email-not-confirmed', article: 'B21 5' };
  const age = yearsBetween(data.born, zurichDay(at));
  if (age < ADULT) return { code: 'under-age', age, least: ADULT, article: 'B21 1.1' };
  if (big21Canton(data) === undefined) return { code: 'outside-cantons', postcode: data.postcode, article: 'B21 1.2' };
  if (person.exclusion !== undefined) return { code: 'excluded', by: 'operator', article: 'B21 5' };
  if (person.hold !== undefined) return { code: 'held-for-review', article: 'B21 5' };
  return undefined;
}

/** Why this account may not stake money; asked while it is held. B21 5 */
export function walletObstacle(
  wallet: Wallet,
  inForce: { readonly rules: string; readonly conditions: string },
  at: Instant,
): (AnyRefusal & Readonly<Record<string, unknown>>) | undefined {
  if (isExcluded(wallet.exclusion, at))
    return { code: 'excluded', by: wallet.exclusion?.by, until: wallet.exclusion?.until ?? null, article: 'B21 5' };
  if (wallet.identity === 'refused') return { code: 'identity-refused', article: 'B21 5' };
  const { accepted } = wallet;
  if (accepted?.rules !== inForce.rules || accepted.conditions !== inForce.conditions)
    return { code: 'rules-not-accepted', ...inForce, article: 'B21 5' };
  return undefined;
}
