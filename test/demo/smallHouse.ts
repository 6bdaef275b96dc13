import type { Plan } from '../../src/demo/plan.ts';

/** The same house with a few of each, which is made in seconds. */
export const SMALL_HOUSE: Plan = {
  ...{ seed: 'Gschobe', people: 8, lastYear: 4, matches: 2, semiFinalists: 4, daily: 2 },
  ...{ big21: { players: 2, games: 3 }, evening: 8 },
};
