import type { Immutable } from '../kit/immutable.ts';
import type { Card } from '../schieber/card.ts';
import { deal, evolve, type Game } from '../schieber/game.ts';
import type { Mode } from '../schieber/mode.ts';
import { type BySeat, bySeat, partnerOf, type Seat, seatAfter } from '../schieber/seat.ts';
import { TRICKS } from '../schieber/trick.ts';
import { type Choice, type View, viewFrom } from '../schieber/view.ts';

/** A game that is over, as its cards tell it: who led what to each of the nine tricks. */
export type FinishedGame = Immutable<{
  forehand: Seat;
  passed: boolean;
  mode: Mode;
  tricks: { leader: Seat; cards: Card[] }[];
}>;

/** One card of a finished game, with what its player saw when it was played. */
export type SeenCard = Immutable<{ seat: Seat; card: Card; view: View }>;

/** A pass or a declaration, with what its player saw. */
export type SeenDeclaration = Immutable<{ seat: Seat; choice: Choice; view: View }>;

/**
 * Every card in order, each with the view of the seat that played it: that seat's own cards, and what lay open. Hands
 * are what was played from them. Nothing when the game was cut off: then nobody may know what was left in a hand.
 */
export function lookBack(finished: FinishedGame): readonly SeenCard[] {
  const hands = handsOf(finished);
  if (!hands) return [];
  let game: Game = deal(hands, finished.forehand);
  for (const { seat, choice } of declarationsIn(finished)) game = declared(game, seat, choice);
  return cardsOf(finished).map(({ seat, card }) => {
    const view = viewFrom(game, seat);
    game = evolve(game, { type: 'played', seat, card });
    return { seat, card, view };
  });
}

/** Who passed and who declared, each with what it saw: nine cards. */
export function lookBackAtDeclarations(finished: FinishedGame): readonly SeenDeclaration[] {
  const hands = handsOf(finished);
  if (!hands) return [];
  let game: Game = deal(hands, finished.forehand);
  return declarationsIn(finished).map(({ seat, choice }) => {
    const view = viewFrom(game, seat);
    game = declared(game, seat, choice);
    return { seat, choice, view };
  });
}

/** The hands as they were dealt; undefined when the game was cut off. */
function handsOf(finished: FinishedGame): BySeat<readonly Card[]> | undefined {
  const { tricks } = finished;
  if (tricks.length !== TRICKS || tricks.some(({ cards }) => cards.length !== 4)) return undefined;
  const played = cardsOf(finished);
  return bySeat((seat) => played.filter((one) => one.seat === seat).map(({ card }) => card));
}

const cardsOf = ({ tricks }: FinishedGame): readonly { seat: Seat; card: Card }[] =>
  tricks.flatMap(({ leader, cards }) => cards.map((card, place) => ({ seat: seatAfter(leader, place), card })));

function declarationsIn({ forehand, passed, mode }: FinishedGame): readonly { seat: Seat; choice: Choice }[] {
  const choice: Choice = { type: 'declare', mode };
  if (!passed) return [{ seat: forehand, choice }];
  return [
    { seat: forehand, choice: { type: 'pass' } },
    { seat: partnerOf(forehand), choice },
  ];
}

function declared(game: Game, seat: Seat, choice: Choice): Game {
  if (choice.type === 'declare') return evolve(game, { type: 'declared', seat, mode: choice.mode });
  return choice.type === 'pass' ? evolve(game, { type: 'passed', seat }) : game;
}
