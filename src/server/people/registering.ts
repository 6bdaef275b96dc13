import { sql } from 'kysely';
import { type Result, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import type { Consent, Language, Person, PersonId, PersonRefusal } from '../../people/person.ts';
import type { PersonalData } from '../../people/registration.ts';
import { RULES_TO_REGISTER } from '../../people/rules.ts';
import type { StoreRefusal } from '../../wire/refusals.ts';
import type { Trx } from '../store/database.ts';
import { isUniqueViolation } from '../store/events.ts';
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
}

export type AdmitRefusal =
  | PersonRefusal
  | StoreRefusal
  | { readonly code: 'excluded'; readonly article: 'SSC 8.01' }
  | { readonly code: 'link-expired' };

const HOUR = 3_600_000;
export const CONFIRM_WITHIN = 48 * HOUR;
const REGISTERING = 7210; // advisory lock: of two twins who confirm at once, the second sees the first

/** Exact twins and excluded people who come back. Undefined: welcome so far. */
export async function turnedAway(
  room: Room,
  trx: Trx,
  data: PersonalData,
  id: PersonId,
): Promise<AdmitRefusal | undefined> {
  const found = await findMatches(trx, { ...data, id }, room.keyed);
  if (found.some(({ verdict }) => verdict === 'twin')) return { code: 'already-registered', article: 'SSC 1' };
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

/** The link in the mail was opened: now the person exists. */
export async function confirm(room: Room, token: string, at: Instant): Promise<Result<Person, AdmitRefusal>> {
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
  return admit(room, row.person, application, row.password_hash, at);
}

/** Makes the person: events, record, keys, secrets in one transaction, or nothing. */
export async function admit(
  room: Room,
  id: PersonId,
  application: Application,
  passwordHash: string | null,
  at: Instant,
): Promise<Result<Person, AdmitRefusal>> {
  const { db } = room.services.store;
  const { data, language, rules, consents, referral, identity } = application;
  for (;;) {
    const suspects = await db.transaction().execute((trx) => suspectsOf(room, trx, data, id));
    try {
      const admitted = await room.command(
        id,
        {
          ...{ type: 'register', id, via: identity === undefined ? 'email' : 'openid', confirmed: true },
          ...{ rules, required: RULES_TO_REGISTER, consents: [...consents], suspects: [...suspects] },
          ...(referral === undefined ? {} : { referral }),
        },
        { actor: `person:${id}`, at, alongside: (trx) => settle(trx, suspects) },
      );
      if (!admitted.ok) return admitted;
      await room.throttle.succeeded(`mail ${data.email}`);
      for (const welcome of room.welcomers) await welcome(id, application.guest);
      return admitted;
    } catch (error) {
      if (error instanceof TurnedAway) return refuse(error.refusal);
      if (error instanceof MoreSuspects) continue;
      if (isUniqueViolation(error)) return refuse({ code: 'already-registered', article: 'SSC 1' });
      throw error;
    }
  }

  async function settle(trx: Trx, seen: readonly PersonId[]): Promise<void> {
    await sql`select pg_advisory_xact_lock(${REGISTERING})`.execute(trx);
    const away = await turnedAway(room, trx, data, id);
    if (away !== undefined) throw new TurnedAway(away);
    const now = await suspectsOf(room, trx, data, id);
    if (now.some((suspect) => !seen.includes(suspect))) throw new MoreSuspects();
    await writeRecord(trx, { ...data, person: id, language }, room.keyed, at);
    await ours(trx)
      .insertInto('person_secrets')
      .values({ person: id, password_hash: passwordHash, totp_secret: null })
      .execute();
    if (identity !== undefined)
      await ours(trx)
        .insertInto('person_identities')
        .values({ ...identity, person: id })
        .execute();
    await ours(trx).deleteFrom('registrations').where('email', '=', data.email).execute();
  }
}

async function suspectsOf(room: Room, trx: Trx, data: PersonalData, id: PersonId): Promise<readonly PersonId[]> {
  const found = await findMatches(trx, { ...data, id }, room.keyed);
  return found.filter(({ verdict }) => verdict === 'near').map((match) => match.id);
}

class TurnedAway extends Error {
  readonly refusal: AdmitRefusal;
  constructor(refusal: AdmitRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
class MoreSuspects extends Error {}
