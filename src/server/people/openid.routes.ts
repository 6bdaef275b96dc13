import type { FastifyReply } from 'fastify';
import { ok, refuse } from '../../kit/result.ts';
import { isStaff } from '../../people/role.ts';
import type { Address } from '../../wire/screens.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { beginFlow, endFlow, newcomer, type Openid, openOpenid, rememberNewcomer } from './openid.ts';
import type { Room } from './room.ts';
import type { PeopleTables } from './tables.ts';

/** To the provider of another account and back. */
export const openidRoutes = (room: Room): readonly Route[] => {
  const openid = openOpenid(room);
  return [
    route('GET /openid', {
      policy: may('account.enter'),
      schema: { summary: 'Whether another account can be used, and the answers it gave for a form.' },
      async handler({ request, at }) {
        if (openid === undefined) return ok({ on: false });
        const claims = await newcomer(room, request, at);
        return ok({ on: true, name: openid.name, ...(claims !== undefined && { form: claims.form }) });
      },
    }),
    start(openid),
    callback(room, openid),
  ];
};

const start = (openid: Openid | undefined): Route =>
  route('GET /openid/start', {
    policy: may('account.enter'),
    limit: { perMinute: 120, burst: 60, by: 'address' },
    schema: { summary: 'Goes to the provider.' },
    async handler({ at, reply }) {
      if (openid === undefined) return refuse({ code: 'not-found' });
      const url = await beginFlow(openid, reply, at);
      if (url === undefined) return refuse({ code: 'unavailable' });
      reply.redirect(url.href, 302);
      return ok(undefined);
    },
  });

const callback = (room: Room, openid: Openid | undefined): Route =>
  route('GET /openid/callback', {
    policy: may('account.enter'),
    limit: { perMinute: 120, burst: 60, by: 'address' },
    // No schema for the query: providers add what they like, and the library checks what counts.
    schema: { summary: 'Comes back from the provider.' },
    async handler({ at, request, reply }) {
      if (openid === undefined) return refuse({ code: 'not-found' });
      const claims = await endFlow(openid, request, reply, at);
      if (typeof claims === 'string') return goTo(reply, `/sign-in?problem=${claims}`);
      const row = await room.services.store.db
        .withTables<PeopleTables>()
        .selectFrom('person_identities')
        .innerJoin('people', 'people.person', 'person_identities.person')
        .select(['people.person', 'people.roles'])
        .where('issuer', '=', claims.issuer)
        .where('subject', '=', claims.subject)
        .executeTakeFirst();
      if (row !== undefined) {
        await room.sessions.open(request, reply, row.person, false);
        return goTo(reply, isStaff(row.roles) ? '/second-factor' : '/');
      }
      await rememberNewcomer(room, reply, claims, at);
      return goTo(reply, '/register');
    },
  });

function goTo(reply: FastifyReply, screen: Address) {
  reply.redirect(screen, 303);
  return ok(undefined);
}
