import { breakWhilePlaying } from '../cluster/breaking.ts';
import { upgradeWhilePlaying } from '../cluster/rolling.ts';

export const checks = {
  /** Three machines as in `deploy/cluster`, broken in every way under 32 players: nothing acknowledged is lost or doubled. */
  cluster: async (seed: string) => {
    const figure = await breakWhilePlaying(Number(process.env['ROUNDS'] ?? 13), 32, seed);
    const { evening } = figure;
    const wrong = figure.lost + figure.doubled + figure.changedHands + figure.unverified + figure.odd;
    const isWhole = wrong + evening.lost + evening.doubled === 0 && figure.isChainWhole;
    return { ok: isWhole && figure.acknowledged > 1000 && evening.written > 50 && figure.clockError < 4000, figure };
  },

  /** One machine after the other goes from the commit before to this one: nobody waits longer than five seconds. */
  'cluster.upgrade': async (seed: string) => {
    const figure = await upgradeWhilePlaying(32, seed);
    const wrong = figure.lost + figure.doubled + figure.changedHands + figure.unverified + figure.odd;
    return { ok: wrong === 0 && figure.isChainWhole && figure.slowest <= 5000, figure };
  },
};
