import { type Chance, shuffle } from '../../kit/chance.ts';

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

/** Steps of the search: set by set first, then, if something is left, over the whole schedule. */
const STEPS_PER_SET = 400;
const LOOK_AHEAD_STEPS = 12_000;
/** Steps without a better schedule after which it is given up; steps with wishes cost more and gain less. */
const PATIENCE = 4000;
const PATIENCE_WITH_WISHES = 1200;
/** Larger fields have room enough set by set, unless a small group wants its own cards. */
export const LOOK_AHEAD_PLAYERS = 60;
const LOOK_AHEAD_PLAYERS_WITH_WISHES = 130;
const LOOK_AHEADS = 2;
/** Fifteen to nineteen players have just room enough: one shuffle in two or three comes out even. */
const SHUFFLES = 24;

export function search(problem: Problem, chance: Chance): { rows: readonly Int16Array[]; cost: number } {
  let best = searchOnce(problem, chance);
  for (let shuffles = 1; problem.worthwhile && shuffles < SHUFFLES; shuffles++) {
    if (best.cost <= problem.goal(problem.sets)) break;
    const next = searchOnce(problem, chance);
    if (next.cost < best.cost) best = next;
  }
  return best;
}

function searchOnce(problem: Problem, chance: Chance): { rows: readonly Int16Array[]; cost: number } {
  const board = boardFor(problem);
  for (let set = 0; set < problem.sets; set++) {
    board.fill(set, startRow(problem, board, chance));
    improve(board, [set], problem.goal(set + 1), STEPS_PER_SET, chance);
  }
  const goal = problem.goal(problem.sets);
  const widest = problem.wish ? LOOK_AHEAD_PLAYERS_WITH_WISHES : LOOK_AHEAD_PLAYERS;
  const all = Array.from({ length: problem.sets }, (_, set) => set);
  for (let again = 0; again < LOOK_AHEADS && problem.players <= widest && board.cost() > goal; again++)
    improve(board, all, goal, LOOK_AHEAD_STEPS, chance);
  return { rows: board.rows, cost: board.cost() };
}

/** A fair shuffle; who has sat out least sits out next. */
function startRow(problem: Problem, board: Board, chance: Chance): Int16Array {
  const order = shuffle(
    Array.from({ length: problem.players }, (_, player) => player),
    chance,
  );
  order.sort((a, b) => board.byes[b]! - board.byes[a]!); // stable: the shuffle decides among equals
  if (problem.wish) {
    const wish = problem.wish;
    const seated = order.slice(0, board.tables * 4).sort((a, b) => wishOrder(wish[a]!) - wishOrder(wish[b]!));
    return Int16Array.from([...seated, ...order.slice(board.tables * 4)]);
  }
  return Int16Array.from(order);
}

/** German wishes first, no wish in the middle, French last: few mixed tables from the start. */
const wishOrder = (wish: number): number => (wish === 0 ? 1 : wish === 1 ? 0 : 2);

interface Board {
  readonly n: number;
  readonly patience: number;
  readonly tables: number;
  readonly rows: Int16Array[];
  readonly byes: Uint8Array;
  fill(set: number, row: Int16Array): void;
  /** What a player's place adds to the cost; 0 when nothing is wrong with it. */
  blame(set: number, position: number): number;
  delta(set: number, i: number, j: number): number;
  swap(set: number, i: number, j: number): void;
  cost(): number;
  restore(rows: readonly Int16Array[]): void;
}

