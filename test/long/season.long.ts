import { season } from '../season/season.ts';

/** SSC 1-8: an edition with 20,000 people, twice: every invariant on, the same seed gives the same log. */
export const checks = {
  'season.20000': async (seed: string) => {
    // Processor time, because a busy machine says nothing about ours.
    const began = process.cpuUsage().user;
    const first = season(20_000, seed);
    const seconds = Math.round((process.cpuUsage().user - began) / 1e6);
    const sameHash = season(20_000, seed).hash === first.hash;
    return { ok: sameHash && seconds <= 600, figure: { ...first, seconds, sameHash } };
  },
};
