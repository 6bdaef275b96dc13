import { expect, test } from 'vitest';
import { evolve, type Match } from '../../schieber/match.ts';
import { viewFrom } from '../../schieber/view.ts';
import { playedMatch } from './testing.ts';
import { thinking } from './thinking.ts';

const matches: Match[] = [];
for (const event of playedMatch('thinking', 12).events) matches.push(evolve(matches.at(-1), event));

test('how long a computer player thinks is the same from every chair: it tells nothing of a hand', () => {
  for (const { game } of matches) {
    const times = ([0, 1, 2, 3] as const).map((seat) => thinking(viewFrom(game, seat)));
    expect(new Set(times).size).toBe(1);
  }
});

test('to lead takes longer than to follow, and the last card takes no thought', () => {
  const during = (turned: number, lying: number) =>
    matches.find(
      ({ game }) => game.phase === 'playing' && game.turned.length === turned && game.trick.length === lying,
    )!;
  const time = (turned: number, lying: number) => thinking(viewFrom(during(turned, lying).game, 0));
  expect(time(0, 0)).toBeGreaterThan(time(3, 0));
  expect(time(3, 0)).toBeGreaterThan(time(3, 1));
  expect(time(3, 1)).toBeGreaterThan(time(3, 3));
  expect(time(8, 0)).toBeLessThan(time(3, 3));
});
