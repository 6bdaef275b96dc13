import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PersonId, PersonRefusal } from '../../people/person.ts';
import type { WrongPassword } from '../../people/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { BusyRefusal } from './hashing.ts';
import type { Room } from './room.ts';
import { ours, type PeopleTables } from './tables.ts';
import { PATIENCE } from './throttle.ts';

/** Null: no password, the person signs in by another account or has come by a link only. */
export async function passwordHashOf({ services }: Room, person: PersonId): Promise<string | null> {
  const tables = services.store.db.withTables<PeopleTables>();
  const row = await tables
    .selectFrom('person_secrets')
    .select('password_hash')
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** The password of somebody who is signed in, typed once more. Mistakes slow the next try down. */
export async function checkPassword(
  room: Room,
  person: PersonId,
  typed: string | undefined,
  at: Instant,
): Promise<Result<undefined, WrongPassword | BusyRefusal>> {
  const who = `password ${person}`;
  const { wait } = await room.throttle.try(who, PATIENCE.code, at);
  if (wait > 0) return refuse({ code: 'rate-limited', seconds: wait });
  const verified = await room.hashing.verify(await passwordHashOf(room, person), typed ?? '', `person:${person}`);
  if (!verified.ok) {
    await room.throttle.giveBack(who);
    return verified;
  }
  if (verified.value) {
    await room.throttle.succeeded(who);
    return ok(undefined);
  }
  return refuse({ code: 'wrong-credentials' });
}

/** The new hash, an event that says so, and a letter that warns. */
export async function changePassword(
  room: Room,
  person: PersonId,
  passwordHash: string,
  at: Instant,
): Promise<Result<unknown, PersonRefusal | StoreRefusal>> {
  const record = await room.record(person);
  if (record === undefined) return refuse({ code: 'person-deleted' });
  return room.command(
    person,
    { type: 'noteSecret', what: 'password' },
    {
      ...{ actor: `person:${person}`, at },
      async alongside(trx) {
        const row = { password_hash: passwordHash };
        await ours(trx).updateTable('person_secrets').set(row).where('person', '=', person).execute();
        const url = room.link('/password/forgotten');
        const key = `password:${person}:${at}`;
        await room.write(trx, key, record, 'passwordChanged', (words) => words.passwordChanged(url), at);
      },
    },
  );
}
