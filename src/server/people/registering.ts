import { sql } from 'kysely';
import { type Result, refuse } from '../../kit/result.ts';
import { HOUR, type Instant } from '../../kit/time.ts';
import type { Consent, Language, Person, PersonId } from '../../people/person.ts';
import type { PersonalData } from '../../people/registration.ts';
import type { AdmitRefusal } from '../../people/wire.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import { isUniqueViolation } from '../store/events.ts';
import { join, recogniseBy } from './marks.ts';
import { findMatches, shadowText, writeRecord } from './record.ts';
import type { Room } from './room.ts';
import { hashOf, newToken } from './secrets.ts';
import { instant, ours, type PeopleTables } from './tables.ts';

/** A registration that was read and found good. */
export interface Application {
  readonly data: PersonalData;
  readonly language: Language;
  readonly rules: Readonly<Record<string, string>>;
  readonly consents: readonly Consent[];
  readonly referral?: string;
  readonly identity?: { readonly issuer: string; readonly subject: string };
  /** Who practised before registering keeps the matches. */
  readonly guest?: string;
  /** Where the form was filled in, if a championship was played there. SSC 1 */
  readonly device?: string;
}

const CONFIRM_WITHIN = 48 * HOUR;
const REGISTERING = 7210; // advisory lock: of two twins who confirm at once, the second sees the first

/**
 * Exact twins (SSC 1) and excluded people who come back (SSC 8.01). Undefined: welcome so far. Asked only once an address
 * is confirmed: a form alone must not tell who has an account.
 */
async function turnedAway(
  room: Room,
  trx: Trx,
  data: PersonalData,
  id: PersonId,
  at: Instant,
): Promise<AdmitRefusal | undefined> {
  const found = await findMatches(trx, { ...data, id }, room.keyed);
  if (found.some(({ verdict }) => verdict === 'twin')) return { code: 'already-registered', article: 'SSC 1' };
  const { isExcluded } = await recogniseBy(room, trx, data, id, at);
  if (isExcluded) return { code: 'excluded', article: 'SSC 8.01' };
  const shadow = await ours(trx)
    .selectFrom('person_shadows')
    .select('key')
    .where('key', '=', room.keyed(shadowText(data)))
    .executeTakeFirst();
  return shadow && { code: 'excluded', article: 'SSC 8.01' };
}

/** Keeps an application until its mail is confirmed, and writes the letter. One answer for known and unknown. */
export async function apply(
  room: Room,
  id: PersonId,
  application: Application,
  passwordHash: string | null,
  at: Instant,
  once?: string,
) {
  const { db } = room.services.store;
  const { email } = application.data;
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const known = await ours(trx)
      .selectFrom('person_data')
      .select(['person', 'email', 'language', 'first_name', 'last_name'])
      .where(sql`lower(email)`, '=', email)
      .executeTakeFirst();
    const { language } = application;
    if (known !== undefined) {
      // The owner is told; whoever typed the address learns nothing. Once a day is enough.
      const { person, first_name: firstName, last_name: lastName } = known;
      const owner = { person, email, language: known.language, firstName, lastName };
      const today = Math.floor(at / (24 * HOUR));
      await room.write(
        trx,
        `known:${person}:${today}`,
        owner,
        'known',
        (words) => words.known(room.link('/sign-in')),
        at,
      );
      return;
    }
    const { firstName, lastName } = application.data;
    await ours(trx)
      .insertInto('registrations')
      .values({
        ...{ token_hash: hashOf(token), person: id, email, body: JSON.stringify(application) },
        ...{ password_hash: passwordHash, created_at: new Date(at), expires_at: new Date(at + CONFIRM_WITHIN) },
      })
      .execute();
    // The same form sent again by a browser that got no answer brings no second letter.
    const key = `confirm:${hashOf(once === undefined ? token : `${email} ${once}`)
      .toString('hex')
      .slice(0, 24)}`;
    const to = { person: id, email, language, firstName, lastName };
    await room.write(trx, key, to, 'confirm', (words) => words.confirm(room.link('/confirm', token)), at);
  });
}

