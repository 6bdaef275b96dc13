import type { Chance } from '../../kit/chance.ts';
import { count, type Round, roundsByCircle, roundsBySearch, type Sides } from './pairRounds.ts';
import type { CardWish, PlayerNumber, SeatedSet, SeatingRequest } from './schedule.ts';
import type { Seating, SeatingProof } from './seating.ts';
import { assignTables } from './tables.ts';
import { countWishes, inWishOrder, type WishOrder } from './wishes.ts';

/** Two who play together all evening. */
export type Pair = readonly [PlayerNumber, PlayerNumber];

/** Whoever gets a new partner leaves the old one. */
export const withPair = (pairs: readonly Pair[], pair: Pair, together: boolean): readonly Pair[] => {
  const others = pairs.filter((each) => !each.some((number) => pair.includes(number)));
  return together ? [...others, pair] : others;
};

/**
 * The draw of a Partnerschieber: partners are fixed, opponents and tables are drawn. No opponents twice, if possible, and
 * pairs that wish the same cards together, as far as that costs no repetition.
 */
export function drawPairs(request: SeatingRequest, pairs: readonly Pair[], chance: Chance): Seating {
  const history = request.history ?? [];
  const sides = sidesOf(request, pairs);
  const isPlain =
    history.length === 0 && [sides.apart, sides.unmet].every((faults) => faults.every((each) => each === 0));
  if (isPlain) return seated(roundsByCircle(sides.count, request.sets, chance), 'formula', 'first');
  return inWishOrder(request, (order) => seated(roundsBySearch(sides, request.sets, order, chance), 'search', order));

  function seated(rounds: readonly Round[], method: SeatingProof['method'], order: WishOrder): Seating {
    const turned = rounds.map((round) => seatedPairs(round, pairs, chance));
    const placed = assignTables(
      turned.map(({ fours }) => fours),
      request,
      chance,
    );
    const sets = placed.map((set, index) => ({
      tables: set.map(({ table, four: [a, b, c, d] }) => ({
        table,
        teams: [[a!, b!] as const, [c!, d!] as const] as const,
      })),
      byes: turned[index]!.byes,
    }));
    return { sets, proof: proofOf(request, pairs, sets, method, order) };
  }
}

/** How often the pairs have met; somebody who plays with a new partner brings along whom he has met. */
function sidesOf(request: SeatingRequest, pairs: readonly Pair[]): Sides {
  const n = pairs.length + (pairs.length % 2);
  const nobody = n - 1;
  const at = sideOf(pairs);
  const met = new Uint8Array(n * n);
  for (const { tables, byes } of request.history ?? []) {
    for (const { teams } of tables) {
      const [a, b] = teams.map((team) => at.get(team[0]) ?? at.get(team[1]));
      if (a !== undefined && b !== undefined && a !== b) count(met, n, a, b);
    }
    const out = new Set(byes.flatMap((number) => at.get(number) ?? []));
    if (n > pairs.length) for (const side of out) count(met, n, side, nobody);
  }
  const apart = new Uint8Array(n * n);
  for (const [a, b] of [...(request.keepApart ?? []), ...differentTables(request)]) {
    const [i, j] = [at.get(a), at.get(b)];
    if (i === undefined || j === undefined || i === j) continue;
    apart[i * n + j] = 1;
    apart[j * n + i] = 1;
  }
  return { count: n, met, apart, ...wishesOf(request, pairs, n) };
}

/** What wishes it costs if two pairs meet. Sorted by their wish, neighbours cost as little as a round can. */
function wishesOf(
  { wishes = {} }: SeatingRequest,
  pairs: readonly Pair[],
  n: number,
): Pick<Sides, 'unmet' | 'leastUnmet'> {
  const wishing = (cards: CardWish) =>
    Array.from({ length: n }, (_, side) => (pairs[side] ?? []).filter((number) => wishes[number] === cards).length);
  const [german, french] = [wishing('german'), wishing('french')];
  const unmet = new Uint8Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const isTable = i < pairs.length && j < pairs.length; // whoever sits out needs no cards
      if (isTable) unmet[i * n + j] = Math.min(german[i]! + german[j]!, french[i]! + french[j]!);
    }
  const leaning = (side: number) => french[side]! - german[side]!;
  const row = Array.from({ length: n }, (_, side) => side).sort((a, b) => leaning(a) - leaning(b));
  let leastUnmet = 0;
  for (let i = 0; i < n; i += 2) leastUnmet += unmet[row[i]! * n + row[i + 1]!]!;
  return { unmet, leastUnmet };
}

