import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { CONSENTS } from '../../people/person.ts';
import { readRegistration } from '../../people/registration.ts';
import type { Who } from '../../people/wire.ts';
import { may } from '../http/actor.ts';
import { type Limit, type Route, route, sent } from '../http/route.ts';
import { personOf } from './asking.ts';
import { changeOrRequest, fieldsOf, isRequestedAlready, requestOf, tieOf, withdrawChange } from './changing.ts';
import { passwordHashOf } from './passwords.ts';
import type { Room } from './room.ts';
import type { Session } from './sessions.ts';
import { closed, LanguageShape, oneOf, Text } from './shapes.ts';
import type { PeopleTables } from './tables.ts';

/** Each choice may be an event that stays: nobody makes more of them by hand. */
const CHOICES: Limit = { perMinute: 20, burst: 20, by: 'actor' };

/** What a person sees and changes about the own account. */
export const meRoutes = (room: Room): readonly Route[] => [
  whoIsAsking(room),
  profile(room),
  changeProfile(room),
  withdraw(room),
  language(room),
  consents(room),
  rules(room),
];

const whoIsAsking = (room: Room): Route =>
  route('GET /me', {
    policy: may('site.read'),
    schema: { summary: 'Who is asking: nobody (204), a guest, or a person.' },
    async handler({ actor, request }) {
      if (actor.kind === 'guest') return ok({ kind: 'guest', id: actor.id });
      const session = await room.sessions.of(request);
      return ok(session && (await signedIn(room, session)));
    },
  });

async function signedIn(room: Room, session: Session): Promise<Who | undefined> {
  if (session.hasSecondFactor && !session.secondFactor) return { kind: 'half', secondFactor: 'needed' };
  const record = await room.record(session.person);
  if (record === undefined) return undefined;
  const { firstName, lastName, language: letters } = record;
  const waits = session.roles.length > session.active.length; // a staff role counts after the second factor only
  const secondFactor = session.secondFactor ? 'done' : waits ? 'set-up' : 'none';
  return {
    ...{ kind: 'person', id: session.person, firstName, lastName, language: letters },
    ...{ roles: session.active, secondFactor },
  };
}

const profile = (room: Room): Route =>
  route('GET /me/profile', {
    policy: may('account.own'),
    schema: { summary: 'One’s own record, consents and standing.' },
    async handler({ actor, request, at }) {
      const id = personOf(actor);
      const [person, record, session] = await Promise.all([
        room.person(id),
        room.record(id),
        room.sessions.of(request),
      ]);
      if (person === undefined || record === undefined) return refuse({ code: 'not-signed-in' });
      const { rules: accepted, consents: given, registeredAt, hold, exclusion = null } = person;
      const tie = await room.services.store.db.transaction().execute((trx) => tieOf(room, trx, id, at));
      return ok({
        ...record,
        ...{ tie: tie ?? null, request: await requestOf(room, person, record) },
        ...{ rules: accepted, consents: given, registeredAt, held: hold !== undefined, exclusion },
        hasPassword: (await passwordHashOf(room, id)) !== null,
        hasSecondFactor: session?.hasSecondFactor ?? false,
      });
    },
  });

const changeProfile = (room: Room): Route =>
  route('PUT /me/profile', {
    policy: may('account.own'),
    limit: CHOICES,
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
      summary:
        'Change names, address, date of birth; a request to the office where something hangs on it. A record that now looks like another’s is held for review.',
    },
    async handler({ actor, body, at, by }) {
      const id = personOf(actor);
      const record = await room.record(id);
      if (record === undefined) return refuse({ code: 'not-signed-in' });
      const read = readRegistration({ ...record, country: undefined, ...body }, at);
      if (!read.ok) return read;
      if (fieldsOf(record, read.value).length === 0) return ok({});
      if (await isRequestedAlready(room, record, read.value, at)) return ok({ isRequested: true });
      const changed = await changeOrRequest(room, record, read.value, {
        ...{ actor: by, at },
        mayRequest: (trx) => room.mayWrite({ by }, at, trx),
      });
      if (!changed.ok) return changed;
      const { person, isRequested } = changed.value;
      return ok({ held: person.hold !== undefined, isRequested });
    },
  });

const withdraw = (room: Room): Route =>
  route('DELETE /me/change', {
    policy: may('account.own'),
    schema: { summary: 'What was asked to be changed stays as it is after all.' },
    async handler({ actor, at, by }) {
      const withdrawn = await withdrawChange(room, personOf(actor), { actor: by, at });
      return withdrawn.ok ? ok({}) : withdrawn;
    },
  });

const language = (room: Room): Route =>
  route('PUT /me/language', {
    policy: may('account.own'),
    limit: CHOICES,
    schema: { body: closed({ language: LanguageShape }), summary: 'The language of letters to me.' },
    async handler({ actor, body }) {
      const tables = room.services.store.db.withTables<PeopleTables>();
      await tables.updateTable('person_data').set(body).where('person', '=', personOf(actor)).execute();
      return ok({});
    },
  });

const consents = (room: Room): Route =>
  route('PUT /me/consents', {
    policy: may('account.own'),
    limit: CHOICES,
    schema: {
      body: closed({ consent: oneOf(CONSENTS), given: Type.Boolean() }),
      summary: 'Publication of name and town (G28), pictures of the final (SSC 8.03).',
    },
    handler: async ({ actor, body, at, by, once }) =>
      sent(
        await room.perform(personOf(actor), { type: 'setConsent', ...body }, { actor: by, at, once }, (person) => ({
          consents: person.consents,
        })),
      ),
  });

const rules = (room: Room): Route =>
  route('POST /me/rules', {
    policy: may('account.own'),
    limit: CHOICES,
    schema: {
      body: closed({
        rules: Type.String({ pattern: '^[a-z0-9]{1,20}$' }),
        version: Type.String({ pattern: '^[A-Za-z0-9._-]{1,40}$' }),
      }),
      summary: 'Accept a version of the rules (SSC 3, B21 5).',
    },
    handler: async ({ actor, body, at, by, once }) =>
      sent(
        await room.perform(personOf(actor), { type: 'acceptRules', ...body }, { actor: by, at, once }, (person) => ({
          rules: person.rules,
        })),
      ),
  });
