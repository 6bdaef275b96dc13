import { Readable } from 'node:stream';
import Type from 'typebox';
import { ok } from '../../kit/result.ts';
import { together } from '../../kit/together.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { gamesCsv } from './gamesCsv.ts';
import type { Big21Room } from './room.ts';
import { BOOKS_READ, closed, DAY } from './shapes.ts';
import { countSigns, signsFor } from './signs.ts';

/** What protects players, and what a regulator asks for. */
export const oversightRoutes = ({ services: { store } }: Big21Room, shared = together(1)): readonly Route[] => [
  route('GET /big21/signs', {
    policy: may('account.own'),
    schema: { summary: 'Signs of trouble in your own last thirty days; nobody else sees whose they are.' },
    handler: async ({ by, at }) => ok({ signs: await signsFor(store.db, by.slice('person:'.length), at) }),
  }),
  route('GET /big21/signs/count', {
    policy: may('books.read'),
    limit: BOOKS_READ,
    schema: { summary: 'How many people show each sign of trouble, without names.' },
    handler: async ({ at }) => ok({ people: await shared('signs', () => countSigns(store.db, at)) }),
  }),
  route('GET /big21/export', {
    policy: may('books.read'),
    limit: BOOKS_READ,
    schema: {
      querystring: Type.Object({ from: DAY, until: DAY }, closed),
      summary: 'All finished games for money, without names, for a regulator or an auditor.',
    },
    async handler({ query, reply }) {
      await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="big21-${query.from}-${query.until}.csv"`)
        .send(Readable.from(gamesCsv(store.db, query.from, query.until)));
      return ok(undefined);
    },
  }),
];
