import { type Chance, shuffle } from '../../kit/chance.ts';
import { type Board, boardFor, costOf, fillSet, isBlamed, restoreRows, swapCost, swapPlaces } from './board.ts';
import type { Problem } from './problem.ts';

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
    fillSet(board, set, startRow(problem, board, chance));
    improve(board, [set], problem.goal(set + 1), STEPS_PER_SET, chance);
  }
  const goal = problem.goal(problem.sets);
  const widest = problem.wish ? LOOK_AHEAD_PLAYERS_WITH_WISHES : LOOK_AHEAD_PLAYERS;
  const all = Array.from({ length: problem.sets }, (_, set) => set);
  for (let again = 0; again < LOOK_AHEADS && problem.players <= widest && costOf(board) > goal; again++)
    improve(board, all, goal, LOOK_AHEAD_STEPS, chance);
  return { rows: board.rows, cost: costOf(board) };
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
    const seated = order.slice(0, board.seats).sort((a, b) => wishOrder(wish[a]!) - wishOrder(wish[b]!));
    return Int16Array.from([...seated, ...order.slice(board.seats)]);
  }
  return Int16Array.from(order);
}

/** German wishes first, no wish in the middle, French last: few mixed tables from the start. */
const wishOrder = (wish: number): number => (wish === 0 ? 1 : wish === 1 ? 0 : 2);

/** Min-conflict steps with a memory of what was just undone; the best schedule seen is kept. */
function improve(board: Board, sets: readonly number[], goal: number, budget: number, chance: Chance): void {
  const { players: n, tables } = board;
  const patience = board.wish ? PATIENCE_WITH_WISHES : PATIENCE;
  const places = tables + 1;
  const forbidden = new Int32Array(sets.length * n * places);
  let cost = costOf(board);
  let best = cost;
  let bestStep = 0;
  let bestRows = sets.map((set) => board.rows[set]!.slice());
  const blamed: number[] = [];
  for (let step = 1; step <= budget && step - bestStep <= patience && cost > goal; step++) {
    blamed.length = 0;
    sets.forEach((set, at) => {
      for (let i = 0; i < n; i++) if (isBlamed(board, set, i)) blamed.push(at * n + i);
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
      const delta = swapCost(board, set, i, j);
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
    swapPlaces(board, set, i, chosen);
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
    restoreRows(board, rows);
  }
}
