import { absurd } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Card } from './card.ts';
import { evolve, type Game, type GameEvent } from './game.ts';
import { type Ending, type GameResult, type MatchEvent, totalOf } from './match.ts';
import { nextSeat, type Seat } from './seat.ts';
import { type MatchView, type View, viewFrom } from './view.ts';

/** What one seat sees happen, one thing at a time: for the eye and for the voice. Other hands are in none of them. */
export type Step =
  | GameEvent
  | Immutable<
      | { type: 'dealt'; number: number; hand: Card[] }
      | { type: 'ended'; how: Ending }
      /** The clock stood still: rulings M7, G30. */
      | { type: 'deadlineMoved'; by: number }
      /** My last move is undone: the game as I see it again. */
      | { type: 'takenBack'; game: View }
    >;

/** What happened, as one seat may see it. */
export const stepsFor = (seat: Seat, events: readonly MatchEvent[]): readonly Step[] =>
  events.flatMap((event): Step[] => {
    switch (event.type) {
      case 'passed':
      case 'declared':
      case 'played':
      case 'ended':
        return [event];
      case 'dealt':
        return [{ type: 'dealt', number: event.number, hand: event.hands[seat] }];
      case 'deadlineMoved':
        return [{ type: 'deadlineMoved', by: event.by }];
      case 'takenBack':
        return [{ type: 'takenBack', game: viewFrom(event.game, seat) }];
      case 'started':
        return []; // the first view says it
      default:
        return absurd(event);
    }
  });

/** The view after one more step: exactly what the server would show, so that nobody has to ask it. */
export function advance(view: MatchView, step: Step): MatchView {
  switch (step.type) {
    case 'dealt':
      return withDeal(view, step.number, step.hand);
    case 'ended':
      return { ...view, ending: step.how, total: totalOf({ results: view.results, ending: step.how }) };
    case 'deadlineMoved':
      return { ...view, deadline: view.deadline === null ? null : view.deadline + step.by };
    case 'takenBack':
      return { ...view, game: step.game };
    case 'passed':
    case 'declared':
    case 'played':
      return withGame(view, step);
    default:
      return absurd(step);
  }
}

function withDeal(view: MatchView, number: number, hand: readonly Card[]): MatchView {
  const dealer = number === 1 ? view.dealer : nextSeat(view.dealer);
  const forehand = nextSeat(dealer);
  const { seat } = view;
  return {
    ...view,
    number,
    dealer,
    game: { phase: 'declaring', forehand, passed: false, turn: forehand, seat, hand },
  };
}

function withGame(view: MatchView, event: GameEvent): MatchView {
  if (view.game.phase === 'over') return view;
  const game = viewFrom(evolve(gameOf(view.game), event), view.seat);
  if (game.phase !== 'over') return { ...view, game };
  const { declarer, passed, mode, points } = game;
  const result: GameResult = { dealer: view.dealer, declarer, passed, mode, points };
  const results = [...view.results, result];
  return { ...view, game, results, total: totalOf({ results, ending: view.ending }) };
}

/** The rules need hands; those of the others are not ours to know, and no rule of the next step asks for them. */
function gameOf({ seat, hand, ...open }: Exclude<View, { phase: 'over' }>): Game {
  return { ...open, hands: { 0: [], 1: [], 2: [], 3: [], [seat]: hand } };
}
