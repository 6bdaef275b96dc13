import { type Card, suitOf } from './card.ts';
import { isTrump, type Mode, pointsOf, rankIn } from './mode.ts';
import { type Seat, seatAfter } from './seat.ts';

/** Nine tricks make a game; the last one is worth five points more. SSC 2.04 */
export const TRICKS = 9;
export const LAST_TRICK_BONUS = 5;

/** Does `card`, played later, take the trick from `best`? Only the suit led and trumps can win. SSC 2.05 */
export function beats(card: Card, best: Card, mode: Mode): boolean {
  if (suitOf(card) === suitOf(best)) return rankIn(card, mode) > rankIn(best, mode);
  return isTrump(card, mode);
}

/** Which of the cards, in the order played, wins: 0 is the card that was led. */
export function winningCard(trick: readonly Card[], mode: Mode): number {
  return trick.reduce((best, card, place) => (beats(card, trick[best]!, mode) ? place : best), 0);
}

export const trickWinner = (trick: readonly Card[], leader: Seat, mode: Mode): Seat =>
  seatAfter(leader, winningCard(trick, mode));

/** Points of the cards in a trick; `last` adds the five of SSC 2.04. */
export function trickPoints(trick: readonly Card[], mode: Mode, last: boolean): number {
  const cards = trick.reduce((sum, card) => sum + pointsOf(card, mode), 0);
  return cards + (last ? LAST_TRICK_BONUS : 0);
}
