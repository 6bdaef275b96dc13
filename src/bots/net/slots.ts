import { type Card, indexOf, SUITS, type Suit, suitOf } from '../../schieber/card.ts';
import type { Mode } from '../../schieber/mode.ts';
import type { SuitOrder } from './weightsFile.ts';

/** The place of each card among the 36 inputs and outputs of a net. */
export type Slots = (card: Card) => number;

/**
 * Suits of the same role are interchangeable, so a net sees them in an order and need not learn the same thing many
 * times. `study-532`: the trump suit and suit 0 change places. `sorted-532`: trump first, then by the number of
 * cards the seat was dealt in the suit, then by which cards, then by the suit's number.
 */
export function slotsOf(dealt: readonly Card[], mode: Mode, order: SuitOrder): Slots {
  const trump = mode.kind === 'trump' ? mode.suit : undefined;
  const suits = order === 'study-532' ? swapped(trump) : sorted(dealt, trump);
  return (card) => 9 * suits.indexOf(suitOf(card)) + (indexOf(card) % 9);
}

function swapped(trump: Suit | undefined): readonly Suit[] {
  if (trump === undefined) return SUITS;
  return SUITS.map((suit, place) => (place === 0 ? trump : suit === trump ? SUITS[0] : suit));
}

function sorted(dealt: readonly Card[], trump: Suit | undefined): readonly Suit[] {
  const key = (suit: Suit) => {
    const cards = dealt.filter((card) => suitOf(card) === suit);
    return cards.reduce((sum, card) => sum + 2 ** (indexOf(card) % 9), 512 * cards.length);
  };
  const sides = SUITS.filter((suit) => suit !== trump).toSorted((a, b) => key(b) - key(a));
  return trump === undefined ? sides : [trump, ...sides];
}
