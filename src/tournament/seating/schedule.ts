import type { Immutable } from '../../kit/immutable.ts';

/** A player's number on the evening's list, from 1. EBH 1 */
export type PlayerNumber = number;

/** Four at a table; partners are named together and sit opposite each other. SSC 2.01 */
export type SeatedTable = Immutable<{
  /** The number on the sign, from 1. */
  table: number;
  teams: [[PlayerNumber, PlayerNumber], [PlayerNumber, PlayerNumber]];
}>;

export type SeatedSet = Immutable<{ tables: SeatedTable[]; byes: PlayerNumber[] }>;

export type CardWish = 'german' | 'french';

/** All that a draw has to know. History is what was really played, so a draw after a dropout starts from it. */
export type SeatingRequest = Immutable<{
  players: PlayerNumber[];
  sets: number;
  history?: SeatedSet[];
  wishes?: Record<PlayerNumber, CardWish>;
  /** Wishes before or after repeated meetings; `auto` keeps them first as long as that costs no repetition. */
  cards?: 'first' | 'after' | 'auto';
  keepApart?: [PlayerNumber, PlayerNumber][];
  /** A place that does not change, for somebody who cannot walk from table to table. */
  fixedTables?: Record<PlayerNumber, number>;
  /** Partnerschieber: who plays together all evening. Everybody who is drawn stands in one of them. */
  pairs?: [PlayerNumber, PlayerNumber][];
}>;

/**
 * A player meets three others in a set and so plays at most ⌊(n−1)/3⌋ sets without a repetition; if everybody sits out
 * exactly once, there is one set more. With two or three tables the pigeonhole (four players come from fewer tables)
 * leaves fewer.
 */
export function repeatFreeSets(players: number): number {
  const tables = Math.floor(players / 4);
  if (tables === 0) return 0;
  if (forcedPerSet(players) > 0) return 1;
  if (tables === 1) return 1;
  if (players === SEVENTEEN) return 4;
  const each = Math.floor((players - 1) / 3);
  return byes(players) * (each + 1) === players ? each + 1 : each;
}

/**
 * Seventeen players and five sets fit the count above, and yet one repetition is left when nobody sits out twice:
 * every arrangement has been tried (seventeen.test.ts).
 */
const SEVENTEEN = 17;

/** Meetings beyond the first that no draw can avoid: everybody meets 3 a set and there are only n−1 others. */
export function forcedRepeats(players: number, sets: number): number {
  const tables = Math.floor(players / 4);
  const pairs = (players * (players - 1)) / 2;
  const seventeen = players === SEVENTEEN && sets >= 5 ? 1 : 0;
  return Math.max(seventeen, 6 * tables * sets - pairs, forcedPerSet(players) * Math.max(0, sets - 1));
}

/**
 * What every set after the first repeats of the first one. Four players from two tables: 2 + 2, two known pairs a
 * table; from three: 2 + 1 + 1, one. Each player who sat out the first set spares one.
 */
function forcedPerSet(players: number): number {
  const tables = Math.floor(players / 4);
  if (tables === 2 || tables === 3) return Math.max(0, (tables === 2 ? 4 : 3) - byes(players));
  return tables === 1 ? ONE_TABLE[byes(players)]! : 0;
}
// One table and 0 to 3 who sat out: 4, 3, 2 or 1 of the first four meet again.
const ONE_TABLE = [6, 3, 1, 0] as const;

/** Second byes that no draw can avoid. Ruling G2 */
export const forcedByes = (players: number, sets: number): number => Math.max(0, byes(players) * sets - players);

/** Players who sit out a set because a table needs four. */
export const byes = (players: number): number => players % 4;
