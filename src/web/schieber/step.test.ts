import { describe, expect, test } from 'vitest';
import { evolve, type Match } from '../../schieber/match.ts';
import { type MatchView, matchViewFrom } from '../../schieber/view.ts';
import { advance, readSteps, type Step, stepsBetween } from './step.ts';
import { playedMatch } from './testing.ts';

/** All views of a match from one seat, with the steps that lead from one to the next. */
function viewsOf(seed: string, seat: 0 | 1 | 2 | 3): { before: MatchView; steps: readonly Step[]; after: MatchView }[] {
  const { events } = playedMatch(seed, 3);
  let match = evolve(evolve(undefined, events[0]!), events[1]!);
  return events.slice(2).map((event) => {
    const before = matchViewFrom(match, seat);
    match = evolve(match, event) as Match;
    return { before, steps: readSteps([event]), after: matchViewFrom(match, seat) };
  });
}

describe('a view moves step by step', () => {
  test('to exactly the view the server would send, for every seat and every step of three games', () => {
    for (const seat of [0, 1, 2, 3] as const) {
      for (const { before, steps, after } of viewsOf(`steps/${seat}`, seat)) {
        expect(steps).toHaveLength(1);
        expect(advance(before, steps[0]!, after)).toEqual(after);
      }
    }
  });

  test('and the steps between two views of a game are found again when nobody tells them', () => {
    const all = viewsOf('between', 0);
    for (const { before, steps, after } of all) expect(stepsBetween(before, after)).toEqual(steps);
    const sameGame = all.filter(({ after }) => after.number === 1);
    const told = sameGame.flatMap(({ steps }) => steps);
    expect(stepsBetween(sameGame[0]!.before, sameGame.at(-1)!.after)).toEqual(told);
  });

  test('what comes over the wire and is not known is left out', () => {
    expect(readSteps([{ type: 'declared', seat: 1, mode: 'O' }, { type: 'unheard-of' }])).toEqual([
      { type: 'declared', seat: 1, mode: { kind: 'obenabe' } },
    ]);
    expect(readSteps(undefined)).toEqual([]);
  });
});
