import { Readable } from 'node:stream';
import Type from 'typebox';
import { ok } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { personOf } from './asking.ts';
import { jsonOf } from './exportFile.ts';
import { erase, exportOf, stillOpen } from './leaving.ts';
import { checkPassword, passwordHashOf } from './passwords.ts';
import { PROOFS } from './proof.ts';
import type { Room } from './room.ts';
import { closed, Password } from './shapes.ts';

/** All data in a file, and the way out. */
export const leavingRoutes = (room: Room): readonly Route[] => [
  route('GET /me/export', {
    policy: may('account.own'),
    limit: { perMinute: 6, burst: 3, by: 'actor' },
    schema: { summary: 'Everything we know about the person asking.' },
    async handler({ actor, reply, at }) {
      const everything = await exportOf(room, personOf(actor), at);
      await reply
        .header('content-disposition', 'attachment; filename="gschobe-export.json"')
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(Readable.from(jsonOf(everything)));
      return ok(undefined);
    },
  }),

  route('GET /me/leaving', {
    policy: may('account.own'),
    schema: { summary: 'What is still open and what becomes of it when the account is deleted; asked before it is.' },
    async handler({ actor, at }) {
      const { db } = room.services.store;
      return ok({ open: await db.transaction().execute((trx) => stillOpen(room, trx, personOf(actor), at)) });
    },
  }),

  route('POST /me/deletion', {
    policy: may('account.own'),
    limit: PROOFS,
    schema: {
      body: closed({ password: Type.Optional(Password), sure: Type.Literal(true) }),
      summary: 'Delete the account: personal data at once, what the law keeps under a number.',
    },
    async handler({ actor, body, at, by, request, reply }) {
      const id = personOf(actor);
      if ((await passwordHashOf(room, id)) !== null) {
        const checked = await checkPassword(room, id, body.password, at);
        if (!checked.ok) return checked;
      }
      const erased = await erase(room, id, by, at);
      if (!erased.ok) return erased;
      await room.sessions.close(request, reply);
      return ok({});
    },
  }),
];
