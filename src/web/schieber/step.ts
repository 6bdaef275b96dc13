import type { Card } from '../../schieber/card.ts';
import { evolve, type Game, type GameEvent } from '../../schieber/game.ts';
import type { Ending, GameResult } from '../../schieber/match.ts';
import { type Mode, type ModeLetter, parseMode } from '../../schieber/mode.ts';
import { nextSeat, type Seat } from '../../schieber/seat.ts';
import { type MatchView, type View, viewFrom } from '../../schieber/view.ts';

/** What one seat sees happen, one thing at a time. */
export type Step =
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'declared'; readonly seat: Seat; readonly mode: Mode }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'dealt'; readonly number: number }
  | { readonly type: 'ended'; readonly how: Ending }
  /** The clock stood still during an outage: ruling M7. */
  | { readonly type: 'deadlineMoved'; readonly by: number };

/** The steps of an answer, from the wire: what we do not know is left out, for the view tells the rest. */
export function readSteps(given: unknown): readonly Step[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((step: Record<string, unknown>): Step[] => {
    const seat = step['seat'] as Seat;
    switch (step['type']) {
      case 'passed':
        return [{ type: 'passed', seat }];
      case 'declared': {
        const mode = typeof step['mode'] === 'string' ? parseMode(step['mode'] as ModeLetter) : (step['mode'] as Mode);
        return mode ? [{ type: 'declared', seat, mode }] : [];
      }
      case 'played':
        return [{ type: 'played', seat, card: step['card'] as Card }];
      case 'dealt':
        return [{ type: 'dealt', number: step['number'] as number }];
      case 'ended':
        return [{ type: 'ended', how: step['how'] as Ending }];
      case 'deadlineMoved':
        return [{ type: 'deadlineMoved', by: step['by'] as number }];
      default:
        return [];
    }
  });
}

/** The view after one more step towards `goal`, which is the newest view and holds the hand of a new deal. */
export function advance(view: MatchView, step: Step, goal: MatchView): MatchView {
  switch (step.type) {
    case 'dealt':
      return dealt(view, step.number, goal);
    case 'ended':
      return { ...view, ending: step.how, total: goal.total };
    case 'deadlineMoved':
      return { ...view, deadline: goal.deadline };
    default:
      return withGame(view, step);
  }
}

function withGame(view: MatchView, event: GameEvent): MatchView {
  if (view.game.phase === 'over') return view;
  const game = viewFrom(evolve(gameOf(view.game), event), view.seat);
  if (game.phase !== 'over') return { ...view, game };
  const { declarer, passed, mode, points } = game;
  const result: GameResult = { dealer: view.dealer, declarer, passed, mode, points };
  const total = { 0: view.total[0] + points[0], 1: view.total[1] + points[1] };
  return { ...view, game, results: [...view.results, result], total };
}

/** The rules need hands; those of the others are not ours to know, and no rule of the next step asks for them. */
function gameOf(view: Exclude<View, { phase: 'over' }>): Game {
  const { seat, hand, ...open } = view;
  return { ...open, hands: { 0: [], 1: [], 2: [], 3: [], [seat]: hand } } as Game;
}

function dealt(view: MatchView, number: number, goal: MatchView): MatchView {
  const dealer = number === goal.number ? goal.dealer : nextSeat(view.dealer);
  const forehand = nextSeat(dealer);
  const hand = number === goal.number ? goal.game.hand : [];
  const game: View = { phase: 'declaring', forehand, passed: false, turn: forehand, seat: view.seat, hand };
  return { ...view, number, dealer, game };
}

/** What must have happened between two views of the same game, when nobody told us the steps. */
export function stepsBetween(from: MatchView, to: MatchView): readonly Step[] {
  if (from.number !== to.number) return [{ type: 'dealt', number: to.number }, ...stepsFromDeal(to)];
  const known = stepsFromDeal(from).length;
  const ended: Step[] = to.ending && !from.ending ? [{ type: 'ended', how: to.ending }] : [];
  return [...stepsFromDeal(to).slice(known), ...ended];
}

function stepsFromDeal({ game }: MatchView): readonly Step[] {
  const passed: Step[] = game.passed ? [{ type: 'passed', seat: game.forehand }] : [];
  if (game.phase === 'declaring') return passed;
  const tricks = [...game.turned, ...(game.phase === 'playing' ? [{ leader: game.leader, cards: game.trick }] : [])];
  const cards = tricks.flatMap(({ leader, cards: played }) =>
    played.map((card, place): Step => ({ type: 'played', seat: ((leader + place) % 4) as Seat, card })),
  );
  return [...passed, { type: 'declared', seat: game.declarer, mode: game.mode }, ...cards];
}
