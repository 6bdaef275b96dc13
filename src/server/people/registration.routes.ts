import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { readPassword } from '../../people/password.ts';
import { CONSENTS } from '../../people/person.ts';
import { readRegistration } from '../../people/registration.ts';
import { RULES_TO_REGISTER } from '../../people/rules.ts';
import type { AnyRefusal } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { openidRegistration } from './openid.ts';
import { type Application, admit, apply, confirm, turnedAway } from './registering.ts';
import { type Room, refuseAs, refuseBusy } from './room.ts';
import { closed, LanguageShape, Password, Text, Token } from './shapes.ts';
import type { Patience } from './throttle.ts';

/** Letters to one address: five at once, then ever slower, so that nobody's mailbox is flooded through us. */
export const LETTERS: Patience = { free: 5, longest: 3600 };

const Form = closed({
  email: Type.Optional(Text),
  firstName: Type.Optional(Text),
  lastName: Type.Optional(Text),
  street: Type.Optional(Text),
  houseNumber: Type.Optional(Text),
  postcode: Type.Optional(Text),
  town: Type.Optional(Text),
  country: Type.Optional(Text),
  born: Type.Optional(Text),
  password: Type.Optional(Password),
  language: LanguageShape,
  rules: Type.Record(Type.String({ pattern: '^[a-z0-9]{1,20}$' }), Type.String({ pattern: '^[A-Za-z0-9._-]{1,40}$' }), {
    maxProperties: 10,
  }),
  consents: Type.Optional(Type.Array(Type.Union(CONSENTS.map((consent) => Type.Literal(consent))), { maxItems: 10 })),
  referral: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
});

export const registrationRoutes = (room: Room): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/people/rules',
    policy: 'public',
    schema: { summary: 'The rules to accept when registering, with the version in force.' },
    handler: () => ok(RULES_TO_REGISTER),
  }),

  route({
    method: 'POST',
    url: '/api/people',
    policy: 'public',
    limit: { perMinute: 60, burst: 30, by: 'address' },
    schema: { body: Form, summary: 'Register (SSC 3). The answer is the same whether the address is known or not.' },
    async handler({ actor, body, at, once, request, reply }) {
      const { password, language, rules, consents = [], referral, ...form } = body;
      const openid = await openidRegistration(room, request, at);
      const read = readRegistration(form, at);
      const missing = Object.entries(RULES_TO_REGISTER).find(([name, version]) => rules[name] !== version);
      const own = ['firstName', 'lastName', 'email', 'town'].map(
        (field) => (form as Record<string, string>)[field] ?? '',
      );
      const fit = openid === undefined ? readPassword(password ?? '', own) : undefined;
      if (!read.ok) {
        // Everything that is wrong, at once.
        const rest = [
          ...(fit?.ok === false ? [{ field: 'password', ...fit.refusal }] : []),
          ...(missing === undefined ? [] : [{ field: 'rules', code: 'rules-not-accepted' }]),
        ];
        return refuseAs(reply, 422, { ...read.refusal, fields: [...read.refusal.fields, ...rest] } as AnyRefusal);
      }
      const data = read.value;
      if (missing !== undefined) {
        const [name, version] = missing;
        return refuseAs(reply, 422, {
          code: 'rules-not-accepted',
          rules: name,
          version,
          article: 'SSC 3',
        } as AnyRefusal);
      }
      let passwordHash: string | null = null;
      if (fit !== undefined) {
        if (!fit.ok) return refuseAs(reply, 422, fit.refusal);
        const hashed = await room.hashing.hash(fit.value);
        if (!hashed.ok) return refuseBusy(reply, hashed.refusal.seconds);
        passwordHash = hashed.value;
      }
      const id = randomUUID();
      const away = await room.services.store.db.transaction().execute((trx) => turnedAway(room, trx, data, id));
      if (away !== undefined) return refuse(away);
      const application: Application = {
        ...{ data, language, rules, consents: [...new Set(consents)] },
        ...(referral === undefined ? {} : { referral }),
        ...(openid === undefined ? {} : { identity: openid.identity }),
        ...(actor.kind === 'guest' ? { guest: actor.id } : {}),
      };
      if (openid?.verifiedEmail === data.email) {
        const admitted = await admit(room, id, application, null, at);
        if (!admitted.ok) return refuse(admitted.refusal);
        await room.sessions.open(request, reply, id, false);
        await openid.done(reply);
        return ok({ next: 'signed-in' });
      }
      const { wait } = await room.throttle.try(`mail ${data.email}`, LETTERS, at);
      if (wait > 0) return refuseBusy(reply, wait);
      await apply(room, id, application, passwordHash, at, once?.key);
      return ok({ next: 'confirm-email' });
    },
  }),

  route({
    method: 'POST',
    url: '/api/people/confirm',
    policy: 'public',
    limit: { perMinute: 120, burst: 60, by: 'address' },
    schema: { body: closed({ token: Token }), summary: 'Confirm the e-mail address; signs in.' },
    async handler({ body, at, request, reply }) {
      const confirmed = await confirm(room, body.token, at);
      if (!confirmed.ok) return refuse(confirmed.refusal);
      await room.sessions.open(request, reply, confirmed.value.id, false);
      return ok({ id: confirmed.value.id, held: confirmed.value.hold !== undefined });
    },
  }),
];
