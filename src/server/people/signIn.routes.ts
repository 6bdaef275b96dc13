import { sql } from 'kysely';
import { ok, refuse } from '../../kit/result.ts';
import { readPassword } from '../../people/password.ts';
import { isStaff } from '../../people/role.ts';
import { type Route, route } from '../http/route.ts';
import { LETTERS } from './registration.routes.ts';
import { type Room, refuseAs, refuseBusy } from './room.ts';
import { closed, Password, Text, Token } from './shapes.ts';
import type { PeopleTables } from './tables.ts';
import { PATIENCE } from './throttle.ts';
import { issueToken, peekToken, takeToken } from './tokens.ts';

const HOUR = 3_600_000;
/** What is no letter at all (and what no database takes) is nobody's address. */
const asTyped = (email: string) => email.normalize('NFKC').replace(/\p{C}/gu, '').trim().toLowerCase();

export const FORGOTTEN_JOB = 'people.forgotten';

/** Writes the letter with the link, if anybody has this address. */
export async function sendResetLink(room: Room, payload: unknown): Promise<void> {
  const { email, at } = payload as { email: string; at: number };
  const { db } = room.services.store;
  const query = db.withTables<PeopleTables>().selectFrom('person_data').select('person');
  const row = await query.where(sql`lower(email)`, '=', email).executeTakeFirst();
  const record = row && (await room.record(row.person));
  if (record === undefined) return;
  await db.transaction().execute(async (trx) => {
    const token = await issueToken(trx, 'reset-password', record.person, {}, at, HOUR);
    const url = room.link('/password/new', token);
    await room.write(trx, `reset:${record.person}:${at}`, record, 'reset', (words) => words.reset(url), at);
  });
}

