import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { type PasswordRefusal, readPassword } from '../../people/password.ts';
import { CONSENTS, type PersonRefusal } from '../../people/person.ts';
import { type PersonalData, readRegistration } from '../../people/registration.ts';
import { RULES_TO_REGISTER } from '../../people/rules.ts';
import type { FormRefusal, RegistrationForm } from '../../people/wire.ts';
import { may } from '../http/actor.ts';
import { networkOf } from '../http/network.ts';
import { type Route, route } from '../http/route.ts';
import { deviceOf } from './devices.ts';
import { invitationOf } from './invitations.ts';
import { openidRegistration } from './openid.ts';
import { type Application, admit, apply, confirm } from './registering.ts';
import type { Room } from './room.ts';
import { closed, LanguageShape, oneOf, Password, Text, Token } from './shapes.ts';

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
  consents: Type.Optional(Type.Array(oneOf(CONSENTS), { maxItems: 10 })),
  referral: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
  invitation: Type.Optional(Token),
});

/** Opening an account. SSC 3 */
export const registrationRoutes = (room: Room): readonly Route[] => [
  route('GET /people/rules', {
    policy: may('site.read'),
    schema: { summary: 'The rules to accept when registering, with the version in force.' },
    handler: () => ok(RULES_TO_REGISTER),
  }),
  register(room),
  route('POST /people/confirm', {
    policy: may('account.enter'),
    limit: { perMinute: 120, burst: 60, by: 'address' },
    schema: { body: closed({ token: Token }), summary: 'Confirm the e-mail address; signs in.' },
    async handler({ body, at, request, reply }) {
      const openid = await openidRegistration(room, request, at);
      const confirmed = await confirm(room, body.token, openid?.identity, at);
      if (!confirmed.ok) return confirmed;
      await room.sessions.open(request, reply, confirmed.value.id, false);
      return ok({ id: confirmed.value.id, held: confirmed.value.hold !== undefined });
    },
  }),
];

const register = (room: Room): Route =>
  route('POST /people', {
    policy: may('account.enter'),
    limit: { perMinute: 60, burst: 30, by: 'address' },
    schema: {
      body: Form,
      summary: 'Register (SSC 3). The answer is the same whether the address or the person is known or not.',
    },
    async handler({ actor, body, at, once, request, reply }) {
      const openid = await openidRegistration(room, request, at);
      const read = readForm(body, openid === undefined, at);
      if (!read.ok) return read;
      const { data, password } = read.value;
      const hashed = password === undefined ? ok(null) : await room.hashing.hash(password, networkOf(request.ip));
      if (!hashed.ok) return hashed;
      const invitation = body.invitation && (await invitationOf(room, body.invitation, at));
      const isInvited = invitation && invitation.invited.email === data.email;
      const id = isInvited ? invitation.person : randomUUID();
      const { language, rules, consents = [], referral } = body;
      const device = deviceOf(room, request)?.toString('hex');
      const application: Application = {
        ...{ data, language, rules, consents: [...new Set(consents)] },
        ...(referral !== undefined && { referral }),
        ...(openid !== undefined && { identity: openid.identity }),
        ...(actor.kind === 'guest' && { guest: actor.id }),
        ...(device !== undefined && { device }),
      };
      if (openid?.verifiedEmail === data.email) {
        const admitted = await admit(room, id, application, null, at);
        if (!admitted.ok) return admitted;
        await room.sessions.open(request, reply, id, false);
        await openid.done(reply);
        return ok({ next: 'signed-in' });
      }
      if (isInvited) {
        const admitted = await admit(room, id, application, hashed.value, at);
        if (!admitted.ok) return admitted;
        await room.sessions.open(request, reply, id, false);
        return ok({ next: 'signed-in' });
      }
      const allowed = await room.mayWrite({ to: data.email }, at);
      if (!allowed.ok) return allowed;
      await apply(room, id, application, hashed.value, at, once?.key);
      return ok({ next: 'confirm-email' });
    },
  });

type RulesNotAccepted = Extract<PersonRefusal, { code: 'rules-not-accepted' }>;
type Read = { readonly data: PersonalData; readonly password: string | undefined };

/** Reads the whole form; everything that is wrong is named at once. Who comes with another account has no password. */
function readForm(
  {
    password = '',
    rules,
    language: _language,
    consents: _consents,
    referral: _referral,
    invitation: _,
    ...form
  }: RegistrationForm,
  needsPassword: boolean,
  at: number,
): Result<Read, FormRefusal | PasswordRefusal | RulesNotAccepted> {
  const read = readRegistration(form, at);
  const missing = Object.entries(RULES_TO_REGISTER).find(([name, version]) => rules[name] !== version);
  const { firstName = '', lastName = '', email = '', town = '' } = form;
  const fit = needsPassword ? readPassword(password, [firstName, lastName, email, town]) : ok(undefined);
  if (!read.ok) {
    const fields: FormRefusal['fields'] = [
      ...read.refusal.fields,
      ...(fit.ok ? [] : [{ field: 'password', ...fit.refusal } as const]),
      ...(missing === undefined ? [] : [{ field: 'rules', code: 'rules-not-accepted' } as const]),
    ];
    return refuse({ ...read.refusal, fields });
  }
  if (missing !== undefined) {
    const [name, version] = missing;
    return refuse({ code: 'rules-not-accepted', rules: name, version, article: 'SSC 3' });
  }
  return fit.ok ? ok({ data: read.value, password: fit.value }) : fit;
}
