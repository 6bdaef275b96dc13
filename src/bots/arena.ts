import { bySeat, type Seat } from '../schieber/seat.ts';
import { type Chooser, playGame } from './table.ts';
import { dealOf } from './testing/positions.ts';

/** Two who play together. */
export type Pair = readonly [Chooser, Chooser];

/** What a set of deals showed: A's lead a game, and how sure that is. */
export interface Verdict {
  readonly deals: number;
  readonly diffPerGame: number;
  /** One standard error; a deal is one observation. */
  readonly se: number;
}

/**
 * Each deal is played twice with the pairs in each other's seats, so that the cards favour nobody; each player
 * declares for himself. Answers A's lead a game. From deal to deal the two of a pair change places.
 */
export function playDuplicate(seed: string, number: number, a: Pair, b: Pair): number {
  const { hands, forehand } = dealOf(seed, number);
  const swap = number % 2;
  const seated = (even: Pair, odd: Pair) =>
    bySeat((seat: Seat) => (seat % 2 === 0 ? even : odd)[((seat >> 1) + swap) % 2]!);
  const first = playGame(hands, forehand, seated(a, b)).points;
  const second = playGame(hands, forehand, seated(b, a)).points;
  return (first[0] - first[1] - (second[0] - second[1])) / 2;
}

export function verdictOf(leads: readonly number[]): Verdict {
  const deals = leads.length;
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / deals;
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0);
  return { deals, diffPerGame: round(mean), se: round(Math.sqrt(squares / Math.max(1, deals - 1) / deals)) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