const sideOf = (pairs: readonly Pair[]): ReadonlyMap<PlayerNumber, number> =>
  new Map(
    pairs.flatMap(([a, b], side): [number, number][] => [
      [a, side],
      [b, side],
    ]),
  );

/** Two pairs that may not leave their tables cannot meet. */
function differentTables({ fixedTables = {} }: SeatingRequest): Pair[] {
  const fixed = Object.keys(fixedTables).map(Number);
  return fixed.flatMap((a, i) => fixed.slice(i + 1).map((b): Pair => [a, b]));
}

/** Which side sits at A and C, and which partner at A: by lot. */
function seatedPairs(round: Round, pairs: readonly Pair[], chance: Chance) {
  const fours: PlayerNumber[][] = [];
  const byes: PlayerNumber[] = [];
  for (const [x, y] of round) {
    const [one, two] = chance.below(2) === 0 ? [pairs[x], pairs[y]] : [pairs[y], pairs[x]];
    if (one && two) fours.push([...turned(one, chance), ...turned(two, chance)]);
    else byes.push(...(one ?? two ?? []));
  }
  return { fours, byes: byes.sort((a, b) => a - b) };
}

const turned = ([a, b]: Pair, chance: Chance): Pair => (chance.below(2) === 0 ? [a, b] : [b, a]);

/** So many Passen can do without meeting a pair twice: everybody else once; with an odd number one of them is sat out. */
export const repeatFreeRounds = (pairs: number): number => (pairs % 2 === 0 ? pairs - 1 : pairs);

/** Counted from the sets alone, with what was played before. */
function proofOf(
  request: SeatingRequest,
  pairs: readonly Pair[],
  sets: readonly SeatedSet[],
  method: SeatingProof['method'],
  order: WishOrder,
): SeatingProof {
  const all = [...(request.history ?? []), ...sets];
  const at = sideOf(pairs);
  const meetings = new Map<string, number>();
  const satOut = new Map<number, number>();
  const visits = new Map<string, number>();
  const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { tables, byes } of all) {
    for (const { table, teams } of tables) {
      const here = teams.flatMap((team) => at.get(team[0]) ?? at.get(team[1]) ?? []);
      for (const side of here) add(visits, `${side}/${table}`);
      if (here.length === 2) add(meetings, [...here].sort((a, b) => a - b).join('/'));
    }
    for (const side of new Set(byes.flatMap((number) => at.get(number) ?? []))) add(satOut, side);
  }
  const repeats = beyondFirst(meetings);
  const { keepApart = [] } = request;
  const n = pairs.length;
  return {
    ...{ method, players: request.players.length, pairs: n, tables: n >> 1, sets: sets.length },
    ...{ partnerRepeats: 0, opponentRepeats: repeats, anyRepeats: repeats },
    secondByes: beyondFirst(satOut),
    tableRevisits: beyondFirst(visits),
    bound: repeatFreeRounds(n),
    forced: {
      anyRepeats: Math.max(0, (n >> 1) * all.length - (n * (n - 1)) / 2),
      secondByes: n % 2 === 0 ? 0 : Math.max(0, all.length - n),
    },
    wishes: { ...countWishes(request, sets), order },
    together: keepApart.filter(([a, b]) =>
      sets.some(({ tables }) => tables.some(({ teams }) => teams.flat().includes(a) && teams.flat().includes(b))),
    ).length,
  };
}

function beyondFirst(counts: ReadonlyMap<unknown, number>): number {
  let sum = 0;
  for (const times of counts.values()) sum += times - 1;
  return sum;
}
