import Type from 'typebox';
import type { Command } from '../../big21/decision.ts';
import { MODELS, modelHash, modelId } from '../../big21/model.ts';
import { PUBLISHED } from '../../big21/odds/published.ts';
import { ok, refuse } from '../../kit/result.ts';
import type { Language } from '../../people/person.ts';
import { looseRoute, type Route, sent } from '../http/route.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { Services } from '../subject.ts';
import { certificatePdf } from './certificatePdf.ts';
import type { Games } from './games.ts';
import { COMMAND, closed, ID, START } from './shapes.ts';
import type { Terms } from './terms.ts';

const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;

/** Playing: promise, stake, cards, history, record. */
export function gameRoutes({ store }: Services, games: Games, terms: Terms): readonly Route[] {
  return [
    looseRoute({
      method: 'GET',
      url: '/api/big21',
      policy: 'public',
      schema: { summary: 'What holds now: rules, conditions, odds, and what is announced.' },
      handler: ({ at }) => {
        const { model, rules, conditions } = terms.inForce(at);
        const published = Object.values(MODELS).map((each) => ({
          id: modelId(each),
          hash: modelHash(each),
          weights: each,
        }));
        return ok({ rules, conditions, model: modelId(model), models: published, announced: terms.announced() });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/big21/certificates/:model',
      policy: 'public',
      schema: {
        params: Type.Object({ model: Type.String({ maxLength: 60 }) }, closed),
        querystring: Type.Object(
          {
            format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('pdf')])),
            language: Type.Optional(Type.Union(LANGUAGES.map((each) => Type.Literal(each)))),
          },
          closed,
        ),
        summary: 'The exact odds of a published model, for programs or as a PDF (B21 3.2).',
      },
      async handler({ params, query, reply }) {
        const proof = Object.hasOwn(PUBLISHED, params.model) ? PUBLISHED[params.model] : undefined;
        if (proof === undefined) return refuse({ code: 'not-found' });
        if (query.format !== 'pdf') return ok(proof);
        const file = await certificatePdf(proof, (query.language ?? 'de') as Language);
        await reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="big21-${params.model}.pdf"`)
          .send(file);
        return ok(undefined);
      },
    }),
    looseRoute({
      method: 'POST',
      url: '/api/big21/promises',
      policy: 'guest-or-person',
      schema: { body: Type.Object({}, closed), summary: 'The hash of the seed of your next Big21.' },
      handler: async ({ by, at }) => ok({ commitment: await games.promise(by, at) }),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/big21/games',
      policy: 'guest-or-person',
      idempotency: 'required',
      schema: { body: START, summary: 'Stake CHF 1 to 5, or practise (B21 4.1).' },
      async handler({ body, actor, by, at, once }) {
        if (body.purse === 'money' && actor.kind !== 'person')
          return refuse({ code: 'not-signed-in', article: 'B21 5' });
        return sent(await games.start({ ...body, owner: by, at, once }));
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/big21/games',
      policy: 'guest-or-person',
      schema: { summary: 'Your games, the latest first.' },
      async handler({ by }) {
        const rows = await store.db
          .withTables<LedgerTables>()
          .selectFrom('big21_games')
          .selectAll()
          .where('owner', '=', by)
          .orderBy('started_at', 'desc')
          .execute();
        return ok({
          games: rows.map((row) => ({
            ...{ id: row.id, purse: row.purse, model: row.model, day: row.day, startedAt: row.started_at },
            ...{ deadline: row.deadline, stake: Number(row.stake), staked: Number(row.staked), bought: row.bought },
            ...{ ending: row.ending, paid: row.paid === null ? null : Number(row.paid), endedAt: row.ended_at },
          })),
        });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/big21/games/:id',
      policy: 'guest-or-person',
      schema: { params: ID, summary: 'A game as you may see it.' },
      handler: ({ params, by, at }) => games.show(params.id, by, at),
    }),
    looseRoute({
      method: 'POST',
      url: '/api/big21/games/:id/commands',
      policy: 'guest-or-person',
      idempotency: 'required',
      schema: { params: ID, body: COMMAND, summary: 'Place, discard, buy, end the round, predict, risk, stop.' },
      handler: async ({ params, body, by, at, once }) =>
        sent(await games.command(params.id, by, body as Command, at, once)),
    }),
    looseRoute({
      method: 'GET',
      url: '/api/big21/games/:id/record',
      policy: 'guest-or-person',
      schema: { params: ID, summary: 'Everything that happened; with the seed once it is over: verify it yourself.' },
      handler: ({ params, by }) => games.record(params.id, by),
    }),
  ];
}
