import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import type { Instant } from '../../kit/time.ts';
import { CONSENTS, type PersonId } from '../../people/person.ts';
import { FIELDS, type Field, readRegistration } from '../../people/registration.ts';
import type { DetailsTied, Tie, Who } from '../../people/wire.ts';
import { may } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import type { Trx } from '../store/database.ts';
import type { LateRefusal } from '../store/perform.ts';
import { personOf } from './asking.ts';
import { join, leaveMarks, recogniseBy } from './marks.ts';
import { passwordHashOf } from './passwords.ts';
import { findMatches, personalData, writeRecord } from './record.ts';
import type { Room } from './room.ts';
import type { Session } from './sessions.ts';
import { closed, LanguageShape, oneOf, Text } from './shapes.ts';
import type { PeopleTables } from './tables.ts';

/** What a person sees and changes about the own account. */
export const meRoutes = (room: Room): readonly Route[] => [
  whoIsAsking(room),
  profile(room),
  changeProfile(room),
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
    async handler({ actor, request }) {
      const id = personOf(actor);
      const [person, record, session] = await Promise.all([
        room.person(id),
        room.record(id),
        room.sessions.of(request),
      ]);
      if (person === undefined || record === undefined) return refuse({ code: 'not-signed-in' });
      const { rules: accepted, consents: given, registeredAt, hold, exclusion = null } = person;
      return ok({
        ...record,
        ...{ rules: accepted, consents: given, registeredAt, held: hold !== undefined, exclusion },
        hasPassword: (await passwordHashOf(room, id)) !== null,
        hasSecondFactor: session?.hasSecondFactor ?? false,
      });
    },
  });

const changeProfile = (room: Room): Route =>
  route('PUT /me/profile', {
    policy: may('account.own'),
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
    async handler({ actor, body, at, by }) {
      const id = personOf(actor);
      const record = await room.record(id);
      if (record === undefined) return refuse({ code: 'not-signed-in' });
      const read = readRegistration({ ...record, country: undefined, ...body }, at);
      if (!read.ok) return read;
      const before = personalData(record);
      const fields = FIELDS.filter((field) => Object.hasOwn(body, field) && before?.[field] !== read.value[field]);
      if (fields.length === 0) return ok({});
      const { store } = room.services;
      const changed = await room.command(
        id,
        { type: 'changeDetails', fields },
        {
          ...{ actor: by, at },
          async suspects() {
            return store.db.transaction().execute(async (trx) => {
              const found = await findMatches(trx, { ...read.value, id }, room.keyed);
              const { suspects, formers, isExcluded } = await recogniseBy(room, trx, read.value, id, at);
              return [...found.map((match) => match.id), ...suspects, ...(isExcluded ? formers : [])];
            });
          },
          async alongside(trx, person): Promise<undefined | LateRefusal<DetailsTied>> {
            const by = fields.some((field) => IDENTIFYING.includes(field)) ? await tieOf(room, trx, id, at) : undefined;
            if (by !== undefined) return refuse({ code: 'details-tied', by });
            if (before !== undefined) await leaveMarks(room, trx, person, before, at);
            await writeRecord(trx, { ...record, ...read.value }, room.keyed, at);
            await join(trx, id, (await recogniseBy(room, trx, read.value, id, at)).formers);
            return undefined;
          },
        },
      );
      return changed.ok ? ok({ held: changed.value.hold !== undefined }) : changed;
    },
  });

/** Who has changed these is somebody else: a place is personal and cannot be transferred. SSC 7.02 */
const IDENTIFYING: readonly Field[] = ['firstName', 'lastName', 'born'];

async function tieOf(room: Room, trx: Trx, id: PersonId, at: Instant): Promise<Tie | undefined> {
  for (const source of room.personalData) {
    const tie = await source.ties?.(trx, id, at);
    if (tie !== undefined) return tie;
  }
  return undefined;
}

const language = (room: Room): Route =>
  route('PUT /me/language', {
    policy: may('account.own'),
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
