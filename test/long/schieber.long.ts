import { compareEngines } from '../../src/schieber/compare.ts';

export const checks = {
  /** The readable rules and the masks on a million positions of seeded random play in all six modes. */
  'schieber-engines-agree': async (seed: string) => {
    const figure = compareEngines(1_000_000, seed);
    return { ok: figure.differences === 0 && figure.modes.length === 6, figure };
  },
};
