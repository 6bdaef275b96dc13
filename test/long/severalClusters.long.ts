import { faultIn } from '../clusters/judging.ts';
import { World } from '../clusters/world.ts';

/** Beyond one leader, simulated over the real rules: docs/decisions/several-clusters.md. */
export const checks = {
  'several-clusters': async (seed: string) => {
    const sums = { worlds: 0, people: 0, matches: 0, letters: 0, lost: 0, doubled: 0, crashes: 0, refused: 0 };
    const faults: string[] = [];
    for (let round = 0; round < Number(process.env['WORLDS'] ?? 200); round++) {
      const options = { clusters: 1 + (round % 8), people: 40 + 10 * (round % 20), seed: `${seed}/${round}` };
      const world = new World(options).run();
      const fault = faultIn(world);
      if (fault !== undefined) faults.push(`${options.seed}: ${fault}`);
      const entries = world.clusters.flatMap(({ state }) => [...state.entries.values()]);
      sums.worlds++;
      sums.people += entries.length;
      sums.matches += entries.reduce((sum, { matches }) => sum + matches.length, 0);
      sums.letters += world.network.counts.sent;
      sums.lost += world.network.counts.lost;
      sums.doubled += world.network.counts.doubled;
      sums.crashes += world.counts.crashes;
      sums.refused += world.counts.refused;
    }
    return { ok: faults.length === 0, figure: { ...sums, faults: faults.slice(0, 5) } };
  },
};
