import { invariant } from '../kit/absurd.ts';
import type { Card } from '../schieber/card.ts';
import { deal, decide, evolve, type Game } from '../schieber/game.ts';
import type { BySeat, Seat } from '../schieber/seat.ts';
import { type Choice, type View, viewFrom } from '../schieber/view.ts';

/** Who answers at a seat: a computer player's `choose`. */
export type Chooser = (view: View) => Choice;

/** One game between computer players, through the same door as everybody: view, choice, decide, evolve. */
export function playGame(
  hands: BySeat<readonly Card[]>,
  forehand: Seat,
  at: BySeat<Chooser>,
  watch?: (view: View, choice: Choice) => void,
): Extract<Game, { phase: 'over' }> {
  let game = deal(hands, forehand);
  while (game.phase !== 'over') {
    const seat = game.turn;
    const view = viewFrom(game, seat);
    const choice = at[seat](view);
    watch?.(view, choice);
    const decision = decide(game, { ...choice, seat });
    invariant(decision.ok, `a computer player keeps the rules: ${JSON.stringify(decision)}`);
    game = evolve(game, decision.value[0]);
  }
  return game;
}
