import { type Card, type Suit, suitOf } from './card.ts';
import { legalCards, strongestTrump } from './legal.ts';
import { isTrump, type Mode } from './mode.ts';

/** Why a card may not be played. SSC 2.05 */
export type WhyNot =
  | { readonly code: 'follow-trump'; readonly suit: Suit }
  | { readonly code: 'follow-suit'; readonly suit: Suit }
  /** Obenabe and Undenufe know no trump to take with. */
  | { readonly code: 'follow-suit-only'; readonly suit: Suit }
  | { readonly code: 'undertrump'; readonly ruff: Card };

/** Undefined when the card is legal. */
export function whyNot(card: Card, hand: readonly Card[], trick: readonly Card[], mode: Mode): WhyNot | undefined {
  const led = trick[0];
  if (led === undefined || legalCards(hand, trick, mode).includes(card)) return undefined;
  if (isTrump(led, mode)) return { code: 'follow-trump', suit: suitOf(led) };
  const ruff = strongestTrump(trick, mode);
  if (isTrump(card, mode) && ruff !== undefined) return { code: 'undertrump', ruff };
  return { code: mode.kind === 'trump' ? 'follow-suit' : 'follow-suit-only', suit: suitOf(led) };
}
