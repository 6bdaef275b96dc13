import type { Problem, Weights } from './problem.ts';

/** Who sits where in every set, and how often everybody has met, partnered and sat out by that. */
export interface Board {
  readonly players: number;
  readonly tables: number;
  /** Positions at tables; from here on a row lists who sits out. */
  readonly seats: number;
  readonly weights: Weights;
  readonly apart: Uint8Array | undefined;
  readonly wish: Uint8Array | undefined;
  /** One row a set. */
  readonly rows: Int16Array[];
  readonly met: Uint8Array;
  readonly partnered: Uint8Array;
  readonly byes: Uint8Array;
}

export function boardFor({ players, weights, apart, wish, ...before }: Problem): Board {
  const tables = players >> 2;
  return {
    ...{ players, tables, seats: tables * 4, weights, apart, wish },
    rows: [],
    met: before.met.slice(),
    partnered: before.partnered.slice(),
    byes: before.satOut.slice(),
  };
}

export function fillSet(board: Board, set: number, row: Int16Array): void {
  board.rows[set] = row;
  countRow(board, row, 1);
}

/** Whether something is wrong with a player's place. */
export function isBlamed(board: Board, set: number, position: number): boolean {
  const { players, seats, rows, met, byes, apart, wish } = board;
  const row = rows[set]!;
  const player = row[position]!;
  if (position >= seats) return byes[player]! > 1;
  const table = position & ~3;
  for (let at = table; at < table + 4; at++) {
    if (at === position) continue;
    const pair = player * players + row[at]!;
    if (met[pair]! > 1) return true;
    if (apart && apart[pair]! > 0) return true;
  }
  return wish !== undefined && wish[player] !== 0 && mixedCost(board, wish, row, position >> 2, -1, -1) > 0;
}

/** What the cost would change by if two players exchanged their places. */
export function swapCost(board: Board, set: number, i: number, j: number): number {
  const { players, seats, rows, partnered, weights } = board;
  const row = rows[set]!;
  const p = row[i]!;
  const q = row[j]!;
  if (i < seats && j < seats && i >> 2 === j >> 2) {
    if (i >> 1 === j >> 1) return 0;
    const a = row[i ^ 1]!;
    const b = row[j ^ 1]!;
    const lost = partnered[p * players + a]! - 1 + (partnered[q * players + b]! - 1);
    return (partnered[p * players + b]! + partnered[q * players + a]! - lost) * weights.partner;
  }
  if (i >= seats && j >= seats) return 0;
  return replaceCost(board, row, i, q) + replaceCost(board, row, j, p);
}

export function swapPlaces(board: Board, set: number, i: number, j: number): void {
  const row = board.rows[set]!;
  countAround(board, row, i, j, -1);
  const p = row[i]!;
  row[i] = row[j]!;
  row[j] = p;
  countAround(board, row, i, j, 1);
}

/** Other rows for some sets, such as the best ones seen. */
export function restoreRows(board: Board, better: readonly Int16Array[]): void {
  const { rows } = board;
  for (const row of rows) countRow(board, row, -1);
  for (let set = 0; set < rows.length; set++) {
    rows[set] = better[set]!.slice();
    countRow(board, rows[set]!, 1);
  }
}

export function costOf(board: Board): number {
  const { players, rows, met, partnered, byes, weights } = board;
  let cost = 0;
  for (let p = 0; p < players; p++) {
    for (let q = p + 1; q < players; q++) {
      cost += pairsAmong(met[p * players + q]!) * weights.meeting;
      cost += pairsAmong(partnered[p * players + q]!) * weights.partner;
    }
    cost += pairsAmong(byes[p]!) * weights.bye;
  }
  for (const row of rows) cost += wishesCost(board, row);
  return cost;
}

/** Three meetings are three pairs of meetings too many, four are six. */
const pairsAmong = (times: number): number => (times * (times - 1)) / 2;

/** Mixed tables, and players at one table who are to be kept apart. */
function wishesCost(board: Board, row: Int16Array): number {
  const { players, tables, apart, wish, weights } = board;
  let cost = 0;
  for (let table = 0; table < tables; table++) {
    if (wish) cost += mixedCost(board, wish, row, table, -1, -1);
    if (!apart) continue;
    for (let a = table * 4; a < table * 4 + 4; a++)
      for (let b = a + 1; b < table * 4 + 4; b++) cost += apart[row[a]! * players + row[b]!]! * weights.apart;
  }
  return cost;
}

/** Players at this table who wish other cards than the others, leaving `out` away and adding `into`. */
function mixedCost(board: Board, wish: Uint8Array, row: Int16Array, table: number, out: number, into: number): number {
  let german = 0;
  let french = 0;
  for (let at = table * 4; at < table * 4 + 4; at++) {
    const player = row[at] === out ? into : row[at]!;
    if (wish[player] === 1) german++;
    else if (wish[player] === 2) french++;
  }
  return Math.min(german, french) * board.weights.cards;
}

/** Taking `out` from the place of `row[i]` and putting `into` there; `out` still sits there in the counts. */
function replaceCost(board: Board, row: Int16Array, i: number, into: number): number {
  const { players, seats, met, partnered, byes, weights, apart, wish } = board;
  const out = row[i]!;
  if (i >= seats) return (byes[into]! - (byes[out]! - 1)) * weights.bye;
  let cost = 0;
  const table = i & ~3;
  for (let at = table; at < table + 4; at++) {
    if (at === i) continue;
    const other = row[at]!;
    cost += (met[into * players + other]! - (met[out * players + other]! - 1)) * weights.meeting;
    if (apart) cost += (apart[into * players + other]! - apart[out * players + other]!) * weights.apart;
  }
  const partner = row[i ^ 1]!;
  cost += (partnered[into * players + partner]! - (partnered[out * players + partner]! - 1)) * weights.partner;
  if (wish) cost += mixedCost(board, wish, row, i >> 2, out, into) - mixedCost(board, wish, row, i >> 2, out, out);
  return cost;
}

function countRow(board: Board, row: Int16Array, by: 1 | -1): void {
  for (let at = 0; at < board.seats; at += 4) countTable(board, row, at, by);
  for (let at = board.seats; at < board.players; at++) board.byes[row[at]!]! += by;
}

/** Counts of the one or two tables (or the bench) around two positions. */
function countAround(board: Board, row: Int16Array, i: number, j: number, by: 1 | -1): void {
  countPlace(board, row, i, by);
  const isSameTable = i < board.seats && j < board.seats && i >> 2 === j >> 2;
  if (!isSameTable) countPlace(board, row, j, by);
}

function countPlace(board: Board, row: Int16Array, i: number, by: 1 | -1): void {
  if (i >= board.seats) board.byes[row[i]!]! += by;
  else countTable(board, row, i & ~3, by);
}

/** The table whose first position is `at`. */
function countTable({ players, met, partnered }: Board, row: Int16Array, at: number, by: 1 | -1): void {
  for (let a = at; a < at + 4; a++)
    for (let b = a + 1; b < at + 4; b++) {
      const p = row[a]!;
      const q = row[b]!;
      met[p * players + q]! += by;
      met[q * players + p]! += by;
      if (a >> 1 === b >> 1) {
        partnered[p * players + q]! += by;
        partnered[q * players + p]! += by;
      }
    }
}
