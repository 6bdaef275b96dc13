import { type Card, SUITS, type Suit, suitOf } from '../../schieber/card.ts';
import { type Mode, OBENABE, rankIn } from '../../schieber/mode.ts';

/** Suits beside each other that are easy to tell apart: red and black alternate in the French deck. */
const ORDER: Readonly<Record<'de' | 'fr', readonly Suit[]>> = { de: SUITS, fr: ['H', 'S', 'D', 'C'] };

interface Order {
  readonly mode: Mode | undefined;
  readonly deck: 'de' | 'fr';
  readonly trumpFirst: boolean;
}

/** The hand as it is held: by suit, strongest first, trumps first if so wished. */
export function sortHand(hand: readonly Card[], { mode, deck, trumpFirst }: Order): readonly Card[] {
  const isFirst = (suit: Suit) => trumpFirst && mode?.kind === 'trump' && mode.suit === suit;
  const suits = [...ORDER[deck]].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const strength = (card: Card) => rankIn(card, mode ?? OBENABE);
  return [...hand].sort((a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || strength(b) - strength(a));
}

/** Two rows, the longer one behind: five and four, four and four, … */
export function handRows<T>(cards: readonly T[], twoRows: boolean): readonly (readonly T[])[] {
  if (!twoRows || cards.length <= 4) return [cards];
  const back = Math.ceil(cards.length / 2);
  return [cards.slice(0, back), cards.slice(back)];
}
