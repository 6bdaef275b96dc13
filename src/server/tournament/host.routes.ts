import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../subject.ts';
import { type Hosts, isHall } from './hosts.ts';
import { closed } from './shapes.ts';

/** The way in on a hall's laptop: no account, no authenticator, a link from the console. */
export const hostRoutes = ({ config }: Pick<Services, 'config'>, hosts: Hosts): readonly Route[] => [
  route('GET /host', {
    policy: may('account.enter'),
    schema: { summary: 'Whether this browser is the host’s, and whether a link could make it so.' },
    handler: async ({ request }) => ok({ isHost: await hosts.isHost(request), isHall: isHall(config) }),
  }),
  route('POST /host', {
    policy: may('account.enter'),
    limit: { perMinute: 30, burst: 30, by: 'address' },
    schema: {
      body: Type.Object({ token: Type.String({ maxLength: 100 }) }, closed),
      summary: 'The one-time link of the console makes this browser the host’s.',
    },
    async handler({ body, reply }) {
      return (await hosts.become(reply, body.token)) ? ok({}) : refuse({ code: 'link-expired' });
    },
  }),
  route('DELETE /host', {
    policy: may('tournament.run'),
    schema: { summary: 'No browser is the host’s any more; the console prints a new link.' },
    async handler({ reply }) {
      await hosts.takeBack(reply);
      return ok(undefined);
    },
  }),
];
