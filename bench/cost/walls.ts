import type { Demand, Wall } from './picture.ts';
import type { Played } from './players.ts';

/**
 * A season of 20,000 people (test/season) has 419,264 matches in 27 days. The busiest day, a Trump Sunday with five
 * matches instead of two, has two and a half times the mean; a quarter of it falls into the busiest hour.
 */
const SEASON = { people: 20_000, matches: 419_264, days: 27 };
const BUSIEST_DAY = 2.5;
const BUSIEST_HOUR = 0.25;

export const matchesInBusiestHour = (people: number): number =>
  ((SEASON.matches * people) / SEASON.people / SEASON.days) * BUSIEST_DAY * BUSIEST_HOUR;

export const demands = (movesPerMatch: number): readonly Demand[] =>
  [['20 k people', 20_000] as const, ['200 k', 200_000] as const, ['2 M', 2_000_000] as const].map(
    ([name, people]) => ({ name, movesPerSecond: (matchesInBusiestHour(people) * movesPerMatch) / 3600 }),
  );

/** Bytes a second that a disk of a rented server takes for ever. */
const DISK = 200e6;

/** What each part would carry if it had nothing else to do, from what one process was measured to use. */
export function wallsFrom({ moves, used }: Played, sealing: number): readonly Wall[] {
  const node = 1000 / (used.node / moves);
  const postgres = 1000 / (used.postgres / moves);
  return [
    { name: 'two cores for everything', movesPerSecond: 2000 / ((used.node + used.postgres) / moves) },
    { name: 'Node, a process (one core)', movesPerSecond: node },
    { name: 'PostgreSQL, a core', movesPerSecond: postgres },
    { name: 'Node, eight processes', movesPerSecond: 8 * node },
    { name: 'PostgreSQL, eight cores', movesPerSecond: 8 * postgres },
    { name: 'one leader’s WAL at 200 MB/s', movesPerSecond: DISK / (used.wal / moves) },
    { name: 'the sealer (one at a time)', movesPerSecond: 1000 / sealing },
  ];
}
