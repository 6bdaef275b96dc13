import type { Immutable } from '../kit/immutable.ts';
import type { Card } from '../schieber/card.ts';
import { deal, evolve, type Game } from '../schieber/game.ts';
import type { Mode } from '../schieber/mode.ts';
import { type BySeat, bySeat, partnerOf, type Seat, seatAfter } from '../schieber/seat.ts';
import { TRICKS } from '../schieber/trick.ts';
import { type View, viewFrom } from '../schieber/view.ts';

/** A game that is over, as its cards tell it: who led what to each of the nine tricks. */
export type FinishedGame = Immutable<{
  forehand: Seat;
  passed: boolean;
  mode: Mode;
  tricks: { leader: Seat; cards: Card[] }[];
}>;

/** One card of a finished game, with what its player saw when it was played. */
export type SeenCard = Immutable<{ seat: Seat; card: Card; view: View }>;

/**
 * Every card in order, each with the view of the seat that played it: that seat's own cards, and what lay open. Hands
 * are what was played from them. Nothing when the game was cut off: then nobody may know what was left in a hand.
 */
export function lookBack({ forehand, passed, mode, tricks }: FinishedGame): readonly SeenCard[] {
  if (tricks.length !== TRICKS || tricks.some(({ cards }) => cards.length !== 4)) return [];
  const played = tricks.flatMap(({ leader, cards }) =>
    cards.map((card, place) => ({ seat: seatAfter(leader, place), card })),
  );
  const hands: BySeat<readonly Card[]> = bySeat((seat) =>
    played.filter((one) => one.seat === seat).map(({ card }) => card),
  );
  let game: Game = deal(hands, forehand);
  if (passed) game = evolve(game, { type: 'passed', seat: forehand });
  game = evolve(game, { type: 'declared', seat: passed ? partnerOf(forehand) : forehand, mode });
  return played.map(({ seat, card }) => {
    const view = viewFrom(game, seat);
    game = evolve(game, { type: 'played', seat, card });
    return { seat, card, view };
  });
}
