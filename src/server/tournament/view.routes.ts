import { ok, refuse } from '../../kit/result.ts';
import { sheetKey, tablesOf } from '../../tournament/evening/board.ts';
import type { EveningEvent } from '../../tournament/evening/evening.ts';
import { sheetView } from '../../tournament/evening/views.ts';
import type { SheetEvent } from '../../tournament/sheet/sheet.ts';
import type { LogEntry } from '../../tournament/wire.ts';
import type { Route } from '../http/route.ts';
import { nameFor } from './access.ts';
import type { Office } from './office.ts';
import { PASSE, SHEET, SINCE, TOURNAMENT } from './shapes.ts';
import { eveningStream } from './streams.ts';
import { tournamentRoute } from './tournamentRoute.ts';
import { named } from './view.ts';

/** What each screen sees: one address, and the code says which screen it is. */
export const viewRoutes = (office: Office): readonly Route[] => [
  tournamentRoute(office, 'GET /tournaments/:id/view', {
    right: 'evening.see',
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'The evening as this code may see it.' },
    handler({ board, access }) {
      const view = access && office.news.view(board, access);
      return view ? ok(view) : refuse({ code: 'not-found' });
    },
  }),
  tournamentRoute(office, 'GET /tournaments/:id/news', {
    right: 'evening.see',
    schema: { params: TOURNAMENT, querystring: SINCE, summary: 'What has changed for this code since a revision.' },
    handler: ({ board, access, query }) =>
      access ? ok(office.news.since(board, access, query.since ?? 0)) : refuse({ code: 'not-found' }),
  }),
  tournamentRoute(office, 'GET /tournaments/:id/sheets/:passe', {
    right: 'sheet.read',
    schema: { params: PASSE, querystring: SINCE, summary: 'The tables of a Passe, whenever it was played.' },
    handler: ({ params, board }) => ok({ tables: tablesOf(board, params.passe).map((table) => named(board, table)) }),
  }),
  tournamentRoute(office, 'GET /tournaments/:id/sheets/:passe/:table', {
    right: 'sheet.read',
    schema: { params: SHEET, querystring: SINCE, summary: 'One Jass sheet, for the office.' },
    handler({ params, board }) {
      const found = board.sheets.get(sheetKey(params.passe, params.table));
      return found ? ok(named(board, sheetView(board, found))) : refuse({ code: 'not-found' });
    },
  }),
  log(office),
];

function log(office: Office): Route {
  return tournamentRoute(office, 'GET /tournaments/:id/log', {
    right: 'log.read',
    schema: {
      params: TOURNAMENT,
      querystring: SINCE,
      summary: 'Everything that happened, in order, with who and when.',
    },
    async handler({ params: { id }, board }) {
      const rows = await office.store.db
        .selectFrom('events')
        .select(['stream', 'actor', 'at', 'body'])
        .where((eb) => eb.or([eb('stream', '=', eveningStream(id)), eb('stream', 'like', `sheet:${id}:%`)]))
        .orderBy('at', 'desc')
        .orderBy('stream')
        .orderBy('version', 'desc')
        .limit(1000)
        .execute();
      const entries = rows.map(({ stream, actor, at, body }): LogEntry => {
        const [, , passe, table] = stream.split(':');
        const place = passe === undefined ? {} : { passe: Number(passe), table: Number(table) };
        // These streams hold nothing else.
        const event = body as EveningEvent | SheetEvent;
        const helper = 'staff' in event ? { helper: nameFor(board, `staff:${event.staff}`) } : {};
        return { ...factsOf(event), ...helper, at, who: nameFor(board, actor), ...place };
      });
      return ok({ entries });
    },
  });
}

/** What the log shows of an event, where it has it. */
function factsOf(event: EveningEvent | SheetEvent): Omit<LogEntry, 'at' | 'who' | 'passe' | 'table'> {
  return {
    type: event.type,
    ...('game' in event ? { game: event.game } : {}),
    ...('number' in event ? { number: event.number } : {}),
    ...('player' in event ? { number: event.player } : {}),
    ...('leaver' in event ? { leaver: event.leaver } : {}),
    ...('offender' in event && event.offender !== null ? { number: event.offender } : {}),
    ...('second' in event ? { alone: event.second === null } : {}),
    ...(event.type === 'recorded' ? { points: event.points } : {}),
    ...('reason' in event ? { reason: event.reason } : {}),
    ...('article' in event ? { article: event.article } : {}),
    ...('text' in event ? { text: event.text } : {}),
  };
}