/** Min-conflict steps with a memory of what was just undone; the best schedule seen is kept. */
function improve(board: Board, sets: readonly number[], goal: number, budget: number, chance: Chance): void {
  const { n, tables, patience } = board;
  const places = tables + 1;
  const forbidden = new Int32Array(sets.length * n * places);
  let cost = board.cost();
  let best = cost;
  let bestStep = 0;
  let bestRows = sets.map((set) => board.rows[set]!.slice());
  const blamed: number[] = [];
  for (let step = 1; step <= budget && step - bestStep <= patience && cost > goal; step++) {
    blamed.length = 0;
    sets.forEach((set, at) => {
      for (let i = 0; i < n; i++) if (board.blame(set, i) > 0) blamed.push(at * n + i);
    });
    if (blamed.length === 0) break;
    const pick = blamed[chance.below(blamed.length)]!;
    const at = Math.floor(pick / n);
    const i = pick % n;
    const set = sets[at]!;
    const row = board.rows[set]!;
    const ti = Math.min(i >> 2, tables);
    let low = Number.POSITIVE_INFINITY;
    let ties = 0;
    let chosen = -1;
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const delta = board.delta(set, i, j);
      if (delta > low) continue;
      const tj = Math.min(j >> 2, tables);
      const banned =
        forbidden[(at * n + row[i]!) * places + tj]! > step || forbidden[(at * n + row[j]!) * places + ti]! > step;
      if (banned && cost + delta >= best) continue;
      if (delta < low) {
        low = delta;
        ties = 1;
        chosen = j;
      } else {
        ties++;
        if (chance.below(ties) === 0) chosen = j;
      }
    }
    if (chosen < 0) continue;
    const tj = Math.min(chosen >> 2, tables);
    forbidden[(at * n + row[i]!) * places + ti] = step + 4 + chance.below(8);
    forbidden[(at * n + row[chosen]!) * places + tj] = step + 4 + chance.below(8);
    board.swap(set, i, chosen);
    cost += low;
    if (cost < best) {
      best = cost;
      bestStep = step;
      bestRows = sets.map((each) => board.rows[each]!.slice());
    }
  }
  if (best < cost) {
    const rows = [...board.rows];
    sets.forEach((set, at) => {
      rows[set] = bestRows[at]!;
    });
    board.restore(rows);
  }
}

