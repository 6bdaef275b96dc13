import Type from 'typebox';
import { ok, refuse } from '../../../kit/result.ts';
import { may } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import type { Services } from '../../subject.ts';
import { addressOf } from '../address.ts';
import { isHall } from '../hosts.ts';
import { closed, TOURNAMENT } from '../shapes.ts';
import type { Following } from './following.ts';

/** What the second laptop's own screen asks of it. */
export const secondLaptopRoutes = ({ config }: Services, following: Following): readonly Route[] => [
  route('GET /following', {
    policy: may('tournament.run'),
    schema: { summary: 'The evenings of another laptop that this one follows.' },
    handler: async () => ok({ evenings: await following.list() }),
  }),
  route('POST /following', {
    policy: may('tournament.run'),
    limit: { perMinute: 20, burst: 20, by: 'actor' },
    schema: {
      body: Type.Object({ link: Type.String({ maxLength: 300 }) }, closed),
      summary: 'From now on this laptop keeps every entry of the other one’s evening.',
    },
    // On a server of the internet nobody makes it ask other addresses.
    handler: ({ body: { link } }) => (isHall(config) ? following.begin(link) : refuse({ code: 'not-in-a-hall' })),
  }),
  route('POST /following/:id/take-over', {
    policy: may('tournament.run'),
    limit: { perMinute: 6, burst: 6, by: 'actor' },
    schema: { params: TOURNAMENT, body: Type.Object({}, closed), summary: 'The evening goes on at this laptop.' },
    handler: ({ params: { id }, by, at, request }) => following.takeOver(id, addressOf(request), by, at),
  }),
  route('DELETE /following/:id', {
    policy: may('tournament.run'),
    schema: { params: TOURNAMENT, summary: 'This laptop follows no more, and forgets what it has heard.' },
    async handler({ params: { id } }) {
      await following.end(id);
      return ok(undefined);
    },
  }),
];
