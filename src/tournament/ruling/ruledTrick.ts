import { type Card, suitOf } from '../../schieber/card.ts';
import { isTrump, type Mode, pointsOf } from '../../schieber/mode.ts';
import { type ByTeam, type Seat, seatAfter, type Team } from '../../schieber/seat.ts';
import { beats, TRICKS, trickPoints } from '../../schieber/trick.ts';

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

/** A trick as it was turned, and the side it belongs to. */
export interface CountedTrick {
  readonly cards: readonly Card[];
  readonly to: Team;
}

/**
 * The points of a game after all rulings: from trick `from` on (1 to 9) everything belongs to `opponents`. Whatever
 * was ruled, the two sides share 157. SSC 7.05 (1), EBH 7
 */
export function countGame(
  tricks: readonly CountedTrick[],
  mode: Mode,
  forfeit?: { from: number; opponents: Team },
): ByTeam<number> {
  const points: Record<Team, number> = { 0: 0, 1: 0 };
  tricks.forEach((trick, index) => {
    const side = forfeit && index + 1 >= forfeit.from ? forfeit.opponents : trick.to;
    points[side] += trickPoints(trick.cards, mode, index === TRICKS - 1);
  });
  return points;
}

/** Cards that came into no trick because a hand held one too many: their points go to the opponents. EBH 3 */
export function withSurplus(
  points: ByTeam<number>,
  cards: readonly Card[],
  mode: Mode,
  opponents: Team,
): ByTeam<number> {
  const worth = cards.reduce((sum, card) => sum + pointsOf(card, mode), 0);
  return { ...points, [opponents]: points[opponents] + worth };
}
