import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, type Instant } from '../../kit/time.ts';
import { LANGUAGES, type Language, type PersonId } from '../../people/person.ts';
import { readRegistration } from '../../people/registration.ts';
import type { ImportReport } from '../../people/wire.ts';
import type { Trx } from '../store/database.ts';
import type { Room } from './room.ts';
import { hashOf, newToken } from './secrets.ts';
import type { TableRow } from './tableFile.ts';
import { type Invited, instant, ours, type PeopleTables } from './tables.ts';

export const INVITE_JOB = 'people.invite';

/** How long an invitation stands; then what was imported about the person goes. */
const STANDS = 60 * DAY;
/** Letters leave at a pace that a mail server bears: two hundred, then ten seconds. */
const [PORTION, PAUSE] = [200, 10_000];
/** So many faulty rows are named; the rest is counted. */
const NAMED = 200;
const ROWS_AT_ONCE = 1000;

interface Readable {
  readonly row: number;
  readonly invited: Invited;
}

/**
 * Prepares accounts from a list: each person gets a letter, and has an account once the rules are accepted (SSC 3). Who has
 * an account, or an invitation, is left alone. Good rows are taken, bad ones named.
 */
export async function importAccounts(
  room: Room,
  rows: readonly TableRow[],
  by: string,
  at: Instant,
): Promise<ImportReport> {
  const { readable, faulty, repeated } = read(rows, at);
  const { store, jobs } = room.services;
  const counts = { invited: 0, known: 0 };
  await store.append({
    ...{ stream: 'people:imports', expected: 'any', actor: by, at },
    events: [{ type: 'accountsImported', rows: rows.length, by, at }],
    async alongside(trx) {
      for (let i = 0; i < readable.length; i += ROWS_AT_ONCE) {
        const some = readable.slice(i, i + ROWS_AT_ONCE);
        const invited = await prepare(trx, some, at);
        counts.invited += invited;
        counts.known += some.length - invited;
      }
      await jobs.add(trx, INVITE_JOB, {}, { runAt: at, key: INVITE_JOB });
    },
  });
  return { rows: rows.length, ...counts, repeated, faulty: faulty.length, faults: faulty.slice(0, NAMED) };
}

/** Every row on its own: what is wrong with it, or whom it names. The first of two with one address counts. */
function read(rows: readonly TableRow[], at: Instant) {
  const faulty: ImportReport['faults'][number][] = [];
  const readable: Readable[] = [];
  const seen = new Set<string>();
  let repeated = 0;
  for (const [i, { language, ...form }] of rows.entries()) {
    const row = i + 2; // as a spreadsheet counts, the heading being the first
    const data = readRegistration(form, at);
    if (!data.ok) {
      faulty.push({ row, fields: data.refusal.fields });
    } else if (seen.has(data.value.email)) repeated++;
    else {
      seen.add(data.value.email);
      readable.push({ row, invited: { ...data.value, language: languageIn(language) } });
    }
  }
  return { readable, faulty, repeated };
}

const languageIn = (text = ''): Language =>
  LANGUAGES.find((language) => language === text.slice(0, 2).toLowerCase()) ?? 'de';

/** Writes down those who have neither account nor invitation; answers how many. */
async function prepare(trx: Trx, some: readonly Readable[], at: Instant): Promise<number> {
  const emails = some.map(({ invited }) => invited.email);
  const known = await ours(trx)
    .selectFrom('person_data')
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql`lower(email)`, 'in', emails)
    .execute();
  const here = new Set(known.map(({ email }) => email));
  const values = some
    .filter(({ invited }) => !here.has(invited.email))
    .map(({ invited }) => ({
      ...{ person: randomUUID(), email: invited.email, body: JSON.stringify(invited), token_hash: null },
      ...{ imported_at: new Date(at), invited_at: null, expires_at: new Date(at + STANDS) },
    }));
  if (values.length === 0) return 0;
  const written = await ours(trx)
    .insertInto('invitations')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('person')
    .execute();
  return written.length;
}

/** The job: the next letters, then a pause. */
export async function sendInvitations(room: Room): Promise<void> {
  const { store, jobs, now } = room.services;
  const at = now();
  await store.db.transaction().execute(async (trx) => {
    const waiting = await ours(trx)
      .selectFrom('invitations')
      .select(['person', 'body'])
      .where('invited_at', 'is', null)
      .where('expires_at', '>', instant(at))
      .orderBy('imported_at')
      .orderBy('person')
      .limit(PORTION)
      .forUpdate()
      .skipLocked()
      .execute();
    if (waiting.length === 0) return;
    for (const { person, body } of waiting) await invite(room, trx, person, body, at);
    await jobs.add(trx, INVITE_JOB, {}, { runAt: at + PAUSE, key: INVITE_JOB });
  });
}

async function invite(room: Room, trx: Trx, person: PersonId, invited: Invited, at: Instant): Promise<void> {
  const token = newToken();
  await ours(trx)
    .updateTable('invitations')
    .set({ token_hash: hashOf(token), invited_at: new Date(at), expires_at: new Date(at + STANDS) })
    .where('person', '=', person)
    .execute();
  const to = { ...invited, person };
  await room.write(
    trx,
    `invitation:${person}`,
    to,
    'invitation',
    (words) => words.invitation(room.link('/register', token)),
    at,
  );
}

/** Whom an invitation is for; undefined: it is used, too old, or none of ours. */
export async function invitationOf(
  room: Room,
  token: string,
  at: Instant,
): Promise<{ readonly person: PersonId; readonly invited: Invited } | undefined> {
  const row = await room.services.store.db
    .withTables<PeopleTables>()
    .selectFrom('invitations')
    .select(['person', 'body'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', instant(at))
    .executeTakeFirst();
  return row && { person: row.person, invited: row.body };
}
