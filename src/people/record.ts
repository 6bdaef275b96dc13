import type { Language, PersonId } from './person.ts';
import type { PersonalData } from './registration.ts';

/** The erasable record of a person. Staff who do not play have no address and no date of birth. */
export type PersonalRecord = Pick<PersonalData, 'email' | 'firstName' | 'lastName'> &
  Partial<PersonalData> & { readonly person: PersonId; readonly language: Language };
