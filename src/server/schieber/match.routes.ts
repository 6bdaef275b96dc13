import { ok } from '../../kit/result.ts';
import { printRecord } from '../../schieber/notation.ts';
import { may } from '../http/actor.ts';
import { type Route, route, sent } from '../http/route.ts';
import type { Matches } from './matches.ts';
import type { Players } from './players.ts';
import { practise } from './practice.ts';
import { COMMAND, ID, NOTHING, PRACTICE, SINCE } from './shapes.ts';

export const matchRoutes = (matches: Matches, players: Players): readonly Route[] => [
  route('POST /matches/promises', {
    policy: may('match.promise'),
    limit: { perMinute: 600, burst: 600, by: 'address' },
    schema: { body: NOTHING, summary: 'The hash of the seed of a match to come, before your browser tells its own.' },
    handler: async ({ at }) => ok(await matches.promise(at)),
  }),
  route('POST /matches', {
    policy: may('match.practise'),
    idempotency: 'required',
    limit: { perMinute: 60, burst: 60, by: 'actor' },
    schema: {
      body: PRACTICE,
      summary: 'Begin a practice match: you and a computer partner against two computer players.',
    },
    handler: async (asked) => sent(await practise(matches, players, asked)),
  }),
  route('GET /matches', {
    policy: may('match.own'),
    limit: { perMinute: 120, burst: 60, by: 'actor' },
    schema: { summary: 'Your matches, the latest first.' },
    handler: async ({ by }) => ok({ matches: await matches.list(by) }),
  }),
  route('GET /matches/:id', {
    policy: may('match.own'),
    schema: {
      params: ID,
      querystring: SINCE,
      summary: 'A match as you may see it, and what happened since a version you know.',
    },
    handler: ({ params, query, by }) => matches.show(params.id, by, query.since),
  }),
  route('POST /matches/:id/commands', {
    policy: may('match.own'),
    idempotency: 'required',
    schema: {
      params: ID,
      body: COMMAND,
      summary: 'Pass, declare or play; the answer holds what the computer players did.',
    },
    handler: async ({ params: { id }, body: command, by, at, once, device }) =>
      sent(await matches.command({ id, by, at, once, device, command })),
  }),
  route('GET /matches/:id/times', {
    policy: may('match.own'),
    schema: { params: ID, summary: 'How many milliseconds you took for each card and declaration.' },
    handler: ({ params, by }) => matches.times(params.id, by),
  }),
  route('GET /matches/:id/record', {
    policy: may('match.own'),
    schema: { params: ID, summary: 'The whole match with its seed, once it is over: verify it yourself.' },
    handler: ({ params, by }) => matches.record(params.id, by),
  }),
  route('GET /matches/:id/record.txt', {
    policy: may('match.own'),
    schema: { params: ID, summary: 'The same as plain text.' },
    async handler({ params, by, reply }) {
      const record = await matches.record(params.id, by);
      if (!record.ok) return record;
      await reply.type('text/plain; charset=utf-8').send(printRecord(record.value));
      return ok(undefined);
    },
  }),
];
