import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Language, PersonId, PersonRefusal } from '../../people/person.ts';
import { readField } from '../../people/registration.ts';
import { type Role, STAFF } from '../../people/role.ts';
import { line } from '../../people/text.ts';
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

export type StaffRefusal =
  | PersonRefusal
  | StoreRefusal
  | { readonly code: 'invalid'; readonly field: string }
  | { readonly code: 'not-a-staff-role' };

const DAY = 24 * 3_600_000;

/** Gives a role to somebody, known or new, and answers a one-time link that works for a day. */
export async function addStaff(
  room: Room,
  staff: NewStaff,
  by: string,
  at: Instant,
): Promise<Result<{ id: PersonId; link: string }, StaffRefusal>> {
  if (!STAFF.includes(staff.role) && staff.role !== 'writer') return refuse({ code: 'not-a-staff-role' });
  const email = readField('email', staff.email, at);
  if (!email.ok) return refuse({ code: 'invalid', field: 'email' });
  const names = [line(staff.firstName, 80), line(staff.lastName, 80)] as const;
  if (!names[0].ok) return refuse({ code: 'invalid', field: 'firstName' });
  if (!names[1].ok) return refuse({ code: 'invalid', field: 'lastName' });
  const id = (await idOf(room, email.value)) ?? (await create(email.value, names[0].value, names[1].value));
  if (typeof id !== 'string') return id;
  const given = await room.command(id, { type: 'setRole', role: staff.role, given: true, by }, { actor: by, at });
  if (!given.ok) return given;
  return ok({ id, link: await staffLink(room, id, at, staff.newFactor) });

  async function create(
    address: string,
    firstName: string,
    lastName: string,
  ): Promise<PersonId | { ok: false; refusal: StaffRefusal }> {
    const person = randomUUID();
    const created = await room.command(
      person,
      {
        type: 'register',
        id: person,
        via: 'staff',
        confirmed: true,
        rules: {},
        required: {},
        consents: [],
        suspects: [],
      },
      {
        actor: by,
        at,
        async alongside(trx) {
          await writeRecord(
            trx,
            { person, email: address, firstName, lastName, language: staff.language },
            room.keyed,
            at,
          );
          await ours(trx)
            .insertInto('person_secrets')
            .values({ person, password_hash: null, totp_secret: null })
            .execute();
        },
      },
    );
    return created.ok ? person : created;
  }
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
