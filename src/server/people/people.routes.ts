import { sql } from 'kysely';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { STAFF } from '../../people/role.ts';
import type { PeopleWire, PersonLine } from '../../people/wire.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { requestOf } from './changing.ts';
import { fromRow } from './record.ts';
import { standing } from './review.routes.ts';
import type { Room } from './room.ts';
import { closed, Id, oneOf } from './shapes.ts';
import type { PeopleTables } from './tables.ts';

type Query = PeopleWire['GET /people']['query'];
const PAGE = 50;

/** The list of people, and one of them, for those who look after it. */
export const peopleRoutes = (room: Room): readonly Route[] => [
  route('GET /people', {
    policy: may('people.read'),
    schema: {
      querystring: closed({
        search: Type.Optional(Type.String({ maxLength: 80 })),
        only: Type.Optional(oneOf(['held', 'proposed', 'requested', 'excluded', 'staff'])),
        after: Type.Optional(Type.String({ maxLength: 200 })),
      }),
      summary: 'People, fifty at a time, by name.',
    },
    async handler({ query }) {
      const rows = await selectPeople(room, query).execute();
      const people = rows.slice(0, PAGE).map(
        (row): PersonLine => ({
          ...fromRow(row),
          ...{ roles: row.roles, held: row.held, proposed: row.proposed, excluded: row.excluded },
          registeredAt: row.registered_at,
        }),
      );
      const end = people.at(-1);
      const next = rows.length > PAGE && end ? `${end.lastName}|${end.firstName}|${end.person}`.toLowerCase() : null;
      return ok({ people, next });
    },
  }),

  route('GET /people/:id', {
    policy: may('people.read'),
    schema: { params: Id, summary: 'One person: record, standing and who they may be the same as.' },
    async handler({ params }) {
      const person = await room.person(params.id);
      if (person === undefined) return refuse({ code: 'not-found' });
      const suspects = await Promise.all((person.hold?.suspects ?? []).map((id) => room.record(id)));
      const notes = await room.services.store.db
        .withTables<PeopleTables>()
        .selectFrom('person_data')
        .select('notes')
        .where('person', '=', params.id)
        .executeTakeFirst();
      const record = await room.record(params.id);
      return ok({
        ...standing(person),
        record: record ?? null,
        request: record === undefined ? null : await requestOf(room, person, record),
        notes: notes?.notes ?? [],
        suspects: suspects.filter((suspect) => suspect !== undefined),
      });
    },
  }),
];

/** One more than a page, to know whether there is another. Names and addresses are searched from their beginning. */
export function selectPeople(room: Room, { search = '', only, after }: Query) {
  let people = room.services.store.db
    .withTables<PeopleTables>()
    .selectFrom('person_data')
    .innerJoin('people', 'people.person', 'person_data.person')
    .selectAll('person_data')
    .select(['people.roles', 'people.held', 'people.proposed', 'people.excluded', 'people.registered_at'])
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('person_data.person')
    .limit(PAGE + 1);
  const start = printable(search)
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  if (start !== '') {
    people = people.where(({ or, eb }) =>
      or([
        eb(sql`lower(last_name)`, 'like', `${start}%`),
        eb(sql`lower(first_name)`, 'like', `${start}%`),
        eb(sql`lower(email)`, 'like', `${start}%`),
        eb(sql`lower(last_name || ' ' || first_name)`, 'like', `${start}%`),
        eb(sql`lower(first_name || ' ' || last_name)`, 'like', `${start}%`),
      ]),
    );
  }
  if (only === 'staff') people = people.where(sql<boolean>`people.roles && ${sql.val(STAFF)}::text[]`);
  else if (only !== undefined) people = people.where(`people.${only}`, '=', true);
  if (after === undefined) return people;
  const [last = '', first = '', person = ''] = printable(after).split('|');
  return people.where(
    sql<boolean>`(lower(last_name), lower(first_name), person_data.person) > (${last}, ${first}, ${person})`,
  );
}

/** What no name contains and no database takes is left out. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '');
