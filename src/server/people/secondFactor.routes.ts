import { randomBytes } from 'node:crypto';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { base32, checkTotp, fromBase32, otpauth } from '../../people/totp.ts';
import { type Route, route } from '../http/route.ts';
import { type Room, refuseAs, refuseBusy } from './room.ts';
import { Code, closed, Nothing, Password, Token } from './shapes.ts';
import { changePassword } from './signIn.routes.ts';
import { ours, type PeopleTables } from './tables.ts';
import { PATIENCE } from './throttle.ts';
import { takeToken } from './tokens.ts';

export const secondFactorRoutes = (room: Room): readonly Route[] => {
  const { store } = room.services;
  const tables = store.db.withTables<PeopleTables>();
  const secretOf = (person: string) =>
    tables
      .selectFrom('person_secrets')
      .select(['totp_secret', 'totp_step', 'password_hash'])
      .where('person', '=', person)
      .executeTakeFirst();

  return [
    route({
      method: 'POST',
      url: '/api/session/second-factor',
      policy: 'public',
      limit: { perMinute: 240, burst: 120, by: 'address' },
      schema: {
        body: closed({ code: Code }),
        summary: 'Show the second factor; the session gets a new id and all its roles.',
      },
      async handler({ body, at, request, reply }) {
        const session = await room.sessions.of(request);
        if (session === undefined) return refuse({ code: 'not-signed-in' });
        const who = `code ${session.person}`;
        const row = await secretOf(session.person);
        if (!row?.totp_secret) return refuse({ code: 'no-second-factor' });
        const { wait } = await room.throttle.try(who, PATIENCE.code, at);
        if (wait > 0) return refuseBusy(reply, wait);
        const step = checkTotp(row.totp_secret, body.code, at, Number(row.totp_step));
        // Used up in the same statement that checks it: of two who show one code, one comes in.
        const used =
          step !== undefined &&
          (await tables
            .updateTable('person_secrets')
            .set({ totp_step: BigInt(step) })
            .where('person', '=', session.person)
            .where('totp_step', '<', BigInt(step))
            .returning('person')
            .executeTakeFirst());
        room.services.log.info(
          { person: session.person },
          used ? 'second factor shown' : 'a second factor was refused',
        );
        if (!used) return refuseAs(reply, 401, { code: 'wrong-code' });
        await room.throttle.succeeded(who);
        await room.sessions.open(request, reply, session.person, true);
        return ok({ roles: session.roles });
      },
    }),

    route({
      method: 'POST',
      url: '/api/me/second-factor',
      policy: 'person',
      schema: { body: Nothing, summary: 'A new secret to scan; it counts only once a code of it was shown.' },
      async handler({ request }) {
        const session = await room.sessions.of(request);
        const record = session && (await room.record(session.person));
        if (record === undefined) return refuse({ code: 'not-signed-in' });
        if (session!.hasSecondFactor && !session!.secondFactor) return refuse({ code: 'not-signed-in' });
        const secret = randomBytes(20);
        return ok({ secret: base32(secret), uri: otpauth(secret, 'Gschobe', record.email) });
      },
    }),

    route({
      method: 'PUT',
      url: '/api/me/second-factor',
      policy: 'person',
      schema: {
        body: closed({ secret: Type.String({ pattern: '^[A-Z2-7]{32}$' }), code: Code }),
        summary: 'Switch the second factor on with a code of the scanned secret.',
      },
      async handler({ body, at, by, request, reply }) {
        const session = await room.sessions.of(request);
        if (session === undefined) return refuse({ code: 'not-signed-in' });
        const secret = fromBase32(body.secret)!;
        const step = checkTotp(secret, body.code, at);
        if (step === undefined) return refuseAs(reply, 401, { code: 'wrong-code' });
        const changed = await room.command(
          session.person,
          { type: 'noteSecret', what: 'second-factor' },
          {
            actor: by,
            at,
            async alongside(trx) {
              const row = { totp_secret: Buffer.from(secret), totp_step: BigInt(step) };
              await ours(trx).updateTable('person_secrets').set(row).where('person', '=', session.person).execute();
            },
          },
        );
        if (!changed.ok) return refuse(changed.refusal);
        await room.sessions.endAll(session.person, request);
        await room.sessions.open(request, reply, session.person, true);
        return ok({ roles: session.roles });
      },
    }),

    route({
      method: 'POST',
      url: '/api/session/link',
      policy: 'public',
      limit: { perMinute: 60, burst: 30, by: 'address' },
      schema: { body: closed({ token: Token }), summary: 'Sign in with a one-time link (staff).' },
      async handler({ body, at, request, reply }) {
        const token = await store.db
          .transaction()
          .execute((trx) => takeToken<{ newFactor?: boolean }>(trx, 'staff-link', body.token, at));
        if (token?.person === undefined) return refuse({ code: 'link-expired' });
        const { person } = token;
        if (token.detail.newFactor) {
          await room.sessions.endAll(person);
          await room.command(
            person,
            { type: 'noteSecret', what: 'second-factor' },
            {
              actor: `person:${person}`,
              at,
              async alongside(trx) {
                const none = { totp_secret: null, totp_step: -1n };
                await ours(trx).updateTable('person_secrets').set(none).where('person', '=', person).execute();
              },
            },
          );
        }
        const row = await secretOf(token.person);
        await room.sessions.open(request, reply, token.person, false);
        return ok({
          secondFactor: row?.totp_secret ? 'needed' : 'set-up',
          password: row?.password_hash ? 'set' : 'missing',
        });
      },
    }),

    route({
      method: 'PUT',
      url: '/api/me/password',
      policy: 'person',
      schema: {
        body: closed({ password: Type.Optional(Password), next: Password }),
        summary: 'Change the password; the present one is asked if there is one.',
      },
      async handler({ actor, body, at, request, reply }) {
        if (actor.kind !== 'person') return refuse({ code: 'not-signed-in' });
        const record = await room.record(actor.id);
        const row = await secretOf(actor.id);
        if (record === undefined || row === undefined) return refuse({ code: 'not-signed-in' });
        const who = `password ${actor.id}`;
        if (row.password_hash !== null) {
          const { wait } = await room.throttle.try(who, PATIENCE.code, at);
          if (wait > 0) return refuseBusy(reply, wait);
          const verified = await room.hashing.verify(row.password_hash, body.password ?? '');
          if (!verified.ok) return refuseBusy(reply, verified.refusal.seconds);
          if (!verified.value) return refuseAs(reply, 401, { code: 'wrong-credentials' });
          await room.throttle.succeeded(who);
        }
        const fit = checkNewPassword(body.next, record);
        if (!fit.ok) return refuseAs(reply, 422, fit.refusal);
        const hashed = await room.hashing.hash(fit.value);
        if (!hashed.ok) return refuseBusy(reply, hashed.refusal.seconds);
        return changePassword(room, actor.id, hashed.value, at, async () => {
          const session = await room.sessions.of(request);
          await room.sessions.endAll(actor.id);
          await room.sessions.open(request, reply, actor.id, session?.secondFactor ?? false);
          return ok({});
        });
      },
    }),
  ];
};

import { readPassword } from '../../people/password.ts';
import type { Record_ } from './record.ts';

const checkNewPassword = (password: string, { firstName, lastName, email, town = '' }: Record_) =>
  readPassword(password, [firstName, lastName, email, town]);
