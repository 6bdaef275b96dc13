import { expect, test } from 'vitest';
import { MINUTE, zurichInstant } from '../kit/time.ts';
import { type Played, signsOf } from './signs.ts';

const at = (local: string) => zurichInstant(local);
const game = (startedAt: number, stake: number, paid: number): Played => ({ startedAt, stake, staked: stake, paid });

test('a higher stake soon after a loss, five times, is a sign; after a win, or an hour later, it is none', () => {
  const evening = at('2024-11-04T20:00');
  const pairs = (after: number, paid: number) =>
    Array.from({ length: 5 }, (_, i) => [
      game(evening + i * 3 * 3_600_000, 100, paid),
      game(evening + i * 3 * 3_600_000 + after, 300, 0),
    ]).flat();
  expect(signsOf(pairs(2 * MINUTE, 0), [])).toContain('chasing');
  expect(signsOf(pairs(2 * MINUTE, 500), [])).not.toContain('chasing');
  expect(signsOf(pairs(60 * MINUTE, 0), [])).not.toContain('chasing');
  expect(signsOf(pairs(2 * MINUTE, 0).slice(0, 8), [])).not.toContain('chasing');
});

test('three nights are a sign, one long night is none; the clock is Zurich’s, in winter and in summer', () => {
  const nights = ['2024-07-01', '2024-07-03', '2024-11-05'].map((day) => game(at(`${day}T00:30`), 100, 0));
  expect(signsOf(nights, [])).toEqual(['nights']);
  const long = [0, 1, 2, 3].map((hour) => game(at(`2024-11-05T0${hour}:10`), 100, 0));
  expect(signsOf(long, [])).toEqual([]);
  expect(signsOf([], [1, 2])).toEqual(['raises']);
  expect(signsOf([], [1])).toEqual([]);
});