function boardFor(problem: Problem): Board {
  const { players: n, weights: w, apart, wish } = problem;
  const tables = n >> 2;
  const seats = tables * 4;
  const met = problem.met.slice();
  const partnered = problem.partnered.slice();
  const byes = problem.satOut.slice();
  const rows: Int16Array[] = [];

  const change = (set: number, by: 1 | -1) => {
    const row = rows[set]!;
    for (let at = 0; at < seats; at += 4) {
      for (let a = at; a < at + 4; a++)
        for (let b = a + 1; b < at + 4; b++) {
          const p = row[a]!;
          const q = row[b]!;
          met[p * n + q]! += by;
          met[q * n + p]! += by;
          if (a >> 1 === b >> 1) {
            partnered[p * n + q]! += by;
            partnered[q * n + p]! += by;
          }
        }
    }
    for (let at = seats; at < n; at++) byes[row[at]!]! += by;
  };

  /** Players at this table with a wish, as German and French counts, leaving one out and adding another. */
  const mixed = (row: Int16Array, table: number, out: number, into: number): number => {
    if (!wish) return 0;
    let german = 0;
    let french = 0;
    for (let at = table * 4; at < table * 4 + 4; at++) {
      const player = row[at] === out ? into : row[at]!;
      if (wish[player] === 1) german++;
      else if (wish[player] === 2) french++;
    }
    return Math.min(german, french) * w.cards;
  };

  /** Taking `out` from the place of `row[i]` and putting `into` there; `out` still sits there in the counts. */
  const exchange = (row: Int16Array, i: number, into: number): number => {
    const out = row[i]!;
    if (i >= seats) return (byes[into]! - (byes[out]! - 1)) * w.bye;
    let delta = 0;
    const table = i & ~3;
    for (let at = table; at < table + 4; at++) {
      if (at === i) continue;
      const other = row[at]!;
      delta += (met[into * n + other]! - (met[out * n + other]! - 1)) * w.meeting;
      if (apart) delta += (apart[into * n + other]! - apart[out * n + other]!) * w.apart;
    }
    const partner = row[i ^ 1]!;
    delta += (partnered[into * n + partner]! - (partnered[out * n + partner]! - 1)) * w.partner;
    if (wish) delta += mixed(row, i >> 2, out, into) - mixed(row, i >> 2, out, out);
    return delta;
  };

  return {
    n,
    patience: wish ? PATIENCE_WITH_WISHES : PATIENCE,
    tables,
    rows,
    byes,
    fill(set, row) {
      rows[set] = row;
      change(set, 1);
    },
    blame(set, i) {
      const row = rows[set]!;
      const player = row[i]!;
      if (i >= seats) return byes[player]! > 1 ? 1 : 0;
      const table = i & ~3;
      for (let at = table; at < table + 4; at++) {
        if (at === i) continue;
        const pair = player * n + row[at]!;
        if (met[pair]! > 1) return 1;
        if (apart && apart[pair]! > 0) return 1;
      }
      if (wish && wish[player] !== 0 && mixed(row, i >> 2, -1, -1) > 0) return 1;
      return 0;
    },
    delta(set, i, j) {
      const row = rows[set]!;
      const p = row[i]!;
      const q = row[j]!;
      if (i < seats && j < seats && i >> 2 === j >> 2) {
        if (i >> 1 === j >> 1) return 0;
        const a = row[i ^ 1]!;
        const b = row[j ^ 1]!;
        const lost = partnered[p * n + a]! - 1 + (partnered[q * n + b]! - 1);
        return (partnered[p * n + b]! + partnered[q * n + a]! - lost) * w.partner;
      }
      if (i >= seats && j >= seats) return 0;
      return exchange(row, i, q) + exchange(row, j, p);
    },
    swap(set, i, j) {
      const row = rows[set]!;
      touch(set, i, j, -1);
      const p = row[i]!;
      row[i] = row[j]!;
      row[j] = p;
      touch(set, i, j, 1);
    },
    cost() {
      let cost = 0;
      for (let p = 0; p < n; p++) {
        for (let q = p + 1; q < n; q++) {
          const m = met[p * n + q]!;
          if (m > 1) cost += ((m * (m - 1)) / 2) * w.meeting;
          const k = partnered[p * n + q]!;
          if (k > 1) cost += ((k * (k - 1)) / 2) * w.partner;
        }
        const b = byes[p]!;
        if (b > 1) cost += ((b * (b - 1)) / 2) * w.bye;
      }
      for (const row of rows) {
        if (!row) continue;
        for (let table = 0; table < tables; table++) {
          cost += mixed(row, table, -1, -1);
          if (!apart) continue;
          for (let a = table * 4; a < table * 4 + 4; a++)
            for (let b = a + 1; b < table * 4 + 4; b++) cost += apart[row[a]! * n + row[b]!]! * w.apart;
        }
      }
      return cost;
    },
    restore(better) {
      for (let set = 0; set < rows.length; set++) if (rows[set]) change(set, -1);
      for (let set = 0; set < rows.length; set++) {
        rows[set] = better[set]!.slice();
        change(set, 1);
      }
    },
  };

  /** Counts of the one or two tables (or the bench) around two positions. */
  function touch(set: number, i: number, j: number, by: 1 | -1): void {
    const row = rows[set]!;
    const sameTable = i < seats && j < seats && i >> 2 === j >> 2;
    place(row, i, by);
    if (!sameTable) place(row, j, by);
  }
  function place(row: Int16Array, i: number, by: 1 | -1): void {
    if (i >= seats) {
      byes[row[i]!]! += by;
      return;
    }
    const table = i & ~3;
    for (let a = table; a < table + 4; a++)
      for (let b = a + 1; b < table + 4; b++) {
        const p = row[a]!;
        const q = row[b]!;
        met[p * n + q]! += by;
        met[q * n + p]! += by;
        if (a >> 1 === b >> 1) {
          partnered[p * n + q]! += by;
          partnered[q * n + p]! += by;
        }
      }
  }
}
