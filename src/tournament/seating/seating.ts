import { type Chance, shuffle } from '../../kit/chance.ts';
import type { Immutable } from '../../kit/immutable.ts';
import { ok, type Result, refuse } from '../../kit/result.ts';
import { checkSeating } from './check.ts';
import { formula } from './formula.ts';
import { drawPairs } from './pairs.ts';
import { CARDS_AFTER, CARDS_FIRST, type Problem, type Weights } from './problem.ts';
import {
  forcedByes,
  forcedRepeats,
  type PlayerNumber,
  repeatFreeSets,
  type SeatedSet,
  type SeatingRequest,
} from './schedule.ts';
import { LOOK_AHEAD_PLAYERS, search } from './search.ts';
import { assignTables } from './tables.ts';
import { countWishes, inWishOrder, type WishOrder } from './wishes.ts';

/** What stands beside a draw: how it was made, what it repeats, and what could not have been better. */
export type SeatingProof = Immutable<{
  method: 'formula' | 'search';
  players: number;
  /** Where partners are fixed: so many pairs; repetitions are then counted pair against pair. */
  pairs?: number;
  tables: number;
  sets: number;
  partnerRepeats: number;
  opponentRepeats: number;
  anyRepeats: number;
  secondByes: number;
  tableRevisits: number;
  /** So many sets can do without a repetition. */
  bound: number;
  forced: { anyRepeats: number; secondByes: number };
  wishes: { asked: number; unmet: number; order: WishOrder };
  /** The other order of wishes and repetitions, where it was tried. */
  price?: { order: WishOrder; anyRepeats: number; unmet: number };
  /** Pairs to keep apart that share a table all the same. */
  together: number;
}>;

export type Seating = Immutable<{ sets: SeatedSet[]; proof: SeatingProof }>;

export type SeatingRefusal = Immutable<
  | { code: 'too-few-players'; players: number; least: 4 }
  | { code: 'too-many-players'; players: number; most: 2000 }
  | { code: 'player-twice'; player: number }
  | { code: 'not-a-player-number'; player: number }
  | { code: 'not-a-number-of-sets'; sets: number }
  | { code: 'no-such-table'; player: number; table: number; tables: number }
  | { code: 'table-taken'; table: number; players: number[] }
  | { code: 'pairs-incomplete'; players: number[] }
>;

/**
 * The partners, opponents and tables of the coming sets, by lot. SSC 2.02, EBH 1. Without history and conditions a
 * formula gives a schedule in which nobody meets anybody twice, and the lot gives everybody a position in it; else
 * a search with the same dice.
 */
export function drawSeating(request: SeatingRequest, chance: Chance): Result<Seating, SeatingRefusal> {
  const refusal = faultOf(request);
  if (refusal) return refuse(refusal);
  if (request.pairs) return ok(drawPairs(request, request.pairs, chance));
  const plain =
    (request.history ?? []).length === 0 &&
    Object.keys(request.wishes ?? {}).length === 0 &&
    (request.keepApart ?? []).length === 0 &&
    Object.keys(request.fixedTables ?? {}).length === 0 &&
    request.players.length % 4 === 0;
  const positions = plain ? formula(request.players.length / 4, request.sets) : undefined;
  if (positions) {
    const players = shuffle(request.players, chance);
    const sets = positions.map((set) => ({
      tables: set.map(([a, c, b, d], table) => ({
        table: table + 1,
        teams: [
          [players[a]!, players[c]!],
          [players[b]!, players[d]!],
        ] as const,
      })),
      byes: [],
    }));
    return ok({ sets, proof: proofOf(request, sets, 'formula', 'first') });
  }
  return ok(
    inWishOrder(request, (order) => bySearch(request, order === 'first' ? CARDS_FIRST : CARDS_AFTER, order, chance)),
  );
}

function bySearch(request: SeatingRequest, weights: Weights, order: WishOrder, chance: Chance): Seating {
  const problem = problemOf(request, weights);
  const { rows } = search(problem, chance);
  const numbers = request.players;
  const tables = numbers.length >> 2;
  const groups = rows.map((row) =>
    Array.from({ length: tables }, (_, t) => [0, 1, 2, 3].map((k) => numbers[row[4 * t + k]!]!)),
  );
  const placed = assignTables(groups, request, chance);
  const sets = placed.map((set, index) => ({
    tables: set.map(({ table, four }) => ({
      table,
      teams: [[four[0]!, four[1]!] as const, [four[2]!, four[3]!] as const] as const,
    })),
    byes: [...rows[index]!.slice(4 * tables)].map((at) => numbers[at]!).sort((a, b) => a - b),
  }));
  return { sets, proof: proofOf(request, sets, 'search', order) };
}

