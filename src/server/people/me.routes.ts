import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { CONSENTS, type Person } from '../../people/person.ts';
import { type Field, readField, readRegistration } from '../../people/registration.ts';
import type { Actor } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import { isUniqueViolation } from '../store/events.ts';
import { erase, exportOf } from './leaving.ts';
import { findMatches, personalData, writeRecord } from './record.ts';
import { LETTERS } from './registration.routes.ts';
import { type Room, refuseAs, refuseBusy } from './room.ts';
import { closed, LanguageShape, Password, Text, Token } from './shapes.ts';
import type { PeopleTables } from './tables.ts';
import { PATIENCE } from './throttle.ts';
import { issueToken, takeToken } from './tokens.ts';

const HOUR = 3_600_000;
/** The person asking; the policy of the route has made sure there is one. */
const personOf = (actor: Actor): string => (actor.kind === 'person' ? actor.id : '');

export const meRoutes = (room: Room): readonly Route[] => {
  const { store } = room.services;
  const tables = store.db.withTables<PeopleTables>();
  const passwordOf = async (person: string) =>
    (await tables.selectFrom('person_secrets').select('password_hash').where('person', '=', person).executeTakeFirst())
      ?.password_hash;

  return [
    route({
      method: 'GET',
      url: '/api/me',
      policy: 'public',
      schema: { summary: 'Who is asking: nobody (204), a guest, or a person.' },
      async handler({ actor, request }) {
        if (actor.kind === 'guest') return ok({ kind: 'guest', id: actor.id });
        const session = await room.sessions.of(request);
        if (session === undefined) return ok(undefined);
        if (session.hasSecondFactor && !session.secondFactor) return ok({ kind: 'half', secondFactor: 'needed' });
        const record = await room.record(session.person);
        if (record === undefined) return ok(undefined);
        const { firstName, lastName, language } = record;
        const secondFactor = session.secondFactor
          ? 'done'
          : session.roles.length > session.active.length
            ? 'set-up'
            : 'none';
        return ok({
          kind: 'person',
          id: session.person,
          firstName,
          lastName,
          language,
          roles: session.active,
          secondFactor,
        });
      },
    }),

    route({
      method: 'GET',
      url: '/api/me/profile',
      policy: 'person',
      schema: { summary: 'One’s own record, consents and standing.' },
      async handler({ actor, request }) {
        const id = personOf(actor);
        const [person, record, session] = await Promise.all([
          room.person(id),
          room.record(id),
          room.sessions.of(request),
        ]);
        if (person === undefined || record === undefined) return refuse({ code: 'not-signed-in' });
        const { rules, consents, registeredAt, hold, exclusion } = person;
        return ok({
          ...record,
          ...{ rules, consents, registeredAt, held: hold !== undefined, exclusion: exclusion ?? null },
          ...{ hasPassword: (await passwordOf(id)) != null, hasSecondFactor: session?.hasSecondFactor ?? false },
        });
      },
    }),

    route({
      method: 'PUT',
      url: '/api/me/profile',
      policy: 'person',
      schema: {
        body: closed({
          firstName: Type.Optional(Text),
          lastName: Type.Optional(Text),
          street: Type.Optional(Text),
          houseNumber: Type.Optional(Text),
          postcode: Type.Optional(Text),
          town: Type.Optional(Text),
          born: Type.Optional(Text),
        }),
        summary: 'Change names, address, date of birth. A record that now looks like another’s is held for review.',
      },
      async handler({ actor, body, at, by, reply }) {
        const id = personOf(actor);
        const record = await room.record(id);
        if (record === undefined) return refuse({ code: 'not-signed-in' });
        const read = readRegistration({ ...record, country: undefined, ...body }, at);
        if (!read.ok) return refuseAs(reply, 422, read.refusal);
        const before = personalData(record);
        const fields = Object.keys(body).filter((field) => before?.[field as Field] !== read.value[field as Field]);
        if (fields.length === 0) return ok({});
        const found = await store.db
          .transaction()
          .execute((trx) => findMatches(trx, { ...read.value, id }, room.keyed));
        const changed = await room.command(
          id,
          { type: 'changeDetails', fields, suspects: found.map((match) => match.id) },
          {
            actor: by,
            at,
            alongside: (trx) => writeRecord(trx, { ...record, ...read.value }, room.keyed, at),
          },
        );
        return changed.ok ? ok({ held: changed.value.hold !== undefined }) : refuse(changed.refusal);
      },
    }),

    route({
      method: 'PUT',
      url: '/api/me/language',
      policy: 'person',
      schema: { body: closed({ language: LanguageShape }), summary: 'The language of letters to me.' },
      async handler({ actor, body }) {
        await tables.updateTable('person_data').set(body).where('person', '=', personOf(actor)).execute();
        return ok({});
      },
    }),

    route({
      method: 'PUT',
      url: '/api/me/consents',
      policy: 'person',
      schema: {
        body: closed({ consent: Type.Union(CONSENTS.map((consent) => Type.Literal(consent))), given: Type.Boolean() }),
        summary: 'Publication of name and town (G28), pictures of the final (SSC 8.03).',
      },
      async handler({ actor, body, at, by, once }) {
        const told = { actor: by, at, once, answer: ({ consents }: Person) => ({ consents }) };
        return sent(await room.perform(personOf(actor), { type: 'setConsent', ...body }, told));
      },
    }),

    route({
      method: 'POST',
      url: '/api/me/rules',
      policy: 'person',
      schema: {
        body: closed({
          rules: Type.String({ pattern: '^[a-z0-9]{1,20}$' }),
          version: Type.String({ pattern: '^[A-Za-z0-9._-]{1,40}$' }),
        }),
        summary: 'Accept a version of the rules (SSC 3, B21 5).',
      },
      async handler({ actor, body, at, by, once }) {
        const told = { actor: by, at, once, answer: ({ rules }: Person) => ({ rules }) };
        return sent(await room.perform(personOf(actor), { type: 'acceptRules', ...body }, told));
      },
    }),

    route({
      method: 'POST',
      url: '/api/me/email',
      policy: 'person',
      schema: {
        body: closed({ email: Text }),
        summary: 'Ask for another e-mail address; it counts once its link was opened.',
      },
      async handler({ actor, body, at, reply }) {
        const read = readField('email', body.email, at);
        if (!read.ok) return refuseAs(reply, 422, { ...read.refusal, code: read.refusal.code });
        const record = await room.record(personOf(actor));
        if (record === undefined) return refuse({ code: 'not-signed-in' });
        const email = read.value;
        const { wait } = await room.throttle.try(`mail ${email}`, LETTERS, at);
        if (wait > 0) return refuseBusy(reply, wait);
        await store.db.transaction().execute(async (trx) => {
          const token = await issueToken(trx, 'change-email', record.person, { email }, at, HOUR);
          const url = room.link('/email/new', token);
          const key = `email:${record.person}:${at}`;
          await room.write(trx, key, { ...record, email }, 'changeEmail', (words) => words.changeEmail(url), at);
        });
        return ok({ next: 'check-mail' });
      },
    }),

    route({
      method: 'POST',
      url: '/api/people/email',
      policy: 'public',
      limit: { perMinute: 60, burst: 30, by: 'address' },
      schema: { body: closed({ token: Token }), summary: 'Confirm the new e-mail address.' },
      async handler({ body, at }) {
        const token = await store.db
          .transaction()
          .execute((trx) => takeToken<{ email: string }>(trx, 'change-email', body.token, at));
        const record = token?.person === undefined ? undefined : await room.record(token.person);
        if (record === undefined) return refuse({ code: 'link-expired' });
        const { email } = token!.detail;
        try {
          const changed = await room.command(
            record.person,
            { type: 'changeDetails', fields: ['email'], suspects: [] },
            {
              actor: `person:${record.person}`,
              at,
              async alongside(trx) {
                await writeRecord(trx, { ...record, email }, room.keyed, at);
                const key = `email-changed:${record.person}:${at}`;
                await room.write(trx, key, record, 'emailChanged', (words) => words.emailChanged(), at);
              },
            },
          );
          return changed.ok ? ok({}) : refuse(changed.refusal);
        } catch (error) {
          if (isUniqueViolation(error, 'person_data_email')) return refuse({ code: 'link-expired' });
          throw error;
        }
      },
    }),

    route({
      method: 'GET',
      url: '/api/me/export',
      policy: 'person',
      limit: { perMinute: 6, burst: 6, by: 'actor' },
      schema: { summary: 'Everything we know about the person asking.' },
      async handler({ actor, reply, at }) {
        reply.header('content-disposition', 'attachment; filename="gschobe-export.json"');
        return ok(await exportOf(room, personOf(actor), at));
      },
    }),

    route({
      method: 'POST',
      url: '/api/me/deletion',
      policy: 'person',
      schema: {
        body: closed({ password: Type.Optional(Password), sure: Type.Literal(true) }),
        summary: 'Delete the account: personal data at once, what the law keeps under a number.',
      },
      async handler({ actor, body, at, by, request, reply }) {
        const id = personOf(actor);
        const stored = await passwordOf(id);
        if (stored != null) {
          const who = `password ${id}`;
          const { wait } = await room.throttle.try(who, PATIENCE.code, at);
          if (wait > 0) return refuseBusy(reply, wait);
          const verified = await room.hashing.verify(stored, body.password ?? '');
          if (!verified.ok) return refuseBusy(reply, verified.refusal.seconds);
          if (!verified.value) return refuseAs(reply, 401, { code: 'wrong-credentials' });
          await room.throttle.succeeded(who);
        }
        const erased = await erase(room, id, by, at);
        if (!erased.ok) return refuse(erased.refusal);
        await room.sessions.close(request, reply);
        return ok({});
      },
    }),
  ];
};
