import type { Playing } from '../bots/net/shown.ts';
import { type Card, DECK, suitOf } from '../schieber/card.ts';
import { pointsOf, rankIn } from '../schieber/mode.ts';

/** Two cards of a hand are alike when they count the same and no card that somebody else may hold lies between them. */
export function areAlike(a: Card, b: Card, view: Playing): boolean {
  if (a === b) return true;
  const { mode } = view;
  if (suitOf(a) !== suitOf(b) || pointsOf(a, mode) !== pointsOf(b, mode)) return false;
  const low = Math.min(rankIn(a, mode), rankIn(b, mode));
  const high = Math.max(rankIn(a, mode), rankIn(b, mode));
  const gone = new Set([...view.hand, ...view.turned.flatMap(({ cards }) => cards)]);
  return DECK.every(
    (card) => suitOf(card) !== suitOf(a) || gone.has(card) || rankIn(card, mode) < low || rankIn(card, mode) > high,
  );
}
