import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { HOUR, type Instant } from '../../kit/time.ts';
import type { Language, PersonId, PersonRefusal } from '../../people/person.ts';
import { type Field, type FieldRefusal, readField } from '../../people/registration.ts';
import { type Role, STAFF } from '../../people/role.ts';
import type { FormRefusal } from '../../people/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import { writeRecord } from './record.ts';
import type { Room } from './room.ts';
import { ours, type PeopleTables } from './tables.ts';
import { issueToken } from './tokens.ts';

export interface NewStaff {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly role: Role;
  /** The phone with the codes is lost. */
  readonly newFactor?: boolean;
}

export type StaffRefusal = PersonRefusal | StoreRefusal | FormRefusal | { readonly code: 'not-a-staff-role' };

const DAY = 24 * HOUR;

/** Gives a role to somebody, known or new, and answers a one-time link that works for a day. */
export async function addStaff(
  room: Room,
  staff: NewStaff,
  by: string,
  at: Instant,
): Promise<Result<{ id: PersonId; link: string }, StaffRefusal>> {
  if (!STAFF.includes(staff.role) && staff.role !== 'writer') return refuse({ code: 'not-a-staff-role' });
  const read = readStaff(staff, at);
  if (!read.ok) return read;
  const known = await idOf(room, read.value.email);
  const id = known === undefined ? await create(room, { ...staff, ...read.value }, by, at) : ok(known);
  if (!id.ok) return id;
  const given = await room.command(id.value, { type: 'setRole', role: staff.role, given: true }, { actor: by, at });
  if (!given.ok) return given;
  return ok({ id: id.value, link: await staffLink(room, id.value, at, staff.newFactor) });
}

const STAFF_FIELDS = ['email', 'firstName', 'lastName'] as const satisfies readonly Field[];

/** What is known of staff; all mistakes at once. */
function readStaff(staff: NewStaff, at: Instant): Result<Record<(typeof STAFF_FIELDS)[number], string>, FormRefusal> {
  const values = { email: '', firstName: '', lastName: '' };
  const fields: FieldRefusal[] = [];
  for (const field of STAFF_FIELDS) {
    const read = readField(field, staff[field], at);
    if (read.ok) values[field] = read.value;
    else fields.push({ field, ...read.refusal });
  }
  return fields.length === 0 ? ok(values) : refuse({ code: 'registration-incomplete', fields, article: 'SSC 3' });
}

/** Staff need no letter to confirm: they come by a link that was sent to them. */
async function create(
  room: Room,
  { email, firstName, lastName, language }: NewStaff,
  by: string,
  at: Instant,
): Promise<Result<PersonId, PersonRefusal | StoreRefusal>> {
  const person = randomUUID();
  const created = await room.command(
    person,
    { type: 'register', id: person, via: 'staff', confirmed: true, rules: {}, consents: [] },
    {
      ...{ actor: by, at },
      async alongside(trx) {
        await writeRecord(trx, { person, email, firstName, lastName, language }, room.keyed, at);
        const secrets = { person, password_hash: null, totp_secret: null };
        await ours(trx).insertInto('person_secrets').values(secrets).execute();
      },
    },
  );
  return created.ok ? ok(person) : created;
}

async function idOf(room: Room, email: string): Promise<PersonId | undefined> {
  const tables = room.services.store.db.withTables<PeopleTables>();
  const row = await tables
    .selectFrom('person_data')
    .select('person')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return row?.person;
}

/** `newFactor`: who lost the phone with the codes sets up a new one; the old stays good until the link is opened. */
export const staffLink = (room: Room, person: PersonId, at: Instant, newFactor = false): Promise<string> =>
  room.services.store.db
    .transaction()
    .execute(async (trx) => room.link('/staff', await issueToken(trx, 'staff-link', person, { newFactor }, at, DAY)));

/** Until the first organiser has set up a second factor, every start prints a fresh link for them. */
export async function organiserLink(room: Room, at: Instant): Promise<string | undefined> {
  const tables = room.services.store.db.withTables<PeopleTables>();
  const ready = await tables
    .selectFrom('people')
    .innerJoin('person_secrets', 'person_secrets.person', 'people.person')
    .select('people.person')
    .where(sql<boolean>`'organiser' = any(people.roles)`)
    .where('totp_secret', 'is not', null)
    .executeTakeFirst();
  if (ready !== undefined) return undefined;
  const organiser: NewStaff = {
    email: 'organiser@localhost.localdomain',
    firstName: 'Organiser',
    lastName: 'Gschobe',
    language: 'de',
    role: 'organiser',
  };
  const added = await addStaff(room, organiser, 'system', at);
  return added.ok ? added.value.link : undefined;
}
