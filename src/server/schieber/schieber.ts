import Type from 'typebox';
import { ok } from '../../kit/result.ts';
import { printRecord } from '../../schieber/notation.ts';
import { actorText } from '../http/actor.ts';
import { looseRoute, sent } from '../http/route.ts';
import type { Services, Subject } from '../subject.ts';
import { EXPIRE_JOB, type Matches, outageCause } from './matches.ts';
import type { Players } from './players.ts';
import { matchesProjection } from './projection.ts';
import { CARDS, commandOf, MODES } from './shapes.ts';

const closed = { additionalProperties: false } as const;
const ID = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);

/** Practice has no clock unless the player asks for one. SSC 5.03 gives thirty minutes. */
const MINUTES = 30;

/** Playing Schieber: matches of a person with three computer players. SSC 2.02 */
export function schieber({ jobs, now, store }: Services, matches: Matches, players: Players): Subject {
  return {
    name: 'schieber',
    projections: [matchesProjection],
    topics: [
      {
        kind: 'match',
        isPublic: false,
        load: async (id, actor) => {
          const shown = await matches.show(id, actorText(actor));
          return shown.ok ? shown.value : undefined;
        },
      },
    ],
    jobs: {
      [EXPIRE_JOB]: async (payload) => {
        const { id } = payload as { id: string };
        const deadline = await matches.expire(id);
        if (deadline === undefined) return;
        // The clock was moved (ruling M7): look again then.
        await store.db
          .transaction()
          .execute((trx) => jobs.add(trx, EXPIRE_JOB, { id }, { runAt: deadline + 1, key: `${EXPIRE_JOB}:${id}` }));
      },
    },
    onOutage: async (outage) => {
      await matches.moveDeadlines(outageCause(outage), outage.until - outage.from, 'outage');
    },
    routes: [
      looseRoute({
        method: 'POST',
        url: '/api/matches',
        policy: 'guest-or-person',
        idempotency: 'required',
        limit: { perMinute: 60, burst: 60, by: 'actor' },
        schema: {
          summary: 'Begin a practice match: you and a computer partner against two computer players.',
          body: Type.Object(
            {
              kind: Type.Literal('practice'),
              level: Type.Optional(Type.String({ maxLength: 40 })),
              games: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
              timed: Type.Optional(Type.Boolean()),
              clientSeed: Type.Optional(Type.String({ pattern: '^([0-9a-f]{2}){1,32}$' })),
            },
            closed,
          ),
        },
        async handler({ body, by, once }) {
          const { level = players.defaultLevel, games = 12, timed = false, clientSeed, kind } = body;
          return sent(
            await matches.open({
              owner: by,
              kind,
              rated: false,
              level,
              games,
              minutes: timed ? MINUTES : null,
              clientSeed,
              at: now(),
              once,
            }),
          );
        },
      }),
      looseRoute({
        method: 'GET',
        url: '/api/matches',
        policy: 'guest-or-person',
        schema: { summary: 'Your matches, the latest first.' },
        handler: async ({ by }) => ok({ matches: await matches.list(by) }),
      }),
      looseRoute({
        method: 'GET',
        url: '/api/matches/:id',
        policy: 'guest-or-person',
        schema: {
          params: ID,
          querystring: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }, closed),
          summary: 'A match as you may see it, and what happened since a version you know.',
        },
        handler: ({ params, query, by }) => matches.show(params.id, by, query.since),
      }),
      looseRoute({
        method: 'POST',
        url: '/api/matches/:id/commands',
        policy: 'guest-or-person',
        idempotency: 'required',
        schema: {
          params: ID,
          summary: 'Pass, declare or play; the answer holds what the computer players did.',
          body: Type.Union([
            Type.Object({ type: Type.Literal('pass') }, closed),
            Type.Object({ type: Type.Literal('declare'), mode: MODES }, closed),
            Type.Object({ type: Type.Literal('play'), card: CARDS }, closed),
          ]),
        },
        handler: async ({ params, body, by, once }) =>
          sent(await matches.command(params.id, by, commandOf(body), once)),
      }),
      looseRoute({
        method: 'GET',
        url: '/api/matches/:id/record',
        policy: 'guest-or-person',
        schema: {
          params: ID,
          querystring: Type.Object(
            { format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('text')])) },
            closed,
          ),
          summary: 'The whole match with its seed, once it is over: verify it yourself.',
        },
        async handler({ params, query, by, reply }) {
          const record = await matches.record(params.id, by);
          if (!record.ok || query.format !== 'text') return record;
          await reply.type('text/plain; charset=utf-8').send(printRecord(record.value));
          return ok(undefined);
        },
      }),
    ],
  };
}
