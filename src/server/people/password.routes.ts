import { sql } from 'kysely';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { HOUR } from '../../kit/time.ts';
import { readPassword } from '../../people/password.ts';
import { isStaff } from '../../people/role.ts';
import type { JobPayloads } from '../../wire/jobs.ts';
import { may } from '../http/actor.ts';
import { networkOf } from '../http/network.ts';
import { type Route, route } from '../http/route.ts';
import { changePassword, checkPassword, passwordHashOf } from './passwords.ts';
import { checkFresh, PROOFS } from './proof.ts';
import type { Room } from './room.ts';
import { closed, Password, Text, Token } from './shapes.ts';
import { asTyped, nextFactor } from './signIn.routes.ts';
import type { PeopleTables } from './tables.ts';
import { issueToken, peekToken, takeToken } from './tokens.ts';

export const FORGOTTEN_JOB = 'people.forgotten';

/** Setting a new password: forgotten, by the link of a letter, or knowing the present one. */
export const passwordRoutes = (room: Room): readonly Route[] => [forgotten(room), reset(room), change(room)];

/** Writes the letter with the link, if anybody has this address. */
export async function sendResetLink(room: Room, { email, at }: JobPayloads[typeof FORGOTTEN_JOB]): Promise<void> {
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

const forgotten = (room: Room): Route =>
  route('POST /people/password/forgotten', {
    policy: may('account.enter'),
    limit: { perMinute: 60, burst: 30, by: 'address' },
    schema: {
      body: closed({ email: Text }),
      summary: 'Ask for a link to set a new password. Always the same answer.',
    },
    async handler({ body, at }) {
      const email = asTyped(body.email);
      const allowed = await room.mayWrite({ to: email }, at);
      if (!allowed.ok) return allowed;
      // The letter is written by a job, so that an unknown address takes as long as a known one.
      const { store, jobs } = room.services;
      await store.db.transaction().execute((trx) => jobs.add(trx, FORGOTTEN_JOB, { email, at }));
      return ok({ next: 'check-mail' });
    },
  });

const reset = (room: Room): Route =>
  route('POST /people/password/reset', {
    policy: may('account.enter'),
    limit: { perMinute: 60, burst: 30, by: 'address' },
    schema: {
      body: closed({ token: Token, password: Password }),
      summary: 'Set a new password with the link of the mail.',
    },
    async handler({ body, at, request, reply }) {
      const { db } = room.services.store;
      const link = await db.transaction().execute((trx) => peekToken(trx, 'reset-password', body.token, at));
      if (link === undefined) return refuse({ code: 'link-expired' });
      const record = link.person === undefined ? undefined : await room.record(link.person);
      const about = record === undefined ? [] : [record.firstName, record.lastName, record.email, record.town ?? ''];
      const fit = readPassword(body.password, about);
      if (!fit.ok) return fit;
      const hashed = await room.hashing.hash(fit.value, networkOf(request.ip));
      if (!hashed.ok) return hashed;
      const token = await db.transaction().execute((trx) => takeToken(trx, 'reset-password', body.token, at));
      if (token?.person === undefined) return refuse({ code: 'link-expired' });
      const changed = await changePassword(room, token.person, hashed.value, at);
      if (!changed.ok) return changed;
      await room.sessions.endAll(token.person);
      const row = await db
        .withTables<PeopleTables>()
        .selectFrom('person_secrets')
        .innerJoin('people', 'people.person', 'person_secrets.person')
        .select(['totp_secret', 'people.roles'])
        .where('person_secrets.person', '=', token.person)
        .executeTakeFirstOrThrow();
      await room.sessions.open(request, reply, token.person, false);
      return ok({ secondFactor: nextFactor(row.totp_secret !== null, isStaff(row.roles)) });
    },
  });

const change = (room: Room): Route =>
  route('PUT /me/password', {
    policy: may('account.own'),
    limit: PROOFS,
    schema: {
      body: closed({ password: Type.Optional(Password), next: Password }),
      summary: 'Change the password; the present one is asked if there is one.',
    },
    async handler({ body, at, by, request, reply }) {
      const session = await room.sessions.of(request);
      const record = session && (await room.record(session.person));
      if (session === undefined || record === undefined) return refuse({ code: 'not-signed-in' });
      const id = session.person;
      const hasPassword = (await passwordHashOf(room, id)) !== null;
      const checked = hasPassword ? await checkPassword(room, id, body.password, at) : checkFresh(session, at);
      if (!checked.ok) return checked;
      const { firstName, lastName, email, town = '' } = record;
      const fit = readPassword(body.next, [firstName, lastName, email, town]);
      if (!fit.ok) return fit;
      const hashed = await room.hashing.hash(fit.value, by);
      if (!hashed.ok) return hashed;
      const allowed = await room.mayWrite({ by, as: 'password' }, at);
      if (!allowed.ok) return allowed;
      const changed = await changePassword(room, id, hashed.value, at);
      if (!changed.ok) return changed;
      await room.sessions.endAll(id);
      await room.sessions.open(request, reply, id, session.secondFactor);
      return ok({});
    },
  });
