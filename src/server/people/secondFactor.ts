import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import type { WrongCode } from '../../people/wire.ts';
import type { BusyRefusal } from './hashing.ts';
import type { Room } from './room.ts';
import { ours, type PeopleTables } from './tables.ts';
import { PATIENCE } from './throttle.ts';
import { checkTotp } from './totp.ts';

/** What a second factor is sealed as. */
export const factorOf = (person: PersonId): string => `second factor of ${person}`;

/** Bytes of a secret by chance; those behind them say that it was drawn here, and for whom. */
const DRAWN = 16;
const MARKED = 4;

const markOf = (room: Room, person: PersonId, drawn: Uint8Array): Buffer =>
  room.keyed(`${factorOf(person)} ${Buffer.from(drawn).toString('hex')}`).subarray(0, MARKED);

export function drawSecret(room: Room, person: PersonId): Buffer {
  const drawn = randomBytes(DRAWN);
  return Buffer.concat([drawn, markOf(room, person, drawn)]);
}

/** Nobody brings one of his own: others could guess it. */
export const isOfOurDrawing = (room: Room, person: PersonId, secret: Uint8Array): boolean =>
  markOf(room, person, secret.subarray(0, DRAWN)).equals(secret.subarray(DRAWN));

export const secretsOf = ({ services }: Room, person: PersonId) =>
  services.store.db
    .withTables<PeopleTables>()
    .selectFrom('person_secrets')
    .select(['totp_secret', 'totp_step', 'password_hash'])
    .where('person', '=', person)
    .executeTakeFirst();

/** A code of the person's app. Each opens once; mistakes slow the next try down. */
export async function checkCode(
  room: Room,
  person: PersonId,
  code: string,
  at: Instant,
): Promise<Result<undefined, WrongCode | BusyRefusal | { readonly code: 'no-second-factor' }>> {
  const who = `code ${person}`;
  const { wait } = await room.throttle.try(who, PATIENCE.code, at);
  if (wait > 0) return refuse({ code: 'rate-limited', seconds: wait });
  const row = await secretsOf(room, person);
  if (!row?.totp_secret) return refuse({ code: 'no-second-factor' });
  // Without the key of the seals no code fits: staff get a new link, as for a lost phone.
  const secret = room.services.sealing.open(row.totp_secret, factorOf(person));
  const step = secret && checkTotp(secret, code, at, Number(row.totp_step));
  if (step !== undefined && (await useUp(room, person, step))) {
    await room.throttle.succeeded(who);
    return ok(undefined);
  }
  room.services.log.warn({ person }, 'a second factor was refused');
  return refuse({ code: 'wrong-code' });
}

/** In one statement: of two who show one code, one comes in. */
async function useUp({ services }: Room, person: PersonId, step: number): Promise<boolean> {
  const used = await services.store.db
    .withTables<PeopleTables>()
    .updateTable('person_secrets')
    .set({ totp_step: BigInt(step) })
    .where('person', '=', person)
    .where('totp_step', '<', BigInt(step))
    .returning('person')
    .executeTakeFirst();
  return used !== undefined;
}

/** The phone with the codes is lost: the next sign-in sets up another. */
export const forgetSecondFactor = (room: Room, person: PersonId, at: Instant) =>
  room.command(
    person,
    { type: 'noteSecret', what: 'second-factor' },
    {
      ...{ actor: `person:${person}`, at },
      async alongside(trx) {
        const none = { totp_secret: null, totp_step: -1n };
        await ours(trx).updateTable('person_secrets').set(none).where('person', '=', person).execute();
      },
    },
  );
