import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Rappen } from '../ledger/money.ts';
import type { Face } from './face.ts';
import { EMPTY_PILE, isBust, isComplete, type Pile, put } from './pile.ts';

/** A base game, or a Risk round, which is played the same way. B21 6–12, 22 */
export type Round = Immutable<{
  /** The base for wins and for the price of a card. B21 10.2, 22 */
  stake: Rappen;
  piles: Pile[];
  /** The one card the player sees. B21 7.1 */
  shown: Face | undefined;
  /** Cards not yet placed or discarded, the shown one included. */
  left: number;
  purchasesLeft: number;
  /** Three piles have been complete at the same time: no more free cards. B21 11.2 */
  hadThree: boolean;
}>;

export const PILES = 5; // B21 6.1
export const FIRST_CARDS = 8; // B21 9
export const PURCHASES = 3; // B21 10.2
export const FREE_CARDS = [2, 3, 4, 5, 6] as const; // B21 10.1

export const beginRound = (stake: Rappen): Round => ({
  stake,
  piles: Array<Pile>(PILES).fill(EMPTY_PILE),
  shown: undefined,
  left: FIRST_CARDS,
  purchasesLeft: PURCHASES,
  hadThree: false,
});

export function completePiles(round: Round): number {
  let complete = 0;
  for (const pile of round.piles) if (isComplete(pile)) complete++;
  return complete;
}

export const isRoundBust = (round: Round): boolean => round.piles.some(isBust);

export const show = (round: Round, card: Face): Round => after(round, round.piles, round.left, card);

/** The same round after something moved. */
const after = (round: Round, piles: Round['piles'], left: number, shown?: Face): Round => ({
  stake: round.stake,
  piles,
  shown,
  left,
  purchasesLeft: round.purchasesLeft,
  hadThree: round.hadThree,
});

/** The shown card goes onto a pile. A complete pile with an ace at 11 opens again by it. B21 7.1, 11.1 */
export function place(round: Round, pile: number): Round {
  const { shown, piles } = round;
  const old = piles[pile];
  invariant(shown !== undefined && old !== undefined, 'a shown card goes onto one of five piles');
  const placed = after(round, piles.with(pile, put(old, shown)), round.left - 1);
  return completePiles(placed) >= 3 ? { ...placed, hadThree: true } : placed;
}

/** A discarded card is gone: there is no substitute. B21 7.1 */
export const discard = (round: Round): Round => after(round, round.piles, round.left - 1);

/**
 * Free cards come each time a second pile is completed (B21 10.1, 11.1), so a pile removed by a ten-valued card, which
 * is 21 again at once, gives none, and nothing comes after three piles at once (B21 11.2).
 */
export const earnsFreeCards = (before: Round, after: Round): boolean =>
  completePiles(before) === 1 && completePiles(after) === 2 && !after.hadThree;

export const addCards = (round: Round, count: number): Round => ({ ...round, left: round.left + count });

/** A bought card; sold only when no card is left, so that nobody pays for a card he cannot use. Ruling 6 */
export const buyCard = (round: Round): Round => ({
  ...round,
  left: round.left + 1,
  purchasesLeft: round.purchasesLeft - 1,
});
