import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { checkProof, PROOFS, proofAsked } from './proof.ts';
import type { Room } from './room.ts';
import { checkCode, drawSecret, factorOf, forgetSecondFactor, isOfOurDrawing, secretsOf } from './secondFactor.ts';
import { Code, closed, Nothing, Password, Token } from './shapes.ts';
import { ours } from './tables.ts';
import { takeToken } from './tokens.ts';
import { base32, checkTotp, fromBase32, otpauth } from './totp.ts';

/** The code of an authenticator app as the second step: showing it, setting it up, and the link that leads there. */
export const secondFactorRoutes = (room: Room): readonly Route[] => [
  show(room),
  newSecret(room),
  switchOn(room),
  byLink(room),
];

const show = (room: Room): Route =>
  route('POST /session/second-factor', {
    policy: may('account.enter'),
    schema: {
      body: closed({ code: Code }),
      summary: 'Show the second factor; the session gets a new id and all its roles.',
    },
    async handler({ body, at, request, reply }) {
      const session = await room.sessions.of(request);
      if (session === undefined) return refuse({ code: 'not-signed-in' });
      const checked = await checkCode(room, session.person, body.code, at);
      if (!checked.ok) return checked;
      await room.sessions.open(request, reply, session.person, true);
      return ok({ roles: session.roles });
    },
  });

const newSecret = (room: Room): Route =>
  route('POST /me/second-factor', {
    policy: may('account.own'),
    schema: { body: Nothing, summary: 'A new secret to scan; it counts only once a code of it was shown.' },
    async handler({ request }) {
      const session = await room.sessions.of(request);
      const record = session && (await room.record(session.person));
      if (session === undefined || record === undefined) return refuse({ code: 'not-signed-in' });
      const secret = drawSecret(room, session.person);
      const asks = await proofAsked(room, record.person);
      return ok({ secret: base32(secret), uri: otpauth(secret, 'Gschobe', record.email), asks });
    },
  });

const switchOn = (room: Room): Route =>
  route('PUT /me/second-factor', {
    policy: may('account.own'),
    limit: PROOFS,
    schema: {
      body: closed({ secret: Type.String({ pattern: '^[A-Z2-7]{32}$' }), code: Code, proof: Type.Optional(Password) }),
      summary:
        'Switch the second factor on with a code of the scanned secret, and the password or a code of the old one.',
    },
    async handler({ body, at, by, request, reply }) {
      const session = await room.sessions.of(request);
      const secret = fromBase32(body.secret);
      if (session === undefined || secret === undefined) return refuse({ code: 'not-signed-in' });
      const step = checkTotp(secret, body.code, at);
      if (step === undefined || !isOfOurDrawing(room, session.person, secret)) return refuse({ code: 'wrong-code' });
      const checked = await checkProof(room, session, body.proof, at);
      if (!checked.ok) return checked;
      const changed = await room.command(
        session.person,
        { type: 'noteSecret', what: 'second-factor' },
        {
          ...{ actor: by, at },
          async alongside(trx) {
            const sealed = room.services.sealing.seal(secret, factorOf(session.person));
            const row = { totp_secret: sealed, totp_step: BigInt(step) };
            await ours(trx).updateTable('person_secrets').set(row).where('person', '=', session.person).execute();
          },
        },
      );
      if (!changed.ok) return changed;
      await room.sessions.endAll(session.person, request);
      await room.sessions.open(request, reply, session.person, true);
      return ok({ roles: session.roles });
    },
  });

const byLink = (room: Room): Route =>
  route('POST /session/link', {
    policy: may('account.enter'),
    limit: { perMinute: 60, burst: 30, by: 'address' },
    schema: { body: closed({ token: Token }), summary: 'Sign in with a one-time link (staff).' },
    async handler({ body, at, request, reply }) {
      const token = await room.services.store.db
        .transaction()
        .execute((trx) => takeToken<{ newFactor?: boolean }>(trx, 'staff-link', body.token, at));
      if (token?.person === undefined) return refuse({ code: 'link-expired' });
      if (token.detail.newFactor) {
        await room.sessions.endAll(token.person);
        const forgotten = await forgetSecondFactor(room, token.person, at);
        if (!forgotten.ok) return forgotten;
      }
      const row = await secretsOf(room, token.person);
      await room.sessions.open(request, reply, token.person, false);
      return ok({
        secondFactor: row?.totp_secret ? 'needed' : 'set-up',
        password: row?.password_hash ? 'set' : 'missing',
      });
    },
  });
