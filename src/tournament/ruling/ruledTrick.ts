import { type Card, suitOf } from '../../schieber/card.ts';
import { isTrump, type Mode } from '../../schieber/mode.ts';
import { type Seat, seatAfter } from '../../schieber/seat.ts';
import { beats } from '../../schieber/trick.ts';
import type { Facts } from './facts.ts';

/**
 * Who wins a trick in which some cards have lost their trick value, or in which an offender cannot win (EBH 5). A
 * trick led with a devalued card gets its suit from the next player (EBH 5, last trick). Undefined when no card can
 * win it, which a ruling then settles by saying whose trick it is.
 */
export function ruledWinner(
  trick: readonly Card[],
  leader: Seat,
  mode: Mode,
  devalued: readonly Card[],
  cannotWin?: Seat,
): Seat | undefined {
  const named = suitOf(trick[devalued.includes(trick[0]!) ? 1 : 0]!);
  const best = trick.reduce<number | undefined>((top, card, place) => {
    if (devalued.includes(card) || seatAfter(leader, place) === cannotWin) return top;
    if (suitOf(card) !== named && !isTrump(card, mode)) return top;
    return top === undefined || beats(card, trick[top]!, mode) ? place : top;
  }, undefined);
  return best === undefined ? undefined : seatAfter(leader, best);
}

/** The whole trick as it lies there after the ruling, when all four cards are known. */
export function trickAfter(facts: Facts, card: Card | undefined): { cards: readonly Card[]; leader: Seat } | undefined {
  const { trick, after, offender } = facts;
  if (!trick || !after || !card || offender === undefined) return undefined;
  const cards = [...trick, card, ...after];
  return cards.length === 4 ? { cards, leader: seatAfter(offender, 4 - trick.length) } : undefined;
}
