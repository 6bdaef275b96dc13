import type { Immutable } from '../kit/immutable.ts';
import { type Instant, yearsBetween, zurichDay } from '../kit/time.ts';
import { foldedAddress, foldedName } from './likeness.ts';
import type { ExclusionReason, Person, PersonId } from './person.ts';
import { placeOf } from './postcode.ts';
import { ADULT, type PersonalData } from './registration.ts';

/** Why a person may not start a championship match now; each with the article it rests on. */
export type EligibilityRefusal = Immutable<
  | { code: 'person-deleted' }
  | { code: 'data-missing'; article: 'SSC 3' }
  | { code: 'email-not-confirmed'; article: 'SSC 3' }
  | { code: 'rules-not-accepted'; rules: string; version: string; article: 'SSC 3' }
  | { code: 'excluded'; reason: ExclusionReason; article: string }
  | { code: 'held-for-review'; suspects: PersonId[]; article: 'SSC 1' }
  | { code: 'under-age'; age: number; least: typeof ADULT; article: 'SSC 3' }
  | { code: 'abroad'; article: 'SSC 3' }
  | { code: 'listed'; as: 'employee' | 'household'; article: 'SSC 1' }
>;

/** What of the erasable record the rules need. */
export type Residence = Pick<PersonalData, 'born' | 'postcode' | 'firstName' | 'lastName' | 'street' | 'houseNumber'>;

/** Somebody who may not take part: an employee, and with them everybody of the same name at the same address. SSC 1 */
export type Listed = Immutable<
  Pick<PersonalData, 'firstName' | 'lastName'> &
    Partial<Pick<PersonalData, 'born' | 'street' | 'houseNumber' | 'postcode'>>
>;

/**
 * Who stands on the list of excluded people, asked by name and address. 'address': another name in the same house, where
 * there may be other flats; nobody is refused for it, but the office sees it.
 */
export type ExclusionList = (data: Residence) => 'employee' | 'household' | 'address' | undefined;

/**
 * All reasons at once, so that a person learns of everything that is missing; none: the person may start.
 * The age counts on the day of every start, boot camp included. SSC 1, SSC 3, X20
 */
export function obstacles(
  person: Person,
  data: Residence,
  rules: { readonly name: string; readonly version: string },
  listed: ExclusionList,
  now: Instant,
): readonly EligibilityRefusal[] {
  if (person.deletedAt !== undefined) return [{ code: 'person-deleted' }];
  const found: EligibilityRefusal[] = [];
  const { exclusion, hold } = person;
  if (exclusion) found.push({ code: 'excluded', reason: exclusion.reason, article: exclusion.article });
  const on = listed(data);
  if (on === 'employee' || on === 'household') found.push({ code: 'listed', as: on, article: 'SSC 1' });
  const age = yearsBetween(data.born, zurichDay(now));
  if (age < ADULT) found.push({ code: 'under-age', age, least: ADULT, article: 'SSC 3' });
  if (placeOf(data.postcode) === undefined) found.push({ code: 'abroad', article: 'SSC 3' });
  if (!person.confirmed) found.push({ code: 'email-not-confirmed', article: 'SSC 3' });
  if (person.rules[rules.name] !== rules.version) {
    found.push({ code: 'rules-not-accepted', rules: rules.name, version: rules.version, article: 'SSC 3' });
  }
  if (hold) found.push({ code: 'held-for-review', suspects: hold.suspects, article: 'SSC 1' });
  return found;
}

/**
 * An employee is met by name and, where the list has them, date of birth or address; the household by the address
 * and the family name. SSC 1
 */
export function exclusionList(entries: readonly Listed[]): ExclusionList {
  const names = new Map<string, Listed[]>();
  const homes = new Map<string, Set<string>>();
  for (const entry of entries) {
    const name = foldedName(entry);
    names.set(name, [...(names.get(name) ?? []), entry]);
    const home = homeOf(entry);
    if (home === undefined) continue;
    homes.set(home, (homes.get(home) ?? new Set()).add(foldedName({ firstName: '', lastName: entry.lastName })));
  }
  return (data) => {
    const home = homeOf(data);
    const same = (names.get(foldedName(data)) ?? []).some(
      (entry) =>
        (entry.born === undefined || entry.born === data.born) &&
        (entry.born !== undefined || homeOf(entry) === undefined || homeOf(entry) === home),
    );
    if (same) return 'employee';
    const family = home === undefined ? undefined : homes.get(home);
    if (family === undefined) return undefined;
    return family.has(foldedName({ firstName: '', lastName: data.lastName })) ? 'household' : 'address';
  };
}

function homeOf(entry: Partial<Pick<PersonalData, 'street' | 'houseNumber' | 'postcode'>>): string | undefined {
  const { street, houseNumber, postcode } = entry;
  if (street === undefined || houseNumber === undefined || postcode === undefined) return undefined;
  return foldedAddress({ street, houseNumber, postcode });
}
