import { faultWhilePlaying } from '../load/faulting.ts';
import { FAULTS } from '../load/faults.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/**
 * However short the database is away, clocks move when somebody has asked it in vain (ruling M7). What no beat has noticed
 * moves none below three seconds, and between two heartbeats nobody knows when it began.
 */
const CLOCK = 3500;

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
