import Type from 'typebox';
import { ok, refuse } from '../../kit/result.ts';
import { PRINTS } from '../../tournament/wire.ts';
import type { Route } from '../http/route.ts';
import type { Services } from '../subject.ts';
import { addressOf } from './address.ts';
import type { Office } from './office.ts';
import { printAside } from './paperwork.ts';
import { closed, ID, oneOf, SINCE, TOURNAMENT } from './shapes.ts';
import { tournamentRoute } from './tournamentRoute.ts';
import { LANGUAGES } from './words.ts';

/** Everything on paper, pre-filled or blank, and the address that its codes begin with. */
export const printRoutes = ({ config }: Pick<Services, 'config'>, office: Office): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/prints/:what', {
    right: 'print.read',
    schema: {
      params: Type.Object({ id: ID, what: oneOf(PRINTS) }, closed),
      querystring: Type.Object(
        {
          passe: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
          blank: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
          language: Type.Optional(oneOf(LANGUAGES)),
        },
        closed,
      ),
      summary: 'A print as PDF, filled in or blank.',
    },
    async handler({ params: { what }, query, board, request, reply }) {
      const { passe, blank, language = 'de' } = query;
      const address = config.publicUrl ?? addressOf(request);
      const file = await printAside(board, { what, passe, blank, language, address });
      const { articles } = board.evening.regulation;
      if (!file) return refuse({ code: 'passe-not-drawn', passe: passe ?? 1, article: articles.draw });
      reply.header('content-disposition', `inline; filename="${what}.pdf"`);
      await reply.type('application/pdf').send(file);
      return ok(undefined);
    },
  }),
  tournamentRoute(office, 'GET /tournaments/:id/address', {
    right: 'print.read',
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'Where phones find this house, for codes to scan.' },
    handler: ({ request }) => ok({ address: config.publicUrl ?? addressOf(request) }),
  }),
];
