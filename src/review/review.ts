import type { Mind } from '../bots/player.ts';
import type { Immutable } from '../kit/immutable.ts';
import { letterOf, parseMode } from '../schieber/mode.ts';
import type { GameRecord, MatchRecord } from '../schieber/record.ts';
import { nextSeat, type Seat, teamOf } from '../schieber/seat.ts';
import { type Choice, legalIn, type View } from '../schieber/view.ts';
import { accuracyOf } from './accuracy.ts';
import { isCostly, isSure, type Judgement, judge } from './judge.ts';
import { type FinishedGame, lookBack, lookBackAtDeclarations } from './lookBack.ts';
import { type Reason, reasonsFor } from './reason.ts';

/** A choice that somebody really had; games and tricks count from 1, a declaration comes before the first trick. */
export type Decision = Immutable<{ game: number; trick: number; chosen: Choice; view: View }>;

/** What the review says of it. */
export type Verdict = Omit<Decision, 'view'> &
  Immutable<{
    best: Choice;
    /** What it cost against the best, and the standard error of that. */
    points: number;
    error: number;
    isCostly: boolean;
    worlds: number;
    reasons: Reason[];
  }>;

/** The whole match in three figures, and where to look first. */
export type Review = Immutable<{ decisions: number; costly: number; accuracy: number | null; costliest: Verdict[] }>;

/** Every choice of one seat in a finished match, in order. */
export const decisionsOf = (record: MatchRecord, seat: Seat): readonly Decision[] =>
  record.played.flatMap((game, index) => {
    const finished = finishedGame(game);
    if (!finished) return [];
    const declarations = lookBackAtDeclarations(finished)
      .filter(({ seat: by }) => by === seat)
      .map(({ choice, view }) => ({ game: index + 1, trick: 0, chosen: choice, view }));
    const cards = lookBack(finished)
      .map(({ seat: by, card, view }, number) => ({ by, card, view, trick: (number >> 2) + 1 }))
      .filter(({ by, view }) => by === seat && legalIn(view).length > 1)
      .map(({ card, view, trick }): Decision => ({ game: index + 1, trick, chosen: { type: 'play', card }, view }));
    return [...declarations, ...cards];
  });

/** A game of a record that was played to its end. */
export function finishedGame({ dealer, passed, mode, tricks, points }: GameRecord): FinishedGame | undefined {
  const declared = mode === null ? undefined : parseMode(mode);
  return declared && points !== null ? { forehand: nextSeat(dealer), passed, mode: declared, tricks } : undefined;
}

/**
 * A verdict for each decision: those first that need no worlds, then those that differ most from what the net would do,
 * so that the costliest are known early. Nothing depends on the order; each verdict is a function of the view and the
 * choice. None without WebAssembly.
 */
export function* review(decisions: readonly Decision[], mind: Mind): Generator<Verdict> {
  const waiting = decisions.map((decision) => ({
    decision,
    gap: isSure(decision.view, decision.chosen, mind) ? Number.POSITIVE_INFINITY : gapOf(decision, mind),
  }));
  for (const { decision } of waiting.sort((a, b) => (a.gap === b.gap ? 0 : b.gap - a.gap))) {
    const judgement = judge(decision.view, decision.chosen, mind);
    if (judgement) yield verdictOf(decision, judgement);
  }
}

/** How far the net's value of a card is behind that of its best. */
function gapOf({ view, chosen }: Decision, { engine }: Mind): number {
  if (view.phase !== 'playing' || chosen.type !== 'play') return 0;
  const values = engine.valuesOf(view);
  return Math.max(...values.values()) - (values.get(chosen.card) ?? 0);
}

function verdictOf({ game, trick, chosen, view }: Decision, judgement: Judgement): Verdict {
  const { best, cost, worlds } = judgement;
  return {
    ...{ game, trick, chosen, best, worlds },
    points: round(cost?.points ?? 0),
    error: round(cost?.error ?? 0),
    isCostly: isCostly(judgement),
    reasons: reasonsFor(view, chosen, judgement),
  };
}

export function reviewOf(verdicts: readonly Verdict[]): Review {
  return {
    decisions: verdicts.length,
    costly: verdicts.filter((verdict) => verdict.isCostly).length,
    accuracy: accuracyOf(verdicts.map(({ points }) => points)),
    costliest: costliest(verdicts),
  };
}

/** The costliest first; only what certainly cost something. */
export const costliest = (verdicts: readonly Verdict[], most = 3): readonly Verdict[] =>
  verdicts
    .filter((verdict) => verdict.isCostly)
    .sort((a, b) => b.points - a.points)
    .slice(0, most);

/** What a game brought the own team, and what the costly choices in it cost on average. */
export type GameBar = Immutable<{ game: number; made: number; lost: number }>;

/** Game by game, those that were played to their end. */
export const barsOf = (record: MatchRecord, seat: Seat, verdicts: readonly Verdict[]): readonly GameBar[] =>
  record.played.flatMap(({ points }, index) => {
    if (points === null) return [];
    const dear = verdicts.filter(({ game, isCostly: cost }) => game === index + 1 && cost);
    const made = points[teamOf(seat)];
    return { game: index + 1, made, lost: Math.min(157 - made, round(dear.reduce((sum, one) => sum + one.points, 0))) };
  });

/** A choice in one word: 'HJ', 'O', 'pass'. */
export function choiceName(choice: Choice): string {
  if (choice.type === 'play') return choice.card;
  return choice.type === 'declare' ? letterOf(choice.mode) : 'pass';
}

const round = (points: number): number => Math.round(10 * points) / 10;