/**
 * The link in the mail was opened: now the person exists. An account elsewhere (`here`: the one this browser came with)
 * is tied to it only where the registration began: whoever sends somebody else a letter must not own the account.
 */
export async function confirm(
  room: Room,
  token: string,
  here: Application['identity'],
  at: Instant,
): Promise<Result<Person, AdmitRefusal | StoreRefusal>> {
  const { db } = room.services.store;
  const row = await db
    .withTables<PeopleTables>()
    .selectFrom('registrations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', instant(at))
    .executeTakeFirst();
  if (row === undefined) return refuse({ code: 'link-expired' });
  const application = row.body as Application;
  const { identity } = application;
  if (identity && (identity.issuer !== here?.issuer || identity.subject !== here.subject))
    return refuse({ code: 'other-browser' });
  return admit(room, row.person, application, row.password_hash, at);
}

/** Makes the person: events, record, keys, secrets in one transaction, or nothing. */
export async function admit(
  room: Room,
  id: PersonId,
  application: Application,
  passwordHash: string | null,
  at: Instant,
): Promise<Result<Person, AdmitRefusal | StoreRefusal>> {
  const { rules, consents, referral, identity } = application;
  const via = identity === undefined ? 'email' : 'openid';
  for (;;) {
    let seen: readonly PersonId[] = [];
    const suspects = async () => {
      seen = await room.services.store.db.transaction().execute((trx) => suspectsOf(room, trx, application, id, at));
      return seen;
    };
    try {
      const admitted = await room.command(
        id,
        { type: 'register', id, via, confirmed: true, rules, consents, ...(referral !== undefined && { referral }) },
        {
          ...{ actor: `person:${id}`, at, suspects },
          alongside: (trx) => settle(room, trx, id, application, passwordHash, seen, at),
        },
      );
      if (!admitted.ok) {
        if (admitted.refusal.code === 'more-suspects') continue;
        return refuse(admitted.refusal);
      }
      for (const welcome of room.welcomers) await welcome(id, application.guest);
      return admitted;
    } catch (error) {
      if (isUniqueViolation(error)) return refuse({ code: 'already-registered', article: 'SSC 1' });
      throw error;
    }
  }
}

/** Looks once more, now that nobody else registers, and writes down what is known of the person. */
async function settle(
  room: Room,
  trx: Trx,
  id: PersonId,
  application: Application,
  passwordHash: string | null,
  seen: readonly PersonId[],
  at: Instant,
): Promise<undefined | { ok: false; refusal: AdmitRefusal | { readonly code: 'more-suspects' } }> {
  const { data, language, identity } = application;
  await sql`select pg_advisory_xact_lock(${REGISTERING})`.execute(trx);
  const away = await turnedAway(room, trx, data, id, at);
  if (away !== undefined) return refuse(away);
  const now = await suspectsOf(room, trx, application, id, at);
  if (now.some((suspect) => !seen.includes(suspect))) return refuse({ code: 'more-suspects' });
  await writeRecord(trx, { ...data, person: id, language }, room.keyed, at);
  await join(trx, id, (await recogniseBy(room, trx, data, id, at)).formers);
  const secrets = { person: id, password_hash: passwordHash, totp_secret: null };
  await ours(trx).insertInto('person_secrets').values(secrets).execute();
  if (identity !== undefined) {
    const row = { ...identity, person: id };
    await ours(trx).insertInto('person_identities').values(row).execute();
  }
  await ours(trx).deleteFrom('registrations').where('email', '=', data.email).execute();
  await ours(trx).deleteFrom('invitations').where('email', '=', data.email).execute();
  return undefined;
}

/** Those who are here and look alike, and those who left and may be the newcomer. */
async function suspectsOf(
  room: Room,
  trx: Trx,
  { data, device }: Application,
  id: PersonId,
  at: Instant,
): Promise<readonly PersonId[]> {
  const found = await findMatches(trx, { ...data, id, devices: device ? [device] : [] }, room.keyed);
  const near = found.filter(({ verdict }) => verdict === 'near').map((match) => match.id);
  return [...new Set([...near, ...(await recogniseBy(room, trx, data, id, at)).suspects])];
}
