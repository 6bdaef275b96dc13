import type { Chance } from '../../kit/chance.ts';
import type { PlayerNumber, SeatingRequest } from './schedule.ts';

/** Four players and the table they get. */
export interface Placed {
  readonly table: number;
  readonly four: readonly PlayerNumber[];
}

const STEPS_PER_TABLE = 4;

/**
 * Which four sit at which table: fixed places first, German cards at the low numbers and French at the high ones so
 * that packs stay where they are, and then nobody twice at the same table if it can be helped.
 */
export function assignTables(
  sets: readonly (readonly (readonly PlayerNumber[])[])[],
  request: SeatingRequest,
  chance: Chance,
): Placed[][] {
  const visited = new Map<PlayerNumber, Set<number>>();
  const visit = (player: PlayerNumber, table: number) => {
    const tables = visited.get(player);
    if (tables) tables.add(table);
    else visited.set(player, new Set([table]));
  };
  for (const set of request.history ?? [])
    for (const { table, teams } of set.tables) for (const player of teams.flat()) visit(player, table);
  return sets.map((groups) => {
    const placed = placeSet(groups, request, visited, chance);
    for (const { table, four } of placed) for (const player of four) visit(player, table);
    return placed;
  });
}

function placeSet(
  groups: readonly (readonly PlayerNumber[])[],
  request: SeatingRequest,
  visited: ReadonlyMap<PlayerNumber, ReadonlySet<number>>,
  chance: Chance,
): Placed[] {
  const fixedOf = (four: readonly PlayerNumber[]): number | undefined =>
    four.map((player) => request.fixedTables?.[player]).find((table) => table !== undefined);
  const zone = (four: readonly PlayerNumber[]): number => {
    const french = four.filter((player) => request.wishes?.[player] === 'french').length;
    const german = four.filter((player) => request.wishes?.[player] === 'german').length;
    return french > german ? 1 : 0;
  };
  const count = groups.length;
  const at: (readonly PlayerNumber[] | undefined)[] = new Array(count);
  const free = groups.filter((four) => {
    const table = fixedOf(four);
    if (table === undefined || table > count || at[table - 1]) return true;
    at[table - 1] = four;
    return false;
  });
  const pinned = at.map((four) => four !== undefined);
  free.sort((a, b) => zone(a) - zone(b)); // stable: the lot decides within a zone
  let next = 0;
  for (let table = 0; table < count; table++) if (!at[table]) at[table] = free[next++];

  const places = at.map((four) => four!);
  const zones = places.map(zone);
  const repeats = (four: readonly PlayerNumber[], table: number): number => {
    let sum = 0;
    for (const player of four) if (visited.get(player)?.has(table + 1)) sum++;
    return sum;
  };
  const faulty = () => places.flatMap((four, table) => (!pinned[table] && repeats(four, table) > 0 ? [table] : []));
  for (let step = 0; step < STEPS_PER_TABLE * count; step++) {
    const faults = faulty();
    if (faults.length === 0) break;
    const i = faults[chance.below(faults.length)]!;
    let low = 1;
    let chosen = -1;
    let ties = 0;
    for (let j = 0; j < count; j++) {
      if (j === i || pinned[j] || zones[j] !== zones[i]) continue;
      const delta = repeats(places[i]!, j) + repeats(places[j]!, i) - repeats(places[i]!, i) - repeats(places[j]!, j);
      if (delta < low) {
        low = delta;
        chosen = j;
        ties = 1;
      } else if (delta === low && chosen >= 0) {
        ties++;
        if (chance.below(ties) === 0) chosen = j;
      }
    }
    if (chosen < 0 || low > 0) continue;
    const held = places[i]!;
    places[i] = places[chosen]!;
    places[chosen] = held;
  }
  return places.map((four, table) => ({ table: table + 1, four }));
}
