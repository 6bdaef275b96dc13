import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { DAY, type Instant } from '../../kit/time.ts';
import type { Language, PersonId, PersonRefusal } from '../../people/person.ts';
import { type Field, type FieldRefusal, readField } from '../../people/registration.ts';
import { type Role, STAFF } from '../../people/role.ts';
import type { FormRefusal } from '../../people/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import { isUniqueViolation } from '../store/events.ts';
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
}

export type StaffRefusal = PersonRefusal | StoreRefusal | FormRefusal | { readonly code: 'not-a-staff-role' };

/** Gives a role to somebody, known or new. How they come in, a link says: see below. */
export async function addStaff(
  room: Room,
  staff: NewStaff,
  by: string,
  at: Instant,
): Promise<Result<PersonId, StaffRefusal>> {
  if (!STAFF.includes(staff.role) && staff.role !== 'writer') return refuse({ code: 'not-a-staff-role' });
  const read = readStaff(staff, at);
  if (!read.ok) return read;
  const known = await idOf(room, read.value.email);
  const id = known === undefined ? await createOrFind(room, { ...staff, ...read.value }, by, at) : ok(known);
  if (!id.ok) return id;
  const given = await room.command(id.value, { type: 'setRole', role: staff.role, given: true }, { actor: by, at });
  return given.ok ? id : given;
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

/** Of several processes that start together on a new database, one makes the first organiser. */
async function createOrFind(room: Room, staff: NewStaff, by: string, at: Instant): ReturnType<typeof create> {
  try {
    return await create(room, staff, by, at);
  } catch (error) {
    if (!isUniqueViolation(error, 'person_data_email')) throw error;
    return ok((await idOf(room, staff.email))!);
  }
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

/** A link that signs a person in, once, within a day. The log says that it was made, and by whom. */
interface LinkWanted {
  readonly person: PersonId;
  /** Who lost the phone with the codes sets up a new one; the old stays good until the link is opened. */
  readonly newFactor: boolean;
  readonly by: string;
  readonly at: Instant;
}

/** The link goes to the person's own address; nobody else sees it, the organiser who asks for it neither. */
export async function sendStaffLink(
  room: Room,
  wanted: LinkWanted,
): Promise<Result<unknown, PersonRefusal | StoreRefusal>> {
  const { person, newFactor, at } = wanted;
  const record = await room.record(person);
  if (record === undefined) return refuse({ code: 'person-deleted' });
  return make(room, wanted, async (trx, url) => {
    const kind = newFactor ? 'newFactor' : 'staff';
    await room.write(trx, `${kind}:${person}:${at}`, record, kind, (words) => words[kind](url), at);
  });
}

/** The link itself, for the console of whoever runs the server. */
export async function printedStaffLink(
  room: Room,
  wanted: LinkWanted,
): Promise<Result<string, PersonRefusal | StoreRefusal>> {
  let link = '';
  const made = await make(room, wanted, async (_, url) => {
    link = url;
  });
  return made.ok ? ok(link) : made;
}

const make = (room: Room, { person, newFactor, by, at }: LinkWanted, hand: (trx: Trx, url: string) => Promise<void>) =>
  room.command(
    person,
    { type: 'makeLink', newFactor },
    {
      ...{ actor: by, at },
      async alongside(trx) {
        const token = await issueToken(trx, 'staff-link', person, { newFactor }, at, DAY);
        await hand(trx, room.link('/staff', token));
      },
    },
  );

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
  if (!added.ok) return undefined;
  const link = await printedStaffLink(room, { person: added.value, newFactor: false, by: 'system', at });
  return link.ok ? link.value : undefined;
}
