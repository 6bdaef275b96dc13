import { expect, test } from 'vitest';
import { hex } from '../kit/bytes.ts';
import { recordOf } from '../schieber/record.ts';
import { randomMatch, SEED, setupOf } from '../schieber/testing.ts';
import { legalIn } from '../schieber/view.ts';
import { costliest, decisionsOf, type Verdict } from './review.ts';

const record = recordOf(randomMatch(setupOf(3), 'review'), hex(SEED));

test('every card of a seat that was a real choice is looked at, once, with what that seat saw', () => {
  for (const seat of [0, 1, 2, 3] as const) {
    const decisions = decisionsOf(record, seat);
    expect(decisions.length).toBeGreaterThan(9);
    for (const { game, trick, card, view } of decisions) {
      expect(view.seat).toBe(seat);
      expect(legalIn(view)).toContain(card);
      expect(legalIn(view).length).toBeGreaterThan(1);
      const { leader, cards } = record.played[game - 1]!.tricks[trick - 1]!;
      expect(cards[(seat - leader + 4) % 4]).toBe(card);
    }
    const names = decisions.map(({ game, card }) => `${game} ${card}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the costliest come first, and only what certainly cost something', () => {
  const verdict = (points: number, isCostly: boolean): Verdict => ({
    ...{ game: 1, trick: 1, card: 'H6', best: 'HA', points, error: 1, isCostly },
  });
  const all = [verdict(3, true), verdict(20, false), verdict(9, true), verdict(4, true), verdict(5, true)];
  expect(costliest(all).map(({ points }) => points)).toEqual([9, 5, 4]);
});
