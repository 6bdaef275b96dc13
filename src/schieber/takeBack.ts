import type { Card } from './card.ts';
import { deal, evolve, type Game, type GameEvent } from './game.ts';
import { type BySeat, type Seat, seatAfter } from './seat.ts';

/**
 * The game as it stood before the last choice of a seat: its card, its declaration or its pass. Undefined: it has chosen
 * nothing in this game. The hands are those that were dealt, in their order, so that whoever plays on sees what was seen.
 */
export function beforeLastChoice(game: Game, dealt: BySeat<readonly Card[]>, seat: Seat): Game | undefined {
  const choices = choicesIn(game);
  const last = choices.findLastIndex((choice) => choice.seat === seat);
  return last < 0 ? undefined : choices.slice(0, last).reduce<Game>(evolve, deal(dealt, game.forehand));
}

/** All that was said and played in a game, in order. */
function choicesIn(game: Game): readonly GameEvent[] {
  const passed: GameEvent[] = game.passed ? [{ type: 'passed', seat: game.forehand }] : [];
  if (game.phase === 'declaring') return passed;
  const open = game.phase === 'playing' ? [{ leader: game.leader, cards: game.trick }] : [];
  const played = [...game.turned, ...open].flatMap(({ leader, cards }) =>
    cards.map((card, place): GameEvent => ({ type: 'played', seat: seatAfter(leader, place), card })),
  );
  return [...passed, { type: 'declared', seat: game.declarer, mode: game.mode }, ...played];
}
