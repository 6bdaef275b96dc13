import { expect, test } from 'vitest';
import { cardAt } from './card.ts';
import { judgeGame } from './judge.ts';
import { compareEngines } from './judges/compare.ts';
import { MODES } from './mode.ts';
import { newPlayout, playout } from './playout.ts';
import { TRICKS } from './trick.ts';

test('the readable rules and the masks agree on every legal set, winner and point (small version)', () => {
  expect(compareEngines(20_000, 'small')).toEqual({ positions: 20_016, differences: 0, modes: [0, 1, 2, 3, 4, 5] });
});

test('SSC 2.05 a playout holds only legal cards, and its points are the judge’s', () => {
  const game = newPlayout('judge');
  const modes = new Set<number>();
  for (let i = 0; i < 1000; i++) {
    playout(game);
    const cards = Array.from(game.played, cardAt);
    const tricks = Array.from({ length: TRICKS }, (_, t) => cards.slice(4 * t, 4 * t + 4));
    const { illegal, points } = judgeGame(MODES[game.mode]!, game.leader as 0, tricks);
    expect({ illegal, points: points[0] }).toEqual({ illegal: undefined, points: game.points });
    modes.add(game.mode);
  }
  expect(modes.size).toBe(6);
});

test('a playout chooses uniformly: each card is as often first as any other (chi-square, 35 degrees of freedom)', () => {
  const game = newPlayout('uniform');
  const counts = new Array<number>(36).fill(0);
  const games = 36_000;
  for (let i = 0; i < games; i++) {
    playout(game);
    counts[game.played[0]!]!++;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - games / 36) ** 2 / (games / 36), 0);
  expect(chiSquare).toBeLessThan(66.6); // p = 0.001
});
