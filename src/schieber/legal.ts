import { type Card, rankOf, suitOf } from './card.ts';
import { isTrump, type Mode, rankIn } from './mode.ts';

/** The cards a player may put on the trick. SSC 2.05, second paragraph. */
export function legalCards(hand: readonly Card[], trick: readonly Card[], mode: Mode): readonly Card[] {
  const led = trick[0];
  if (led === undefined) return hand; // any card may open: SSC 7.05(4)

  const trumps = hand.filter((card) => isTrump(card, mode));
  if (isTrump(led, mode)) {
    const onlyTheJack = trumps.every((card) => rankOf(card) === 'J');
    return onlyTheJack ? hand : trumps; // the jack of trumps need not be played
  }
  if (trumps.length === hand.length) return hand; // the one case in which undertrumping is allowed: ruling M1

  const ruff = strongestTrump(trick, mode);
  const undertrumps = (card: Card) =>
    ruff !== undefined && isTrump(card, mode) && rankIn(card, mode) < rankIn(ruff, mode);
  const follows = (card: Card) => suitOf(card) === suitOf(led);
  const isVoid = !hand.some(follows);
  return hand.filter((card) => (isVoid || follows(card) || isTrump(card, mode)) && !undertrumps(card));
}

export function strongestTrump(trick: readonly Card[], mode: Mode): Card | undefined {
  return trick
    .filter((card) => isTrump(card, mode))
    .reduce<Card | undefined>(
      (best, card) => (best && rankIn(best, mode) > rankIn(card, mode) ? best : card),
      undefined,
    );
}
