import { expect, test } from 'vitest';
import { hex } from '../kit/bytes.ts';
import { evolve, type Match, turnOf } from '../schieber/match.ts';
import { recordOf } from '../schieber/record.ts';
import { randomMatch, SEED, setupOf } from '../schieber/testing.ts';
import { viewFrom } from '../schieber/view.ts';
import { againFrom } from './again.ts';
import { decisionsOf } from './review.ts';

const record = recordOf(randomMatch(setupOf(3), 'again'), hex(SEED));

test('every decision of a match can be played again: the seat is on turn and sees what it saw', () => {
  for (const seat of [0, 1, 2, 3] as const) {
    for (const decision of decisionsOf(record, seat)) {
      const match = againFrom(record, decision, seat)!.reduce<Match | undefined>(evolve, undefined)!;
      expect(turnOf(match)).toBe(seat);
      const sorted = ({ hand, ...view }: ReturnType<typeof viewFrom>) => ({ ...view, hand: [...hand].sort() });
      expect(sorted(viewFrom(match.game, seat))).toEqual(sorted(decision.view));
      expect([match.setup.games, match.setup.deadline]).toEqual([1, null]);
    }
  }
});

test('where a seat had nothing to say there is nothing to play again', () => {
  expect(againFrom(record, { game: 4, trick: 1 }, 0)).toBeUndefined();
  const other = ((record.played[0]!.dealer + 2) % 4) as 0 | 1 | 2 | 3; // plays after forehand, declares nothing
  expect(againFrom(record, { game: 1, trick: 0 }, other)).toBeUndefined();
});
