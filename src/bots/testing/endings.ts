import type { Chance } from '../../kit/chance.ts';
import { shuffle } from '../../kit/chance.ts';
import { type Card, DECK } from '../../schieber/card.ts';
import { legalCards } from '../../schieber/legal.ts';
import { MODES } from '../../schieber/mode.ts';
import { bySeat, type Seat, seatAfter } from '../../schieber/seat.ts';
import type { OpenPosition } from '../solver/solver.ts';
import { after } from './minimax.ts';

/** A random ending with so many tricks to play, some of the first one's cards already on the table: for tests. */
export function endingOf(chance: Chance, tricks: number, onTable = chance.below(4)): OpenPosition {
  const pack = shuffle(DECK, chance);
  const cards = (seat: Seat): Card[] => pack.slice(tricks * seat, tricks * (seat + 1));
  let position: OpenPosition = {
    mode: MODES[chance.below(6)]!,
    leader: chance.below(4) as Seat,
    trick: [],
    hands: bySeat(cards),
  };
  for (let i = 0; i < onTable; i++) {
    const hand = position.hands[seatAfter(position.leader, position.trick.length)];
    const legal = legalCards(hand, position.trick, position.mode);
    position = after(position, legal[chance.below(legal.length)]!);
  }
  return position;
}
