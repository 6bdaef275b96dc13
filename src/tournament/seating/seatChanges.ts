import type { PlayerNumber, SeatedSet, SeatedTable } from './schedule.ts';

/** They sat down otherwise than drawn. */
export const reseated = (set: SeatedSet, { table, teams }: SeatedTable): SeatedSet => ({
  ...set,
  tables: set.tables.map((each) => (each.table === table ? { table, teams } : each)),
});

/** Somebody takes another's seat; two who are both seated change places. */
export function swapIn(set: SeatedSet, leaver: PlayerNumber, player: PlayerNumber): SeatedSet {
  const swap = (each: PlayerNumber) => (each === leaver ? player : each === player ? leaver : each);
  const tables = set.tables.map(({ table, teams: [[a, b], [c, d]] }) => ({
    table,
    teams: [[swap(a), swap(b)] as const, [swap(c), swap(d)] as const] as const,
  }));
  // The leaver is gone; somebody who sat out may have taken the seat.
  return { tables, byes: set.byes.filter((each) => each !== player && each !== leaver) };
}
