import { sql } from 'kysely';
import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import { personOf } from './asking.ts';
import { standing } from './review.routes.ts';
import type { Room } from './room.ts';
import { closed, Id } from './shapes.ts';
import { ours, type PeopleTables } from './tables.ts';

/** Nobody looks through more of them; once some are ended, earlier ones are told. This one is always among them. */
const MOST = 100;

/** Where an account is signed in, and how that is ended. */
export const sessionsRoutes = (room: Room): readonly Route[] => [
  route('GET /me/sessions', {
    policy: may('account.own'),
    schema: { summary: 'Where I am signed in, newest first.' },
    async handler({ actor, request }) {
      const mine = await room.sessions.of(request);
      const own = Buffer.from(mine?.id ?? '', 'hex');
      const rows = await room.services.store.db
        .withTables<PeopleTables>()
        .selectFrom('sessions')
        .select(['token_hash', 'created_at', 'seen_at'])
        .where('person', '=', personOf(actor))
        .orderBy(sql`token_hash = ${own}`, 'desc')
        .orderBy('created_at', 'desc')
        .limit(MOST)
        .execute();
      const newestFirst = rows.toSorted((a, b) => b.created_at - a.created_at);
      const sessions = newestFirst.map(({ token_hash: hash, created_at: createdAt, seen_at: seenAt }) => {
        const id = hash.toString('hex');
        return { id, createdAt, seenAt, isThis: id === mine?.id };
      });
      return ok({ sessions });
    },
  }),

  route('DELETE /me/sessions/:session', {
    policy: may('account.own'),
    schema: {
      params: closed({ session: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
      summary: 'Sign out on another device.',
    },
    async handler({ actor, params, by }) {
      const isEnded = await room.sessions.end(personOf(actor), params.session);
      if (!isEnded) return refuse({ code: 'not-found' });
      room.services.disconnect(by);
      return ok({});
    },
  }),

  route('DELETE /people/:id/sessions', {
    policy: may('people.staff'),
    schema: { params: Id, summary: 'Sign somebody out everywhere: a lost device, a stolen account.' },
    async handler({ params, at, by, once }) {
      const told = {
        ...{ actor: by, at, once },
        alongside: async (trx: Parameters<typeof ours>[0]) => {
          await ours(trx).deleteFrom('sessions').where('person', '=', params.id).execute();
        },
      };
      return sent(await room.perform(params.id, { type: 'endSessions' }, told, standing));
    },
  }),
];
