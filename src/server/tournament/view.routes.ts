import { ok, refuse } from '../../kit/result.ts';
import { SEATS } from '../../schieber/seat.ts';
import { sheetKey } from '../../tournament/evening/board.ts';
import { type Evening, runningPasse } from '../../tournament/evening/evening.ts';
import { deskView, playerView, projectorView, type SheetView, sheetView } from '../../tournament/evening/views.ts';
import { looseRoute, type Route } from '../http/route.ts';
import type { Services } from '../subject.ts';
import { type Access, accessOf, nameFor } from './access.ts';
import { finalLot, type ServerBoard } from './boards.ts';
import { keyFor } from './keys.ts';
import type { Office } from './office.ts';
import { CODE, SHEET, TOURNAMENT } from './shapes.ts';

/** What each screen sees: one address, and the code says which screen it is. */
export function viewRoutes({ store }: Services, office: Office): readonly Route[] {
  return [
    looseRoute({
      method: 'GET',
      url: '/api/tournaments/:id/view',
      policy: 'public',
      schema: { params: TOURNAMENT, querystring: CODE, summary: 'The evening as this code may see it.' },
      async handler({ params, query, actor }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        return ok(viewFor(board, access.value));
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/tournaments/:id/sheets/:passe/:table',
      policy: 'public',
      schema: { params: SHEET, querystring: CODE, summary: 'One Jass sheet, for the office.' },
      async handler({ params, query, actor }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (access.value.as !== 'staff') return refuse({ code: 'forbidden' });
        const found = board.sheets.get(sheetKey(params.passe, params.table));
        return found ? ok(named(board, sheetView(board, found))) : refuse({ code: 'not-found' });
      },
    }),
    looseRoute({
      method: 'GET',
      url: '/api/tournaments/:id/log',
      policy: 'public',
      schema: {
        params: TOURNAMENT,
        querystring: CODE,
        summary: 'Everything that happened, in order, with who and when.',
      },
      async handler({ params, query, actor }) {
        const board = await office.boards.load(params.id);
        if (!board) return refuse({ code: 'not-found' });
        const access = accessOf(board, actor, query.key);
        if (!access.ok) return access;
        if (access.value.as !== 'staff') return refuse({ code: 'forbidden' });
        const rows = await store.db
          .selectFrom('events')
          .select(['stream', 'type', 'actor', 'at', 'body'])
          .where((eb) =>
            eb.or([eb('stream', '=', `evening:${params.id}`), eb('stream', 'like', `sheet:${params.id}:%`)]),
          )
          .orderBy('at', 'desc')
          .orderBy('stream')
          .orderBy('version', 'desc')
          .limit(1000)
          .execute();
        const entries = rows.map(({ stream, type, actor: who, at, body }) => {
          const [, , passe, table] = stream.split(':');
          const { game, number, points, reason, article, text } = body as Record<string, unknown>;
          const place = passe === undefined ? {} : { passe: Number(passe), table: Number(table) };
          return { at, type, who: nameFor(board, who), ...place, game, number, points, reason, article, text };
        });
        return ok({ entries });
      },
    }),
  ];
}

function viewFor(board: ServerBoard, access: Access): object {
  const { revision, evening } = board;
  switch (access.as) {
    case 'projector':
      return { as: 'projector', revision, view: projectorView(board, finalLot(board)) };
    case 'player':
      return {
        as: 'player',
        revision,
        view: playerView(board, access.player, finalLot(board)),
        sheet: sheetOfPlayer(board, access.player),
      };
    case 'table': {
      const passe = shownPasse(evening, access.table);
      const found = passe === undefined ? undefined : board.sheets.get(sheetKey(passe, access.table));
      const next = evening.passen.find((each) => each.stage === 'drawn')?.passe ?? null;
      return {
        as: 'table',
        revision,
        table: access.table,
        title: evening.title,
        next,
        sheet: found ? named(board, sheetView(board, found)) : null,
      };
    }
    case 'staff': {
      const { by } = access;
      const mayLink = by.role !== 'supervisor';
      const view = deskView(board, finalLot(board));
      return {
        as: 'staff',
        revision,
        role: by.role,
        name: nameFor(board, by.who),
        view: { ...view, tables: view.tables.map((table) => named(board, table)) },
        staff: [...board.staff.values()].map(({ staff, name, role, player, isRevoked }) => ({
          ...{ staff, name, role, player, isRevoked },
          key: mayLink && by.role === 'director' ? keyFor(board.secret, 's', staff) : null,
        })),
        links: mayLink ? { projector: keyFor(board.secret, 'v', 0) } : {},
      };
    }
  }
}

/** The latest Passe at this table: the running one, else the one just closed. */
const shownPasse = (evening: Evening, table: number): number | undefined => {
  const isHere = (passe: Evening['passen'][number]) => passe.seating.tables.some((each) => each.table === table);
  const running = runningPasse(evening);
  if (running && isHere(running)) return running.passe;
  return evening.passen.findLast((passe) => passe.stage === 'closed' && isHere(passe))?.passe;
};

function sheetOfPlayer(board: ServerBoard, player: number): object | null {
  const running = runningPasse(board.evening);
  const found = [...board.sheets.values()].find(
    ({ sheet }) => sheet.passe === running?.passe && SEATS.some((seat) => sheet.players[seat] === player),
  );
  return found ? named(board, sheetView(board, found)) : null;
}

/** Who initialled, by name. */
const named = <View extends SheetView | { visa: { who: string } | null }>(board: ServerBoard, view: View): View =>
  view.visa ? { ...view, visa: { ...view.visa, who: nameFor(board, view.visa.who) } } : view;
