import { season } from '../season/season.ts';

/** SSC 1-8: an edition with 20,000 people, twice: every invariant on, the same seed gives the same log. */
export const checks = {
  'season.20000': async (seed: string) => {
    const began = performance.now();
    const first = season(20_000, seed);
    const seconds = Math.round((performance.now() - began) / 1000);
    const second = season(20_000, seed);
    return { ok: first.hash === second.hash && seconds <= 600, figure: { ...first, seconds } };
  },
};
