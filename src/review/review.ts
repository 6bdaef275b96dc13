import type { Immutable } from '../kit/immutable.ts';
import type { Card } from '../schieber/card.ts';
import { parseMode } from '../schieber/mode.ts';
import type { MatchRecord } from '../schieber/record.ts';
import { nextSeat, type Seat } from '../schieber/seat.ts';
import { legalIn, type View } from '../schieber/view.ts';
import type { Explanation } from './explain.ts';
import { isCostly } from './explain.ts';
import { lookBack } from './lookBack.ts';

/** A card that somebody chose among several; games and tricks count from 1. */
export type Decision = Immutable<{ game: number; trick: number; card: Card; view: View }>;

/** What the look back says of it. */
export type Verdict = Omit<Decision, 'view'> &
  Immutable<{ best: Card; points: number; error: number; isCostly: boolean }>;

/** Every card of one seat in a finished match that was a real choice, in order. */
export const decisionsOf = (record: MatchRecord, seat: Seat): readonly Decision[] =>
  record.played.flatMap(({ dealer, passed, mode, tricks, points }, index) => {
    const declared = mode === null ? undefined : parseMode(mode);
    if (!declared || points === null) return [];
    return lookBack({ forehand: nextSeat(dealer), passed, mode: declared, tricks })
      .map(({ seat: by, card, view }, number) => ({ by, card, view, trick: (number >> 2) + 1 }))
      .filter(({ by, view }) => by === seat && legalIn(view).length > 1)
      .map(({ card, view, trick }) => ({ game: index + 1, trick, card, view }));
  });

export const verdictOf = ({ game, trick, card }: Decision, explanation: Explanation): Verdict => ({
  ...{ game, trick, card },
  best: explanation.best[0]?.card ?? card,
  points: round(explanation.cost?.points ?? 0),
  error: round(explanation.cost?.error ?? 0),
  isCostly: isCostly(explanation),
});

/** The costliest first; only what certainly cost something. */
export const costliest = (verdicts: readonly Verdict[], most = 3): readonly Verdict[] =>
  verdicts
    .filter((verdict) => verdict.isCostly)
    .sort((a, b) => b.points - a.points)
    .slice(0, most);

const round = (points: number): number => Math.round(10 * points) / 10;
