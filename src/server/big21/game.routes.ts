import { ok, refuse } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Limit, type Route, route, sent } from '../http/route.ts';
import { gamesPage } from './ownGames.ts';
import { move, recordOf, showGame, startGame } from './playing.ts';
import type { Big21Room } from './room.ts';
import { EARLIER, EMPTY, ID, MOVE, START } from './shapes.ts';

/** Nobody begins two games a second; a whole day's participations at once must still go through (B21 4.2). */
const OPENING: Limit = { perMinute: 120, burst: 150, by: 'actor' };

/** Playing: promise, stake, cards, history, record. */
export const gameRoutes = (room: Big21Room): readonly Route[] => [
  route('POST /big21/promises', {
    policy: may('big21.play'),
    limit: OPENING,
    schema: { body: EMPTY, summary: 'The hash of the seed of your next Big21.' },
    handler: async ({ by, at }) => ok({ commitment: await room.seeds.promise(by, at) }),
  }),
  route('POST /big21/games', {
    policy: may('big21.play'),
    idempotency: 'required',
    limit: OPENING,
    schema: { body: START, summary: 'Stake CHF 1 to 5, or practise (B21 4.1).' },
    async handler({ body, actor, by, at, once }) {
      if (body.purse === 'money' && actor.kind !== 'person') return refuse({ code: 'not-signed-in', article: 'B21 5' });
      return sent(await startGame(room, { ...body, owner: by, at, once }));
    },
  }),
  route('GET /big21/games', {
    policy: may('big21.play'),
    limit: { perMinute: 120, burst: 60, by: 'actor' },
    schema: { querystring: EARLIER, summary: 'Your games, the latest first and all that are open, a page at a time.' },
    handler: async ({ by, query }) => ok(await gamesPage(room.services.store.db, by, query.before)),
  }),
  route('GET /big21/games/:id', {
    policy: may('big21.play'),
    schema: { params: ID, summary: 'A game as you may see it.' },
    handler: ({ params, by, at }) => showGame(room, params.id, by, at),
  }),
  route('POST /big21/games/:id/commands', {
    policy: may('big21.play'),
    idempotency: 'required',
    schema: { params: ID, body: MOVE, summary: 'Place, discard, buy, end the round, predict, risk, stop.' },
    handler: async ({ params, body, by, at, once }) => sent(await move(room, params.id, by, body, at, once)),
  }),
  route('GET /big21/games/:id/record', {
    policy: may('big21.play'),
    schema: { params: ID, summary: 'Everything that happened; with the seed once it is over: verify it yourself.' },
    handler: ({ params, by }) => recordOf(room, params.id, by),
  }),
];