export const signInRoutes = (room: Room): readonly Route[] => {
  const { store } = room.services;
  const tables = store.db.withTables<PeopleTables>();

  const byEmail = (email: string) =>
    tables
      .selectFrom('person_data')
      .innerJoin('person_secrets', 'person_secrets.person', 'person_data.person')
      .innerJoin('people', 'people.person', 'person_data.person')
      .select(['person_data.person', 'password_hash', 'totp_secret', 'people.roles'])
      .where(sql`lower(email)`, '=', email)
      .executeTakeFirst();

  return [
    route({
      method: 'POST',
      url: '/api/session',
      policy: 'public',
      limit: { perMinute: 240, burst: 120, by: 'address' },
      schema: { body: closed({ email: Text, password: Password }), summary: 'Sign in with e-mail and password.' },
      async handler({ body, at, request, reply }) {
        const email = asTyped(body.email);
        const here = `sign-in ${email} ${request.ip}`;
        const anywhere = `sign-in ${email}`;
        const { wait, count } = await room.throttle.try(here, PATIENCE.here, at);
        if (wait > 0) return refuseBusy(reply, wait);
        const elsewhere = await room.throttle.try(anywhere, PATIENCE.anywhere, at);
        if (elsewhere.wait > 0) {
          await room.throttle.giveBack(here);
          return refuseBusy(reply, elsewhere.wait);
        }
        const row = await byEmail(email);
        const verified = await room.hashing.verify(row?.password_hash, body.password, request.ip);
        if (!verified.ok) {
          for (const who of [here, anywhere]) await room.throttle.giveBack(who);
          return refuseBusy(reply, verified.refusal.seconds);
        }
        if (!verified.value || row === undefined) {
          if (count === PATIENCE.here.free) await noteSlowed(room, row?.person, at);
          room.services.log.warn({ person: row?.person }, 'a sign-in was refused');
          return refuseAs(reply, 401, { code: 'wrong-credentials' });
        }
        await room.throttle.succeeded(here);
        await room.throttle.giveBack(anywhere);
        room.services.log.info({ person: row.person }, 'signed in');
        await room.sessions.open(request, reply, row.person, false);
        return ok({ secondFactor: secondFactorOf(row.totp_secret !== null, isStaff(row.roles)) });
      },
    }),

    route({
      method: 'DELETE',
      url: '/api/session',
      policy: 'public',
      schema: { summary: 'Sign out on this device.' },
      async handler({ by, request, reply }) {
        await room.sessions.close(request, reply);
        room.services.log.info({ actor: by }, 'signed out');
        return ok(undefined);
      },
    }),

    route({
      method: 'POST',
      url: '/api/people/password/forgotten',
      policy: 'public',
      limit: { perMinute: 60, burst: 30, by: 'address' },
      schema: {
        body: closed({ email: Text }),
        summary: 'Ask for a link to set a new password. Always the same answer.',
      },
      async handler({ body, at, reply }) {
        const email = asTyped(body.email);
        const { wait } = await room.throttle.try(`mail ${email}`, LETTERS, at);
        if (wait > 0) return refuseBusy(reply, wait);
        // The letter is written by a job, so that an unknown address takes as long as a known one.
        await store.db.transaction().execute((trx) => room.services.jobs.add(trx, FORGOTTEN_JOB, { email, at }));
        return ok({ next: 'check-mail' });
      },
    }),

    route({
      method: 'POST',
      url: '/api/people/password/reset',
      policy: 'public',
      limit: { perMinute: 60, burst: 30, by: 'address' },
      schema: {
        body: closed({ token: Token, password: Password }),
        summary: 'Set a new password with the link of the mail.',
      },
      async handler({ body, at, request, reply }) {
        const link = await store.db.transaction().execute((trx) => peekToken(trx, 'reset-password', body.token, at));
        if (link === undefined) return refuse({ code: 'link-expired' });
        const record = link.person === undefined ? undefined : await room.record(link.person);
        const about = record === undefined ? [] : [record.firstName, record.lastName, record.email, record.town ?? ''];
        const fit = readPassword(body.password, about);
        if (!fit.ok) return refuseAs(reply, 422, fit.refusal);
        const hashed = await room.hashing.hash(fit.value);
        if (!hashed.ok) return refuseBusy(reply, hashed.refusal.seconds);
        const token = await store.db.transaction().execute((trx) => takeToken(trx, 'reset-password', body.token, at));
        if (token?.person === undefined) return refuse({ code: 'link-expired' });
        return changePassword(room, token.person, hashed.value, at, async () => {
          await room.sessions.endAll(token.person!);
          const row = await tables
            .selectFrom('person_secrets')
            .innerJoin('people', 'people.person', 'person_secrets.person')
            .select(['totp_secret', 'people.roles'])
            .where('person_secrets.person', '=', token.person!)
            .executeTakeFirstOrThrow();
          await room.sessions.open(request, reply, token.person!, false);
          return ok({ secondFactor: secondFactorOf(row.totp_secret !== null, isStaff(row.roles)) });
        });
      },
    }),
  ];
};

/** The audit knows of series of wrong passwords, for known and unknown addresses alike: never the address itself. */
async function noteSlowed(room: Room, person: string | undefined, at: number): Promise<void> {
  const event = { type: 'signInSlowed', person: person ?? null, at };
  await room.services.store.append({
    stream: 'security:sign-in',
    expected: 'any',
    events: [event],
    actor: 'anonymous',
    at,
  });
}

/** What the screen asks next: a code, the set-up of a second factor, or nothing. */
export const secondFactorOf = (has: boolean, staff: boolean): 'needed' | 'set-up' | 'none' =>
  has ? 'needed' : staff ? 'set-up' : 'none';

/** The new hash, an event that says so, and a letter that warns. */
export async function changePassword<Answer>(
  room: Room,
  person: string,
  passwordHash: string,
  at: number,
  then: () => Promise<Answer>,
) {
  const record = await room.record(person);
  if (record === undefined) return refuse({ code: 'person-deleted' });
  const changed = await room.command(
    person,
    { type: 'noteSecret', what: 'password' },
    {
      actor: `person:${person}`,
      at,
      async alongside(trx) {
        const row = { password_hash: passwordHash };
        await trx
          .withTables<PeopleTables>()
          .updateTable('person_secrets')
          .set(row)
          .where('person', '=', person)
          .execute();
        const url = room.link('/password/forgotten');
        const key = `password:${person}:${at}`;
        await room.write(trx, key, record, 'passwordChanged', (words) => words.passwordChanged(url), at);
      },
    },
  );
  return changed.ok ? then() : refuse(changed.refusal);
}
