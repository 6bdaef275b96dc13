import { faultsWhilePlaying } from '../load/faults.ts';

export const checks = {
  /** The database is away, killed, hung, read-only or full under sixteen players: back within seconds, nothing leaked. */
  faults: async (seed: string) => {
    const figure = await faultsWhilePlaying(Number(process.env['ROUNDS'] ?? 20), 16, seed);
    const slowest = Math.max(...Object.values(figure.playable));
    const isWhole = figure.lost + figure.doubled === 0 && figure.acknowledged > 100;
    return { ok: isWhole && slowest <= 3000 && figure.sessions <= 4 && figure.descriptors <= 12, figure };
  },
};
