import { expect, test } from 'vitest';
import { chancesAt } from './levels.ts';

/** How many of 2,000 matches reached 1150 points, as they were counted. */
const REACHED = {
  apprentice: { apprentice: 28, casual: 75, club: 109, keen: 215, master: 321 },
  club: { apprentice: 8, casual: 26, club: 40, keen: 91, master: 136 },
  master: { apprentice: 1, casual: 0, club: 4, keen: 17, master: 32 },
};

test('SSC 5.03 the chance to reach 1150 points is the share that was counted, within a hundredth', () => {
  for (const [level, counted] of Object.entries(REACHED)) {
    const chances = chancesAt(level, 1150);
    expect(chances.map(({ player }) => player)).toEqual(Object.keys(counted));
    for (const [i, reached] of Object.values(counted).entries()) {
      expect(Math.abs(chances[i]!.chance - reached / 2000), `${level} ${i}`).toBeLessThan(0.01);
    }
  }
  expect(chancesAt('nobody', 1150)).toEqual([]);
  expect(chancesAt('club', 0).every(({ chance }) => chance > 0.999)).toBe(true);
});
