import type { PersonView, SeatingView, TableView } from '../../tournament/evening/board.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import { MINUTE } from '../shell/units.ts';

/** The Passe that comes next, drawn or not; null when all are played. */
export function nextPasse(
  view: DeskView,
): { passe: number; seating: SeatingView | undefined; isFinal: boolean } | null {
  const drawn = view.passen.find((passe) => passe.stage === 'drawn');
  if (drawn) return { passe: drawn.passe, seating: drawn, isFinal: drawn.passe > view.regulation.passen };
  const played = view.passen.filter((passe) => passe.passe <= view.regulation.passen).length;
  return played < view.regulation.passen ? { passe: played + 1, seating: undefined, isFinal: false } : null;
}

/** Who is here and has neither a seat nor a bye in a Passe that is drawn: they came later. */
export function withoutSeat(view: DeskView, seating: SeatingView | undefined): readonly PersonView[] {
  if (!seating) return [];
  const placed = new Set([...seating.tables.flatMap(({ players }) => Object.values(players)), ...seating.byes]);
  return view.people.filter(({ number, presence, fillIn }) => presence === 'present' && !fillIn && !placed.has(number));
}

export const runningOf = (view: DeskView): SeatingView | undefined =>
  view.passen.find((passe) => passe.stage === 'running');

export const outstandingOf = (view: DeskView): readonly TableView[] =>
  view.tables.filter((table) => table.status !== 'visaed');

/** A table is overdue when the guide time is over and nothing has been reported. */
export const isOverdue = (view: DeskView, table: TableView, now: number): boolean =>
  table.status !== 'visaed' &&
  table.status !== 'reported' &&
  now > table.openedAt + view.regulation.minutesPerPasse * MINUTE;
