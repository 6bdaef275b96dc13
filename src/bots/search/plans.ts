import type { Plan } from './search.ts';

/** Version search-1. Frozen: another plan is another version. */
export const SEARCH_1: Plan = {
  worlds: 64,
  candidates: 4,
  margin: 4,
  doubleDummy: 3,
  batch: 8,
  clear: 1,
  proposals: 3,
  slip: 0.1,
};

/** Version search-2. Frozen. From the fourth trick on it thinks even where the net is sure: that is where it errs. */
export const SEARCH_2: Plan = { ...SEARCH_1, margin: Number.POSITIVE_INFINITY };

/**
 * Search bots of the older kind, for comparison in the arena only: every legal card, random cards to the end (flat
 * Monte Carlo) or until double dummy can take over (PIMC).
 */
export const PEERS: Readonly<Record<string, Plan>> = {
  flat: { worlds: 60, candidates: 9, margin: 0, doubleDummy: 0, batch: 60, clear: 0, proposals: 1, slip: 0 },
  pimc: { worlds: 100, candidates: 9, margin: 0, doubleDummy: 5, batch: 100, clear: 0, proposals: 1, slip: 0 },
};
