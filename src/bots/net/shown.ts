import { type Card, DECK, rankOf, suitOf } from '../../schieber/card.ts';
import { strongestTrump } from '../../schieber/legal.ts';
import { isTrump, type Mode, rankIn } from '../../schieber/mode.ts';
import { type BySeat, bySeat, type Seat, seatAfter } from '../../schieber/seat.ts';
import type { View } from '../../schieber/view.ts';

export type Playing = Extract<View, { phase: 'playing' }>;

/** All tricks of the game so far, the one on the table last. */
export const tricksOf = (view: Playing): readonly { leader: Seat; cards: readonly Card[] }[] => [
  ...view.turned,
  ...(view.trick.length > 0 ? [{ leader: view.leader, cards: view.trick }] : []),
];

/**
 * What each seat may hold by what it has shown, from one seat's view: not the viewer's cards, not a card played, and
 * nothing the seat has shown it does not have.
 */
export function possibleCards(view: Playing): BySeat<ReadonlySet<Card>> {
  const mayHold = bySeat(() => new Set(DECK));
  const out = new Set<Card>(view.hand);
  for (const { leader, cards } of tricksOf(view)) {
    for (const [place, card] of cards.entries()) {
      out.add(card);
      const set = mayHold[seatAfter(leader, place)];
      const shows = shown(card, cards.slice(0, place), view.mode);
      for (const other of set) if (shows(other)) set.delete(other);
    }
  }
  return bySeat((seat) =>
    seat === view.seat ? new Set(view.hand) : new Set([...mayHold[seat]].filter((c) => !out.has(c))),
  );
}

/** The cards a player cannot have who puts `card` on this trick. */
function shown(card: Card, before: readonly Card[], mode: Mode): (other: Card) => boolean {
  const led = before[0];
  if (led === undefined || suitOf(card) === suitOf(led)) return () => false;
  if (isTrump(card, mode)) {
    // Ruffing proves nothing; undertrumping proves that there is nothing but trumps (ruling M1).
    const ruff = strongestTrump(before, mode);
    const isUnder = ruff !== undefined && rankIn(card, mode) < rankIn(ruff, mode);
    return (other) => isUnder && !isTrump(other, mode);
  }
  // The jack of trumps may have been held back. SSC 2.05
  return (other) => suitOf(other) === suitOf(led) && !(isTrump(other, mode) && rankOf(other) === 'J');
}
