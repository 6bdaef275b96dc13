import { type Chance, shuffle } from '../../kit/chance.ts';
import type { Card } from '../../schieber/card.ts';
import type { Game } from '../../schieber/game.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../schieber/seat.ts';
import { viewFrom } from '../../schieber/view.ts';
import { possibleCards } from '../net/shown.ts';

export type OpenGame = Exclude<Game, { phase: 'over' }>;

/**
 * The same game from one seat's view, with the hidden cards dealt again: a player who answers one of them otherwise
 * has looked at other hands. Everybody could still have played as they did.
 */
export function otherDeals(game: OpenGame, seat: Seat, count: number, chance: Chance): OpenGame[] {
  const others = SEATS.filter((other) => other !== seat);
  const hidden = others.flatMap((other) => game.hands[other]);
  const view = viewFrom(game, seat);
  const may = view.phase === 'playing' ? possibleCards(view) : bySeat(() => new Set<Card>(hidden));
  return Array.from({ length: count }, () => ({ ...game, hands: dealAgain(game, seat, hidden, may, chance) }));
}

function dealAgain(
  game: OpenGame,
  seat: Seat,
  hidden: readonly Card[],
  may: BySeat<ReadonlySet<Card>>,
  chance: Chance,
): BySeat<readonly Card[]> {
  for (;;) {
    const hands = bySeat<Card[]>((other) => (other === seat ? [...game.hands[seat]] : []));
    // The cards with the fewest possible places first; a dead end begins again.
    const places = (card: Card) => SEATS.filter((other) => other !== seat && may[other].has(card));
    const order = shuffle(hidden, chance).sort((a, b) => places(a).length - places(b).length);
    const isDealt = order.every((card) => {
      const free = places(card).filter((other) => hands[other].length < game.hands[other].length);
      if (free.length > 0) hands[free[chance.below(free.length)]!].push(card);
      return free.length > 0;
    });
    if (isDealt) return hands;
  }
}
