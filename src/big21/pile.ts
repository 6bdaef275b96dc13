import type { Immutable } from '../kit/immutable.ts';
import { type Face, lowValueOf } from './face.ts';

/** A pile and its sum with every ace counted 1. B21 7.2 */
export type Pile = Immutable<{ cards: Face[]; low: number; hasAce: boolean }>;

export const TWENTY_ONE = 21;

export const EMPTY_PILE: Pile = { cards: [], low: 0, hasAce: false };

export const put = (pile: Pile, card: Face): Pile => ({
  cards: [...pile.cards, card],
  low: pile.low + lowValueOf(card),
  hasAce: pile.hasAce || card === 'A',
});

/** An ace counts 11 as long as the pile stays within 21, else 1. Two aces at 11 would be 22, so one at most does. B21 7.3 */
export const isSoft = (pile: Pile): boolean => pile.hasAce && pile.low + 10 <= TWENTY_ONE;

export const totalOf = (pile: Pile): number => (isSoft(pile) ? pile.low + 10 : pile.low);

export const isComplete = (pile: Pile): boolean => totalOf(pile) === TWENTY_ONE;

export const isBust = (pile: Pile): boolean => pile.low > TWENTY_ONE; // B21 6.2
