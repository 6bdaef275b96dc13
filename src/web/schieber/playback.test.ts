import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { evolve, type Match } from '../../schieber/match.ts';
import { type Step, stepsFor } from '../../schieber/step.ts';
import { matchViewFrom } from '../../schieber/view.ts';
import { createPlayback, PACES } from './playback.ts';
import type { News } from './tableSource.ts';
import { playedMatch } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function stage(seed: string, pace = PACES.normal, begins = false) {
  const { events } = playedMatch(seed, 2);
  let match = evolve(evolve(undefined, events[0]!), events[1]!);
  let at = 2;
  const news = signal<News>({ view: matchViewFrom(match, 0), steps: begins ? stepsFor(0, events.slice(0, 2)) : [] });
  const said: Step[] = [];
  const playback = createPlayback({ news, pace: () => pace, say: (step) => said.push(step) });
  return {
    events,
    said,
    playback,
    /** The next event of the match becomes news. */
    tell(count = 1) {
      for (let i = 0; i < count; i++) {
        const event = events[at++]!;
        match = evolve(match, event) as Match;
        news.value = { view: matchViewFrom(match, 0), steps: stepsFor(0, [event]) };
      }
      return match;
    },
    /** The next game, and nobody tells how it came to that. */
    jump() {
      const number = match.number;
      while (match.number === number) match = evolve(match, events[at++]!) as Match;
      news.value = { view: matchViewFrom(match, 0), steps: [] };
      return match;
    },
    left: () => events.length - at,
  };
}

/** Lets all that waits happen, as a tap would, until nothing is left to show. */
async function tapThrough(playback: ReturnType<typeof createPlayback>): Promise<void> {
  for (let i = 0; i < 2000 && !playback.shown.peek().settled; i++) {
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
  }
}

describe('the playback', () => {
  test('shows every step once, in order, and ends at the newest view', async () => {
    const { tell, left, playback, said, events } = stage('once');
    const match = tell(left());
    await tapThrough(playback);
    expect(said).toEqual(stepsFor(0, events.slice(2)));
    expect(playback.shown.value.view).toEqual(matchViewFrom(match, 0));
    expect(playback.shown.value.settled).toBe(true);
  });

  test('waits for the pace, and a tap ends any wait', async () => {
    const { tell, playback, said } = stage('pace');
    tell(2);
    await vi.advanceTimersByTimeAsync(PACES.normal.look - 1);
    expect(said).toHaveLength(0); // a moment to look at one's cards
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PACES.normal.declaration - 1);
    expect(said).toHaveLength(1);
    playback.skip();
    await vi.advanceTimersByTimeAsync(1.2 * PACES.normal.look); // the partner, passed to, thinks longer
    expect(said).toHaveLength(2);
  });

  test('a match that begins is dealt before one’s eyes, whatever has been played meanwhile', async () => {
    const { tell, playback, said } = stage('eyes', PACES.normal, true);
    tell(4);
    expect(playback.shown.value.dealing).toBe(true);
    expect(playback.shown.value.view.game).toMatchObject({ phase: 'declaring', turn: expect.any(Number) });
    expect(playback.shown.value.view.game.hand).toHaveLength(9);
    await vi.advanceTimersByTimeAsync(PACES.normal.deal - 1);
    expect(playback.shown.value.dealing).toBe(true);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.shown.value.dealing).toBe(false);
    expect(said).toEqual([]);
    await tapThrough(playback);
    expect(said).toHaveLength(4);
  });

  test('leaves a full trick lying until it is tapped, if so wished', async () => {
    const { tell, playback } = stage('trick', { ...PACES.fast, trick: Number.POSITIVE_INFINITY });
    while (tell().game.phase === 'declaring');
    tell(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.shown.value.lying?.cards).toHaveLength(4);
    playback.skip();
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.shown.value.lying).toBeNull();
  });

  test('my own card lies at once, is not shown twice, and goes back when refused', async () => {
    const { playback, said } = stage('mine');
    const mine: Step = { type: 'declared', seat: 0, mode: { kind: 'obenabe' } };
    const before = playback.shown.value.view;
    playback.expect(mine);
    expect(said).toEqual([mine]);
    expect(playback.shown.value.view.game.phase).toBe('playing');
    playback.settle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.shown.value.view).toEqual(before);
    expect(playback.shown.value.settled).toBe(true);
  });

  test('stops between two games until the result has been seen', async () => {
    const { tell, playback } = stage('games', PACES.fast);
    while (tell().number === 1);
    for (let i = 0; i < 400 && !playback.shown.value.betweenGames; i++) await vi.advanceTimersByTimeAsync(500);
    expect(playback.shown.value.betweenGames).toBe(true);
    expect(playback.shown.value.view.results).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.shown.value.betweenGames).toBe(true);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.shown.value.view.number).toBe(2);
  });

  test('a card of mine that the next game has overtaken is waited for no longer', async () => {
    const { tell, jump, playback } = stage('overtaken');
    while (tell().game.phase === 'declaring');
    await tapThrough(playback);
    const mine = playback.shown.value.view.game.hand[0]!;
    playback.expect({ type: 'played', seat: 0, card: mine });
    const match = jump();
    await tapThrough(playback);
    expect(playback.shown.value.settled).toBe(true);
    expect(playback.shown.value.view).toEqual(matchViewFrom(match, 0));
  });
});
