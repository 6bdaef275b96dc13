import type { Player } from '../../big21/eligibility.ts';
import { cantonOf } from '../../people/postcode.ts';
import type { People } from '../people/people.ts';
import type { Services } from '../subject.ts';
import type { Seeds } from './seeds.ts';
import type { KnownTerms } from './terms.ts';

/** What the work of Big21 is done with. */
export interface Big21Room {
  readonly services: Services;
  readonly terms: KnownTerms;
  readonly seeds: Seeds;
  /** What the rules must know of a person who stakes money; undefined: there is no such person. */
  playerOf(person: string): Promise<Player | undefined>;
  /** First and last name, for what is printed for the person. */
  nameOf(person: string): Promise<string>;
}

export const streamOf = (id: string) => `big21:${id}` as const;

/** A person as the rules of Big21 see one. B21 1, 5 */
export async function playerFrom(people: Pick<People, 'person' | 'data'>, id: string): Promise<Player | undefined> {
  const [person, data] = await Promise.all([people.person(id), people.data(id)]);
  if (person === undefined) return undefined;
  return {
    isDeleted: person.deletedAt !== undefined,
    isConfirmed: person.confirmed,
    isExcluded: person.exclusion !== undefined,
    isHeld: person.hold !== undefined,
    residence: data && { born: data.born, postcode: data.postcode, canton: cantonOf(data.postcode) },
  };
}
