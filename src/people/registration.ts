import type { Immutable } from '../kit/immutable.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { type Day, type Instant, isDay, yearsBetween, zurichDay } from '../kit/time.ts';
import { type Country, placeOf } from './postcode.ts';
import { line, type TextRefusal } from './text.ts';

/** The age from which a person may take part. SSC 1, SSC 3 */
export const ADULT = 18;

/** What SSC 3 asks of a participant, and the date of birth without which the age cannot be checked. */
export type PersonalData = Immutable<{
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  houseNumber: string;
  postcode: string;
  town: string;
  country: Country;
  born: Day;
}>;

export const FIELDS = [
  'email',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'postcode',
  'town',
  'born',
] as const satisfies readonly (keyof PersonalData)[];
export type Field = (typeof FIELDS)[number];

export type FieldRefusal = Immutable<
  { field: Field | 'country' } & (
    | TextRefusal
    | { code: 'not-an-email' }
    | { code: 'not-a-name' }
    | { code: 'not-a-house-number' }
    | { code: 'not-a-postcode' }
    | { code: 'abroad'; article: 'SSC 3' }
    | { code: 'not-a-day' }
    | { code: 'under-age'; age: number; least: typeof ADULT; article: 'SSC 3' }
  )
>;
export type RegistrationRefusal = Immutable<{
  code: 'registration-incomplete';
  fields: FieldRefusal[];
  article: 'SSC 3';
}>;

export type Form = Readonly<Record<string, unknown>>;

/** Reads a form; every field is checked, so that a person learns of all mistakes at once. SSC 3 */
export function readRegistration(form: Form, now: Instant): Result<PersonalData, RegistrationRefusal> {
  const refusals: FieldRefusal[] = [];
  const values: Partial<Record<Field, string>> = {};
  for (const field of FIELDS) {
    const read = readField(field, form[field], now);
    if (read.ok) values[field] = read.value;
    else refusals.push({ field, ...read.refusal } as FieldRefusal);
  }
  const stated = form['country'];
  if (stated !== undefined && stated !== 'CH' && stated !== 'LI') {
    refusals.push({ field: 'country', code: 'abroad', article: 'SSC 3' });
  }
  const place = placeOf(values.postcode ?? '');
  if (refusals.length > 0 || place === undefined) {
    return refuse({ code: 'registration-incomplete', fields: refusals, article: 'SSC 3' });
  }
  return ok({ ...(values as Record<Field, string>), country: place.country });
}

type BareRefusal = FieldRefusal extends infer R ? (R extends unknown ? Omit<R, 'field'> : never) : never;

/** One field alone, for a screen that answers while the person types. */
export function readField(field: Field, value: unknown, now: Instant): Result<string, BareRefusal> {
  const text = line(value, MOST[field]);
  if (!text.ok) return text;
  switch (field) {
    case 'email':
      return EMAIL.test(text.value) ? ok(text.value.toLowerCase()) : refuse({ code: 'not-an-email' });
    case 'firstName':
    case 'lastName':
      return NAME.test(text.value) ? ok(text.value) : refuse({ code: 'not-a-name' });
    case 'street':
    case 'town':
      return /\p{L}/u.test(text.value) && !/[<>]/.test(text.value) ? ok(text.value) : refuse({ code: 'not-a-name' });
    case 'houseNumber':
      return HOUSE_NUMBER.test(text.value) ? ok(text.value) : refuse({ code: 'not-a-house-number' });
    case 'postcode':
      return readPostcode(text.value);
    case 'born':
      return readBorn(text.value, zurichDay(now));
  }
}

const MOST: Record<Field, number> = {
  email: 254, // the longest address that mail can carry
  firstName: 80,
  lastName: 80,
  street: 100,
  houseNumber: 12,
  postcode: 12,
  town: 80,
  born: 10,
};

/** One @, no spaces, a domain with a dot; the confirmation mail is the real test. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;
/** Letters of any script, joined by spaces, hyphens, apostrophes and dots: Jean-Luc, D'Angelo, St. John. */
const NAME = /^\p{L}[\p{L}\p{M}\p{Lm}]*(?:[ .'’\-–]+[\p{L}\p{M}]+)*\.?$/u;
/** 12, 12a, 12.3, 12/14, 7 bis; "s. n." where a hamlet has none. */
const HOUSE_NUMBER = /^(?:\d{1,5}(?:[ .\-/]?(?:\d{1,4}|[\p{L}]{1,3}))*|s\. ?n\.)$/iu;

function readPostcode(text: string): Result<string, BareRefusal> {
  const bare = text.replace(/^(?:CH|FL|LI)[ -]?/i, '');
  if (placeOf(bare) !== undefined) return ok(bare);
  // Four or five digits, letters: a real postcode perhaps, but of another country.
  return /^[A-Z0-9][A-Z0-9 -]{2,}$/i.test(bare) && /\d/.test(bare)
    ? refuse({ code: 'abroad', article: 'SSC 3' })
    : refuse({ code: 'not-a-postcode' });
}

function readBorn(text: string, today: Day): Result<string, BareRefusal> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isDay(text) || text > today || yearsBetween(text, today) > 120) {
    return refuse({ code: 'not-a-day' });
  }
  const age = yearsBetween(text, today);
  return age >= ADULT ? ok(text) : refuse({ code: 'under-age', age, least: ADULT, article: 'SSC 3' });
}
