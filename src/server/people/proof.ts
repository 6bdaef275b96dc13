import { absurd } from '../../kit/absurd.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type Instant, MINUTE } from '../../kit/time.ts';
import type { PersonId } from '../../people/person.ts';
import { type Proof, proofOf } from '../../people/proof.ts';
import type { ProofRefusal, SignInAgain } from '../../people/wire.ts';
import type { Limit } from '../http/route.ts';
import type { BusyRefusal } from './hashing.ts';
import { checkPassword } from './passwords.ts';
import type { Room } from './room.ts';
import { checkCode, secretsOf } from './secondFactor.ts';
import type { Session } from './sessions.ts';

/** What this person is asked for. */
export async function proofAsked(room: Room, person: PersonId): Promise<Proof> {
  const row = await secretsOf(room, person);
  return proofOf({ hasPassword: row?.password_hash != null, hasSecondFactor: row?.totp_secret != null });
}

/** What asks for a password or a code once more: more often than anybody types. */
export const PROOFS: Limit = { perMinute: 20, burst: 20, by: 'actor' };

/** As long as somebody of the staff may leave the screen alone: time to fetch a phone and scan. */
const FRESH = 30 * MINUTE;

/** Who has nothing to show has to have signed in just now. */
export const checkFresh = ({ createdAt }: Session, at: Instant): Result<undefined, SignInAgain> =>
  at - createdAt <= FRESH ? ok(undefined) : refuse({ code: 'sign-in-again' });

/** A cookie alone, stolen or left on a borrowed device, does not take an account over. */
export async function checkProof(
  room: Room,
  session: Session,
  shown: string | undefined,
  at: Instant,
): Promise<Result<undefined, ProofRefusal | BusyRefusal>> {
  const { person } = session;
  const asked = await proofAsked(room, person);
  switch (asked) {
    case 'password':
      return checkPassword(room, person, shown, at);
    case 'code':
      return checkCode(room, person, shown ?? '', at);
    case 'nothing':
      return checkFresh(session, at);
    default:
      return absurd(asked);
  }
}
