/**
 * The draw by search: players 0 … n−1 on the positions of each set. A set is one row of n positions: four to a table,
 * positions 0 and 1 against 2 and 3, the last ones sit out. Whole numbers, budgets of steps instead of seconds, all
 * dice from one stream: every machine draws the same.
 */
export interface Problem {
  readonly players: number;
  readonly sets: number;
  /** Meetings and partnerships so far, n × n; times each player sat out. */
  readonly met: Uint8Array;
  readonly partnered: Uint8Array;
  readonly satOut: Uint8Array;
  /** 1 for pairs that never share a table. */
  readonly apart: Uint8Array | undefined;
  /** 0 no wish, 1 German, 2 French cards. */
  readonly wish: Uint8Array | undefined;
  readonly weights: Weights;
  /** A cost that the first so many sets cannot go below: the search stops there. */
  readonly goal: (sets: number) => number;
  /** The goal can be reached, so it pays to begin again from another shuffle. */
  readonly worthwhile: boolean;
}

/** Lexicographic by size: a heavier fault is never traded for lighter ones in numbers that occur. */
export interface Weights {
  readonly apart: number;
  readonly bye: number;
  readonly cards: number;
  readonly partner: number;
  readonly meeting: number;
}

export const CARDS_FIRST: Weights = { apart: 100_000_000, bye: 10_000_000, cards: 200_000, partner: 1000, meeting: 10 };
export const CARDS_AFTER: Weights = { ...CARDS_FIRST, cards: 1 };
