import { expect, test } from 'vitest';
import { evolve, type MatchEvent } from './match.ts';
import { SEATS } from './seat.ts';
import { advance, stepsFor } from './step.ts';
import { AT_ONCE, randomMatch, setupOf } from './testing.ts';
import { type MatchView, matchViewFrom } from './view.ts';

/** A match with a clock that was moved once, and how it may end. */
function eventsOf(seed: string, how: 'finished' | 'expired' | 'void'): readonly MatchEvent[] {
  const played = randomMatch(setupOf(3, { deadline: AT_ONCE.now + 1000 }), seed);
  const moved: MatchEvent = { type: 'deadlineMoved', by: 60_000, why: 'outage' };
  const kept = how === 'finished' ? played : [...played.slice(0, 60), { type: 'ended', how } as const];
  return [...kept.slice(0, 20), moved, ...kept.slice(20)];
}

test('a view goes from step to step to exactly the view the server shows, for every seat and every step', () => {
  for (const how of ['finished', 'expired', 'void'] as const) {
    const [started, dealt, ...events] = eventsOf(`steps/${how}`, how);
    for (const seat of SEATS) {
      let match = evolve(evolve(undefined, started!), dealt!);
      let view: MatchView = matchViewFrom(match, seat);
      for (const event of events) {
        match = evolve(match, event);
        const steps = stepsFor(seat, [event]);
        expect(steps).toHaveLength(1);
        view = advance(view, steps[0]!);
        expect(view).toEqual(matchViewFrom(match, seat));
      }
      expect(view.ending).toBe(how);
    }
  }
});

test('a step shows its seat no card but its own and those that were played', () => {
  for (const seat of SEATS) {
    let known: readonly string[] = [];
    for (const event of randomMatch(setupOf(2), `seen/${seat}`)) {
      if (event.type === 'dealt') known = event.hands[seat];
      if (event.type === 'played') known = [...known, event.card];
      const shown = JSON.stringify(stepsFor(seat, [event])).match(/"[HDSC][6-9TJQKA]"/g) ?? [];
      for (const card of shown) expect(known).toContain(JSON.parse(card));
    }
  }
});
