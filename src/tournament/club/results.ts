import type { Instant } from '../../kit/time.ts';
import { type Board, rankingView } from '../evening/board.ts';

export interface ResultLine {
  readonly rank: number;
  readonly name: string;
  readonly town: string;
  readonly points: readonly (number | null)[];
  readonly final: number | null;
  readonly total: number;
}

/** The ranking as anybody may read it: names, towns and points of whoever has a rank, and nothing else. SSC 8.03 */
export interface ResultsView {
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly isFinished: boolean;
  readonly passen: number;
  readonly publishedAt: Instant | null;
  readonly lines: readonly ResultLine[];
}

/** Undefined while the host has not shared it. */
export function resultsView(board: Board): ResultsView | undefined {
  const { evening } = board;
  if (!evening.club.isShared) return undefined;
  const { title, place, day, published, finishedAt, regulation } = evening;
  const played = evening.passen.filter(({ passe, stage }) => stage !== 'drawn' && passe <= regulation.passen).length;
  return {
    ...{ title, place, day, passen: played, isFinished: finishedAt !== null, publishedAt: published?.at ?? null },
    lines: rankingView(board).flatMap(({ rank, name, town, points, total, final }) =>
      rank === null ? [] : [{ rank, name, town, points, total, final: final?.points ?? null }],
    ),
  };
}
