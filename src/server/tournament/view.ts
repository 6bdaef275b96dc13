import { SEATS } from '../../schieber/seat.ts';
import { sheetKey, type TableView } from '../../tournament/evening/board.ts';
import { type Evening, runningPasse } from '../../tournament/evening/evening.ts';
import type { DeskScreen, EveningView, StaffView, TableScreen } from '../../tournament/evening/eveningView.ts';
import { invitationNumber } from '../../tournament/evening/helpers.ts';
import { supervisorView } from '../../tournament/evening/supervisorView.ts';
import { deskView, playerView, projectorView, type SheetView, sheetView } from '../../tournament/evening/views.ts';
import { type Access, nameFor, roleOf } from './access.ts';
import type { ServerBoard, Staff } from './boards.ts';
import { keyFor, typedKeyFor } from './keys.ts';

/** The evening as this code may see it; undefined when the player is not on the list. */
export function viewOf(board: ServerBoard, access: Access): EveningView | undefined {
  const { revision, moved } = board;
  if (moved) return { as: 'moved', revision, title: board.evening.title, role: roleOf(access), ...moved };
  switch (access.as) {
    case 'laptop': // has no screen
      return undefined;
    case 'wall':
      return { as: 'wall', revision, view: wallViews.of(board) };
    case 'player': {
      const view = playerView(board, access.player);
      return view && { as: 'player', revision, view, sheet: sheetOfPlayer(board, access.player) };
    }
    case 'table':
      return tableScreen(board, access.table);
    case 'staff': {
      const { role, who } = access.by;
      const name = nameFor(board, who);
      if (role === 'supervisor')
        return { as: 'supervisor', revision, role, name, who, view: supervisorViews.of(board) };
      return deskScreen(board, role, name, who);
    }
  }
}

/** A view that several screens share is made once for each state of the board. */
function shared<View>(make: (board: ServerBoard) => View): { of(board: ServerBoard): View } {
  const made = new WeakMap<ServerBoard, View>();
  return {
    of(board) {
      const known = made.get(board) ?? make(board);
      made.set(board, known);
      return known;
    },
  };
}
const wallViews = shared(projectorView);
const supervisorViews = shared((board) => {
  const view = supervisorView(board);
  return { ...view, ...namedTables(board, view) };
});
const deskViews = shared((board) => {
  const view = deskView(board);
  const calls = view.calls.map((call) => ({ ...call, by: nameFor(board, call.by) }));
  return { ...view, ...namedTables(board, view), calls };
});

const namedTables = <View extends TableView>(
  board: ServerBoard,
  { tables, earlier }: { readonly tables: readonly View[]; readonly earlier: readonly View[] },
) => ({
  tables: tables.map((table) => named(board, table)),
  earlier: earlier.map((table) => named(board, table)),
});

function deskScreen(board: ServerBoard, role: DeskScreen['role'], name: string, who: string): DeskScreen {
  const staff = [...board.staff.values()].map((helper) => staffView(board, helper, role === 'director'));
  const projector = keyFor(board.secret, 'v', 0);
  const projectorTyped = typedKeyFor(board.secret, 'v', 0);
  const { revision } = board;
  return { as: 'desk', revision, role, name, who, view: deskViews.of(board), staff, projector, projectorTyped };
}

/** A used invitation is not shown again, nor a code from before there were invitations. */
function staffView({ evening, secret }: ServerBoard, helper: Staff, isDirector: boolean): StaffView {
  const { invitation, usedAt } = evening.helpers[helper.staff] ?? BEFORE;
  if (!isDirector || helper.isRevoked || invitation === 0 || usedAt !== null)
    return { ...helper, usedAt, key: null, typed: null };
  const number = invitationNumber(helper.staff, invitation);
  return { ...helper, usedAt, key: keyFor(secret, 'i', number), typed: typedKeyFor(secret, 'i', number) };
}
const BEFORE = { invitation: 0, usedAt: null };

function tableScreen(board: ServerBoard, table: number): TableScreen {
  const { evening, revision } = board;
  const passe = shownPasse(evening, table);
  const found = passe === undefined ? undefined : board.sheets.get(sheetKey(passe, table));
  const next = evening.passen.find((each) => each.stage === 'drawn')?.passe ?? null;
  const sheet = found ? named(board, sheetView(board, found)) : null;
  const announcement = evening.announcements.at(-1) ?? null;
  return { as: 'table', revision, table, title: evening.title, next, announcement, sheet };
}

/** The latest Passe at this table: the running one, else the one just closed. */
const shownPasse = (evening: Evening, table: number): number | undefined => {
  const isHere = (passe: Evening['passen'][number]) => passe.seating.tables.some((each) => each.table === table);
  const running = runningPasse(evening);
  if (running && isHere(running)) return running.passe;
  return evening.passen.findLast((passe) => passe.stage === 'closed' && isHere(passe))?.passe;
};

function sheetOfPlayer(board: ServerBoard, player: number): SheetView | null {
  const running = runningPasse(board.evening);
  const found = [...board.sheets.values()].find(
    ({ sheet }) => sheet.passe === running?.passe && SEATS.some((seat) => sheet.players[seat] === player),
  );
  return found ? named(board, sheetView(board, found)) : null;
}

/** Who initialled and who corrected, by name. */
export const named = <View extends TableView>(board: ServerBoard, view: View): View => ({
  ...view,
  visa: view.visa && { ...view.visa, who: nameFor(board, view.visa.who) },
  asked: view.asked && { ...view.asked, by: nameFor(board, view.asked.by) },
  corrections: view.corrections.map((each) => ({
    ...each,
    by: nameFor(board, each.by),
    second: each.second && nameFor(board, each.second),
  })),
  remarks: view.remarks.map((each) => ({ ...each, by: nameFor(board, each.by) })),
});
