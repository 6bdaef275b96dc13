import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { HOUR } from '../../kit/time.ts';
import { readField } from '../../people/registration.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { isUniqueViolation } from '../store/events.ts';
import { changeOrRequest } from './changing.ts';
import { checkProof, PROOFS } from './proof.ts';
import type { Room } from './room.ts';
import { closed, Password, Text, Token } from './shapes.ts';
import { issueToken, takeToken } from './tokens.ts';

/** Another e-mail address: asked for by the person, confirmed by whoever reads its mail. */
export const emailRoutes = (room: Room): readonly Route[] => [askForAddress(room), confirmAddress(room)];

const askForAddress = (room: Room): Route =>
  route('POST /me/email', {
    policy: may('account.own'),
    limit: PROOFS,
    schema: {
      body: closed({ email: Text, proof: Type.Optional(Password) }),
      summary: 'Ask for another e-mail address, with the password or a code; it counts once its link was opened.',
    },
    async handler({ body, at, by, request }) {
      const read = readField('email', body.email, at);
      if (!read.ok) {
        return refuse({
          code: 'registration-incomplete',
          fields: [{ field: 'email', ...read.refusal }],
          article: 'SSC 3',
        });
      }
      const session = await room.sessions.of(request);
      const record = session && (await room.record(session.person));
      if (session === undefined || record === undefined) return refuse({ code: 'not-signed-in' });
      const checked = await checkProof(room, session, body.proof, at);
      if (!checked.ok) return checked;
      const email = read.value;
      const allowed = await room.mayWrite({ by, to: email }, at);
      if (!allowed.ok) return allowed;
      await room.services.store.db.transaction().execute(async (trx) => {
        const token = await issueToken(trx, 'change-email', record.person, { email }, at, HOUR);
        const url = room.link('/email/new', token);
        const key = `email:${record.person}:${at}`;
        await room.write(trx, key, { ...record, email }, 'changeEmail', (words) => words.changeEmail(url), at);
      });
      return ok({ next: 'check-mail' });
    },
  });

const confirmAddress = (room: Room): Route =>
  route('POST /people/email', {
    policy: may('account.enter'),
    limit: { perMinute: 60, burst: 30, by: 'address' },
    schema: { body: closed({ token: Token }), summary: 'Confirm the new e-mail address.' },
    async handler({ body, at }) {
      const token = await room.services.store.db
        .transaction()
        .execute((trx) => takeToken<{ email: string }>(trx, 'change-email', body.token, at));
      const record = token?.person === undefined ? undefined : await room.record(token.person);
      if (token === undefined || record === undefined) return refuse({ code: 'link-expired' });
      const { email } = token.detail;
      try {
        const key = `email-changed:${record.person}:${at}`;
        const changed = await changeOrRequest(
          room,
          record,
          { email },
          {
            ...{ actor: `person:${record.person}`, at },
            alsoWrite: (trx) => room.write(trx, key, record, 'emailChanged', (words) => words.emailChanged(), at),
            mayRequest: async () => ok(undefined), // counted when the link was asked for, which opens once
          },
        );
        return changed.ok ? ok({ isRequested: changed.value.isRequested }) : changed;
      } catch (error) {
        // Somebody registered with this address in the meantime.
        if (isUniqueViolation(error, 'person_data_email')) return refuse({ code: 'link-expired' });
        throw error;
      }
    },
  });
