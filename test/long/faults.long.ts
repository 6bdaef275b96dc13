import { faultWhilePlaying } from '../load/faulting.ts';
import { FAULTS } from '../load/faults.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/**
 * Milliseconds by which clocks may differ from what players lost (ruling M7): a start knows its beginning by the last of
 * two heartbeats a second and its end some tenths before it listens; what is over between two heartbeats moves nothing.
 */
const CLOCK = 1000;

/** What a server needs is away in one way, again and again, under sixteen players and an evening; each on its own. */
export const checks = Object.fromEntries(
  Object.entries(FAULTS).map(([name, fault]) => [
    `faults.${name}`,
    async (seed: string) => {
      const figure = await faultWhilePlaying(fault, ROUNDS, 16, seed);
      const { playable, sessions, descriptors, left, evening } = figure;
      const isWhole = figure.lost + figure.doubled + evening.lost + evening.doubled === 0 && figure.acknowledged > 100;
      const isClean = Math.max(sessions, descriptors, left.sessions, left.descriptors) <= 2;
      return { ok: isWhole && isClean && playable.slowest <= 3000 && figure.clockError <= CLOCK, figure };
    },
  ]),
);
