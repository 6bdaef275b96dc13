import { season } from '../season/season.ts';

/** SEASON_PEOPLE: how many; the promise is made for 20,000. */
const PEOPLE = Number(process.env['SEASON_PEOPLE'] ?? 20_000);

/** SSC 1-8: an edition with 20,000 people, twice: every invariant on, the same seed gives the same log. */
export const checks = {
  'season.20000': async (seed: string) => {
    // Processor time, because a busy machine says nothing about ours.
    const began = process.cpuUsage().user;
    const first = season(PEOPLE, seed);
    const seconds = Math.round((process.cpuUsage().user - began) / 1e6);
    const { hash: second } = season(PEOPLE, seed);
    const sameHash = second === first.hash;
    return { ok: sameHash && seconds <= 600, figure: { ...first, seconds, hashes: [first.hash, second], sameHash } };
  },
};
