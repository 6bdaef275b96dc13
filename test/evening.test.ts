import { expect, test } from 'vitest';
import { EBH, SSC } from '../src/tournament/regulation.ts';
import { simulateEvening } from './evening.sim.ts';

const SEED = 'small evenings';

test.each([8, 21, 42])(
  'EBH 1-9 a whole evening of %i with every kind of mistake: 157 a game, nothing lost',
  (players) => {
    const report = simulateEvening(`${SEED} ${players}`, players, EBH);
    expect(report.games).toBeGreaterThan(players);
    expect(report.rulings).toBeGreaterThan(0);
    expect(report.crashes).toBeGreaterThanOrEqual(report.passen);
  },
);

// One small evening in two or three has no correction at all, so they are counted over several.
test('EBH 7, EBH 9, G3: over six evenings people leave, somebody is excluded, results are corrected', () => {
  const reports = Array.from({ length: 6 }, (_, i) => simulateEvening(`${SEED} ${i}`, 42, EBH));
  for (const figure of ['dropouts', 'exclusions', 'corrections'] as const)
    expect(
      reports.reduce((sum, report) => sum + report[figure], 0),
      figure,
    ).toBeGreaterThan(0);
});

test.each([16, 104])('SSC 7.03, SSC 7.04: a whole final of %i down to the champion', (players) => {
  const report = simulateEvening(`${SEED} ${players}`, players, SSC);
  expect(report.passen).toBe(8);
  expect(report.champion).not.toBeNull();
  if (players > 40) expect(report).toMatchObject({ anyRepeats: 0, secondByes: 0 });
});

test('the same seed is the same evening to the last byte, another seed another one', () => {
  const [one, two, other] = ['a', 'a', 'b'].map((seed) => simulateEvening(seed, 105, SSC).hash);
  expect(one).toBe(two);
  expect(one).not.toBe(other);
});
