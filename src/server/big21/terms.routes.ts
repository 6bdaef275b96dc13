import Type from 'typebox';
import { MODELS, modelHash, modelId } from '../../big21/model.ts';
import { PUBLISHED } from '../../big21/odds/published.ts';
import { ok, refuse } from '../../kit/result.ts';
import { may } from '../http/actor.ts';
import { type Route, route } from '../http/route.ts';
import { certificateText } from './certificatePage.ts';
import { certificatePdf } from './certificatePdf.ts';
import { monitor } from './monitor.ts';
import type { Big21Room } from './room.ts';
import { closed, DAY, EDITION, MODEL } from './shapes.ts';

const LANGUAGE = Type.Object(
  {
    language: Type.Optional(
      Type.Union([Type.Literal('de'), Type.Literal('fr'), Type.Literal('it'), Type.Literal('en')]),
    ),
  },
  closed,
);

/** Rules and odds: what holds, what was proved, what is paid, what will hold. B21 3, 24 */
export const termsRoutes = ({ services: { store }, terms }: Big21Room): readonly Route[] => [
  route('GET /big21', {
    policy: may('site.read'),
    schema: { summary: 'What holds now: rules, conditions, odds, and what is announced.' },
    handler: ({ at }) => {
      const models = Object.values(MODELS).map((weights) => ({
        ...{ id: modelId(weights), hash: modelHash(weights), weights },
      }));
      return ok({ ...terms.inForce(at), models, announced: terms.announced() });
    },
  }),
  route('GET /big21/certificates/:model', {
    policy: may('site.read'),
    schema: { params: MODEL, querystring: LANGUAGE, summary: 'The exact odds of a published model (B21 3.2).' },
    handler({ params, query }) {
      const proof = publishedProof(params.model);
      if (proof === undefined) return refuse({ code: 'not-found' });
      return ok({ proof, words: certificateText(proof, query.language ?? 'de') });
    },
  }),
  route('GET /big21/certificates/:model/pdf', {
    policy: may('site.read'),
    schema: { params: MODEL, querystring: LANGUAGE, summary: 'The same on paper.' },
    async handler({ params, query, reply }) {
      const proof = publishedProof(params.model);
      if (proof === undefined) return refuse({ code: 'not-found' });
      await reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="big21-${params.model}.pdf"`)
        .send(await certificatePdf(proof, query.language ?? 'de'));
      return ok(undefined);
    },
  }),
  route('GET /big21/monitor', {
    policy: may('books.read'),
    schema: {
      querystring: Type.Object({ from: DAY, until: DAY }, closed),
      summary: 'Paid ratio a model and day, with its band (B21 3.2).',
    },
    handler: async ({ query }) => ok(await monitor(store.db, query.from, query.until)),
  }),
  route('POST /big21/terms', {
    policy: may('big21.announce'),
    idempotency: 'required',
    schema: {
      body: Type.Object(
        { rules: EDITION, conditions: EDITION, model: Type.String({ maxLength: 60 }), from: Type.Integer() },
        closed,
      ),
      summary: 'Announce new rules or odds, at least ten days before (B21 24.2).',
    },
    handler: ({ body, by, at, once }) => terms.announce(body, by, at, once),
  }),
];

const publishedProof = (model: string) => (Object.hasOwn(PUBLISHED, model) ? PUBLISHED[model] : undefined);
