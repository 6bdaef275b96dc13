import Type from 'typebox';
import { ok, refuse } from '../../../kit/result.ts';
import { resultsView } from '../../../tournament/club/results.ts';
import type { Route } from '../../http/route.ts';
import type { Services } from '../../subject.ts';
import { addressOf } from '../address.ts';
import type { Office } from '../office.ts';
import { printAside } from '../paperwork.ts';
import { closed, ID, oneOf, SINCE, TOURNAMENT } from '../shapes.ts';
import { tournamentRoute } from '../tournamentRoute.ts';
import { LANGUAGES } from '../words.ts';
import { resultsPage } from './resultsPage.ts';

/** The results for everybody who has the link, without signing in, once the host has shared them. SSC 8.03 */
export const resultsRoutes = ({ config }: Pick<Services, 'config'>, office: Office): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/results', {
    right: 'results.read',
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      summary: 'The ranking of a live tournament whose host has shared it.',
    },
    handler({ board }) {
      const results = resultsView(board);
      return results ? ok(results) : refuse({ code: 'not-found' });
    },
  }),
  tournamentRoute(office, 'GET /tournaments/:id/results/:format', {
    right: 'results.read',
    limit: { perMinute: 30, burst: 30, by: 'address' },
    schema: {
      params: Type.Object({ id: ID, format: oneOf(['html', 'pdf']) }, closed),
      querystring: Type.Object({ language: Type.Optional(oneOf(LANGUAGES)) }, closed),
      summary: 'The same as a page for one’s own site, or on paper.',
    },
    async handler({ params: { format }, query: { language = 'de' }, board, request, reply }) {
      const results = resultsView(board);
      if (!results) return refuse({ code: 'not-found' });
      if (format === 'html') {
        reply.header('content-disposition', `attachment; filename="rangliste-${results.day}.html"`);
        await reply.type('text/html; charset=utf-8').send(resultsPage(results, language));
        return ok(undefined);
      }
      const address = config.publicUrl ?? addressOf(request);
      const options = {
        what: 'ranking',
        passe: undefined,
        blank: undefined,
        language,
        address,
        onlyRanked: true,
      } as const;
      const file = await printAside(board, options);
      if (!file) return refuse({ code: 'not-found' });
      reply.header('content-disposition', `inline; filename="rangliste-${results.day}.pdf"`);
      await reply.type('application/pdf').send(file);
      return ok(undefined);
    },
  }),
];
