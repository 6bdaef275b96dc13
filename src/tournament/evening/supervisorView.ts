import type { Instant } from '../../kit/time.ts';
import { type BySeat, bySeat } from '../../schieber/seat.ts';
import type { Regulation } from '../regulation.ts';
import type { PlayerNumber } from '../seating/schedule.ts';
import { resultsOf } from '../sheet/sheet.ts';
import { type Board, boardStandings, lineName, sheetsOf, type TableView, tablesOf, unsettledTables } from './board.ts';
import { openPassen, unratedAtTheEnd } from './ending.ts';
import { type Evening, type Passe, runningPasse } from './evening.ts';
import { lineNumber } from './pairs.ts';

/** A player's own total on its way: computed, initialled, not yet handed in. EBH 7 */
export interface EndTotalView {
  readonly number: PlayerNumber;
  readonly name: string;
  readonly total: number | null;
  readonly isInitialled: boolean;
}

/** Who has played all Passen and would stay without a rank if it ended now. EBH 7 */
export function endTotalsView(board: Board): readonly EndTotalView[] {
  const { evening } = board;
  if (evening.finishedAt !== null) return [];
  const standings = boardStandings(board);
  const lines = new Map(standings.map((line) => [line.number, line]));
  return unratedAtTheEnd(evening, standings)
    .filter((number) => openPassen(evening, number, lines.get(number)).length === 0)
    .sort((a, b) => a - b)
    .map((number) => {
      const sheet = evening.personalSheets[number];
      const isInitialled = sheet !== undefined && sheet.initialled !== null;
      return { number, name: lineName(board, number), total: sheet?.total ?? null, isInitialled };
    });
}

/** A table as the supervisor needs it: with what stands on the four personal sheets so far. */
export interface VisaView extends TableView {
  readonly before: BySeat<number>;
}

/** What a supervisor works with: the tables and the end totals, not the whole hall. SSC 7.03, EBH 7 */
export interface SupervisorView {
  readonly title: string;
  readonly regulation: Regulation;
  readonly tables: readonly VisaView[];
  /** Of earlier Passen: without a visa, or with a correction that waits. */
  readonly earlier: readonly VisaView[];
  readonly calls: readonly number[];
  readonly announcement: { text: string; at: Instant } | null;
  readonly endTotals: readonly EndTotalView[];
  readonly isFinished: boolean;
}

export function supervisorView(board: Board): SupervisorView {
  const { evening } = board;
  const passe = currentPasse(evening)?.passe ?? 0;
  const known = new Map<number, ReturnType<typeof sumsBefore>>();
  const visaView = (table: TableView): VisaView => {
    const sums = known.get(table.passe) ?? sumsBefore(board, table.passe);
    known.set(table.passe, sums);
    return { ...table, before: bySeat((seat) => sums.get(lineNumber(evening, table.players[seat])) ?? 0) };
  };
  return {
    title: evening.title,
    regulation: evening.regulation,
    tables: tablesOf(board, passe).map(visaView),
    earlier: unsettledTables(board, passe).map(visaView),
    calls: evening.calls.map(({ table }) => table),
    announcement: evening.announcements.at(-1) ?? null,
    endTotals: endTotalsView(board),
    isFinished: evening.finishedAt !== null,
  };
}

/** The sums on the personal sheets before this Passe; at the final table they begin anew. SSC 7.04 */
function sumsBefore(board: Board, passe: number): ReadonlyMap<PlayerNumber, number> {
  const { passen } = board.evening.regulation;
  if (passe <= passen)
    return new Map(
      boardStandings(board).map(({ number, points }) => [
        number,
        points.slice(0, passe - 1).reduce<number>((sum, each) => sum + (each ?? 0), 0),
      ]),
    );
  const sums = new Map<PlayerNumber, number>();
  for (const sheet of sheetsOf(board).filter((each) => each.passe > passen && each.passe < passe))
    for (const { player, points } of resultsOf(sheet)) sums.set(player, (sums.get(player) ?? 0) + (points ?? 0));
  return sums;
}

/** The Passe that is played, else the one just closed. */
export const currentPasse = (evening: Evening): Passe | undefined =>
  runningPasse(evening) ?? evening.passen.findLast((passe) => passe.stage === 'closed');
