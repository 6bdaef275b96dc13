import { absurd } from '../../kit/absurd.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import { type Proof, proofOf } from '../../people/proof.ts';
import type { ProofRefusal } from '../../people/wire.ts';
import type { BusyRefusal } from './hashing.ts';
import { checkPassword } from './passwords.ts';
import type { Room } from './room.ts';
import { checkCode, secretsOf } from './secondFactor.ts';

/** What this person is asked for. */
export async function proofAsked(room: Room, person: PersonId): Promise<Proof> {
  const row = await secretsOf(room, person);
  return proofOf({ hasPassword: row?.password_hash != null, hasSecondFactor: row?.totp_secret != null });
}

/** A cookie alone, stolen or left on a borrowed device, does not take an account over. */
export async function checkProof(
  room: Room,
  person: PersonId,
  shown: string | undefined,
  at: Instant,
): Promise<Result<undefined, ProofRefusal | BusyRefusal>> {
  const asked = await proofAsked(room, person);
  switch (asked) {
    case 'password':
      return checkPassword(room, person, shown, at);
    case 'code':
      return checkCode(room, person, shown ?? '', at);
    case 'nothing':
      return ok(undefined);
    default:
      return absurd(asked);
  }
}
