import Type from 'typebox';
import { MODELS, modelHash, modelId } from '../../big21/model.ts';
import { ok, refuse } from '../../kit/result.ts';
import { together } from '../../kit/together.ts';
import { PUBLIC_PAPERS } from '../aside.ts';
import { may } from '../http/actor.ts';
import { type Route, route, Sent } from '../http/route.ts';
import { openCertificates } from './certificates.ts';
import { monitor } from './monitor.ts';
import type { Big21Room } from './room.ts';
import { BOOKS_READ, closed, DAY, IN_LANGUAGE, MODEL } from './shapes.ts';

/** Rules and odds: what holds, what was proved, what is paid, what will hold. B21 3, 24 */
export function termsRoutes({ services: { store }, terms }: Big21Room): readonly Route[] {
  const certificates = openCertificates(terms);
  const shared = together(1);
  return [
    route('GET /big21', {
      policy: may('site.read'),
      schema: { summary: 'What holds now: rules, conditions, odds, and what is announced.' },
      handler: ({ at }) => {
        const { announced, models: own } = terms.house();
        const certified = own.flatMap(({ weights, proof }) => (proof ? [weights] : []));
        const models = [...Object.values(MODELS), ...certified].map((weights) => ({
          ...{ id: modelId(weights), hash: modelHash(weights), weights },
        }));
        return ok({ ...terms.inForce(at), models, announced });
      },
    }),
    route('GET /big21/certificates/:model', {
      policy: may('site.read'),
      schema: { params: MODEL, querystring: IN_LANGUAGE, summary: 'The exact odds of a published model (B21 3.2).' },
      async handler({ params, query }) {
        const page = await certificates.page(params.model, query.language ?? 'de');
        return page === undefined ? refuse({ code: 'not-found' }) : ok(new Sent(page));
      },
    }),
    route('GET /big21/certificates/:model/pdf', {
      policy: may('site.read'),
      limit: PUBLIC_PAPERS,
      schema: { params: MODEL, querystring: IN_LANGUAGE, summary: 'The same on paper.' },
      async handler({ params, query, reply }) {
        const paper = await certificates.paper(params.model, query.language ?? 'de');
        if (paper === undefined) return refuse({ code: 'not-found' });
        await reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="big21-${params.model}.pdf"`)
          .send(paper);
        return ok(undefined);
      },
    }),
    route('GET /big21/monitor', {
      policy: may('books.read'),
      limit: BOOKS_READ,
      schema: {
        querystring: Type.Object({ from: DAY, until: DAY }, closed),
        summary: 'Paid ratio a day, week, year and in all, with its band and its alarms (B21 3.2).',
      },
      async handler({ query: { from, until } }) {
        const models = await shared(`${from} ${until}`, () => monitor(store.db, terms, from, until));
        return ok({ models });
      },
    }),
  ];
}