function problemOf(request: SeatingRequest, weights: Weights): Problem {
  const numbers = request.players;
  const n = numbers.length;
  const at = new Map(numbers.map((number, index) => [number, index]));
  const met = new Uint8Array(n * n);
  const partnered = new Uint8Array(n * n);
  const satOut = new Uint8Array(n);
  const pair = (counts: Uint8Array, a: PlayerNumber, b: PlayerNumber) => {
    const i = at.get(a);
    const j = at.get(b);
    if (i === undefined || j === undefined) return;
    counts[i * n + j]!++;
    counts[j * n + i]!++;
  };
  for (const set of request.history ?? []) {
    for (const { teams } of set.tables) {
      const four = teams.flat();
      four.forEach((a, i) => {
        for (const b of four.slice(i + 1)) pair(met, a, b);
      });
      for (const [a, b] of teams) pair(partnered, a, b);
    }
    for (const number of set.byes) if (at.has(number)) satOut[at.get(number)!]!++;
  }
  let apart: Uint8Array | undefined;
  const keepApart = [...(request.keepApart ?? []), ...fixedPairs(request)];
  if (keepApart.length > 0) {
    apart = new Uint8Array(n * n);
    for (const [a, b] of keepApart) if (a !== b) pair(apart, a, b);
    for (let i = 0; i < apart.length; i++) if (apart[i]! > 1) apart[i] = 1;
  }
  let wish: Uint8Array | undefined;
  if (request.wishes && Object.keys(request.wishes).length > 0) {
    wish = Uint8Array.from(numbers, (number) => {
      const wanted = request.wishes![number];
      return wanted === undefined ? 0 : wanted === 'german' ? 1 : 2;
    });
  }
  const fresh = (request.history ?? []).length === 0;
  const unmet = wish ? unavoidableWishes(wish) * weights.cards : 0;
  // With a history only zero is certain; without one, no search can beat these.
  const goal = (sets: number) => (fresh ? forcedRepeats(n, sets) * weights.meeting : 0) + sets * unmet;
  const sets = (request.history ?? []).length + request.sets;
  const worthwhile = !wish && !apart && n >= 15 && n <= LOOK_AHEAD_PLAYERS && sets <= repeatFreeSets(n);
  return { players: n, sets: request.sets, met, partnered, satOut, apart, wish, weights, goal, worthwhile };
}

/** Wishes that one set cannot meet because fours of each kind do not come out even. */
function unavoidableWishes(wish: Uint8Array): number {
  const n = wish.length;
  const german = wish.filter((each) => each === 1).length;
  const french = wish.filter((each) => each === 2).length;
  if (Math.ceil(german / 4) + Math.ceil(french / 4) <= n >> 2) return 0;
  return Math.max(0, Math.min(german % 4, french % 4) - (n % 4));
}

/** Two players with different fixed tables can never sit together. */
function fixedPairs(request: SeatingRequest): [PlayerNumber, PlayerNumber][] {
  const fixed = Object.keys(request.fixedTables ?? {}).map(Number);
  return fixed.flatMap((a, i) => fixed.slice(i + 1).map((b): [number, number] => [a, b]));
}

function proofOf(
  request: SeatingRequest,
  sets: readonly SeatedSet[],
  method: SeatingProof['method'],
  order: WishOrder,
): SeatingProof {
  const history = request.history ?? [];
  const verdict = checkSeating({ sets: [...history, ...sets] });
  const n = request.players.length;
  const keepApart = request.keepApart ?? [];
  return {
    method,
    players: n,
    tables: n >> 2,
    sets: sets.length,
    partnerRepeats: verdict.partnerRepeats,
    opponentRepeats: verdict.opponentRepeats,
    anyRepeats: verdict.anyRepeats,
    secondByes: verdict.secondByes,
    tableRevisits: verdict.tableRevisits,
    bound: repeatFreeSets(n),
    forced: {
      anyRepeats: forcedRepeats(n, history.length + sets.length),
      secondByes: forcedByes(n, history.length + sets.length),
    },
    wishes: { ...countWishes(request, sets), order },
    together: sets.reduce(
      (sum, set) =>
        sum + keepApart.filter(([a, b]) => set.tables.some((table) => includes(table, a) && includes(table, b))).length,
      0,
    ),
  };
}

const includes = (table: SeatedSet['tables'][number], player: PlayerNumber) => table.teams.flat().includes(player);

function faultOf(request: SeatingRequest): SeatingRefusal | undefined {
  const { players, sets } = request;
  if (players.length < 4) return { code: 'too-few-players', players: players.length, least: 4 };
  if (players.length > 2000) return { code: 'too-many-players', players: players.length, most: 2000 };
  if (!Number.isInteger(sets) || sets < 1 || sets > 50) return { code: 'not-a-number-of-sets', sets };
  const seen = new Set<number>();
  for (const player of players) {
    if (!Number.isInteger(player) || player < 1) return { code: 'not-a-player-number', player };
    if (seen.has(player)) return { code: 'player-twice', player };
    seen.add(player);
  }
  const single = request.pairs ? withoutPartner(players, request.pairs) : [];
  if (single.length > 0) return { code: 'pairs-incomplete', players: single };
  const tables = players.length >> 2;
  const taken = new Map<number, number>();
  for (const [text, table] of Object.entries(request.fixedTables ?? {})) {
    const player = Number(text);
    if (!seen.has(player)) continue;
    if (!Number.isInteger(table) || table < 1 || table > tables)
      return { code: 'no-such-table', player, table, tables };
    if (taken.has(table)) return { code: 'table-taken', table, players: [taken.get(table)!, player] };
    taken.set(table, player);
  }
  return undefined;
}

/** Who is drawn but stands in no pair, or in two; and who stands in a pair but is not drawn. */
function withoutPartner(players: readonly PlayerNumber[], pairs: readonly (readonly PlayerNumber[])[]): number[] {
  const paired = pairs.flat();
  const isOnce = (player: PlayerNumber) => paired.indexOf(player) === paired.lastIndexOf(player);
  return [
    ...players.filter((player) => !paired.includes(player) || !isOnce(player)),
    ...paired.filter((player) => !players.includes(player)),
  ];
}
