import { ok, type Result, refuse } from '../../kit/result.ts';
import type { Seat } from '../../schieber/seat.ts';
import { sheetKey } from '../../tournament/evening/board.ts';
import { STEP_RIGHTS } from '../../tournament/sheet/decide.ts';
import type { By } from '../../tournament/sheet/sheet.ts';
import type { AccessRefusal, SheetAsked } from '../../tournament/wire.ts';
import type { Route } from '../http/route.ts';
import type { Access } from './access.ts';
import type { ServerBoard } from './boards.ts';
import { commandSheet, doneOf, type Office, withNews } from './office.ts';
import { SHEET, SHEET_COMMAND, SINCE } from './shapes.ts';
import { tournamentRoute } from './tournamentRoute.ts';

export const sheetRoutes = (office: Office): readonly Route[] => [
  tournamentRoute(office, 'POST /tournaments/:id/sheets/:passe/:table/commands', {
    right: ({ type }) => STEP_RIGHTS[type],
    idempotency: 'required',
    schema: {
      params: SHEET,
      querystring: SINCE,
      body: SHEET_COMMAND,
      summary: 'Writing, confirming, initialling a Jass sheet.',
    },
    async handler({ params, query, body, board, access, at, once }) {
      if (!access) return refuse({ code: 'forbidden' });
      const by = writerOf(board, access, params, body);
      if (!by.ok) return by;
      const { version: seen, ...step } = body;
      const told = await commandSheet(office, board, params, { steps: [step], seen }, { by: by.value, at, once });
      return withNews(office, params.id, access, query.since, doneOf(told));
    },
  }),
];

/** Who is writing: the office, or somebody who sits at this very table. */
function writerOf(
  board: ServerBoard,
  access: Access,
  { passe, table }: { readonly passe: number; readonly table: number },
  asked: SheetAsked,
): Result<By, AccessRefusal> {
  if ('by' in access) return ok(access.by);
  if (access.as !== 'table' || access.table !== table)
    return refuse({ code: 'unknown-code', article: board.evening.regulation.articles.number });
  const sheet = board.sheets.get(sheetKey(passe, table))?.sheet;
  const seat: Seat = 'seat' in asked ? asked.seat : (sheet?.writer ?? 0);
  const player = sheet?.players[seat] ?? 0;
  return ok({ role: 'player', who: `player:${player}`, player });
}
