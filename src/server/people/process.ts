import { type Person, type PersonEvent, type PersonId, personProcess } from '../../people/person.ts';
import type { Trx } from '../store/database.ts';
import type { Projection } from '../store/projection.ts';
import { ours } from './tables.ts';

export const personStream = (id: PersonId): string => `person:${id}`;

/** The row of a person in the list of people. */
export async function projectPerson(trx: Trx, person: Person, version: number): Promise<void> {
  const row = {
    roles: [...person.roles],
    confirmed: person.confirmed,
    publication: person.consents.includes('publication'),
    daily: person.consents.includes('daily'),
    held: person.hold !== undefined,
    proposed: person.proposal !== undefined,
    requested: person.request !== undefined,
    excluded: person.exclusion !== undefined,
    deleted: person.deletedAt !== undefined,
    registered_at: new Date(person.registeredAt),
    version,
  };
  await ours(trx)
    .insertInto('people')
    .values({ person: person.id, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
}

/** For a rebuild: events one by one, the states in between kept in memory. */
export function peopleProjection(): Projection {
  const states = new Map<string, Person>();
  return {
    name: 'people',
    tables: ['people'],
    streams: ['person'],
    async apply(trx, stream, { event, version }) {
      const before = version === 1 ? undefined : states.get(stream);
      const person = personProcess.evolve(before, event as PersonEvent);
      if (person === undefined) return;
      states.set(stream, person);
      await projectPerson(trx, person, version);
    },
  };
}
