import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOGETHER } from './allowance.ts';
import { createTurns, type Turns } from './turns.ts';

let turns: Turns;
beforeEach(() => {
  vi.useFakeTimers();
  turns = createTurns(TOGETHER, Date.now);
});
afterEach(() => vi.useRealTimers());

/** A connection that wants so many things, one after the other; answers how many it has. */
const want = (many: number, network = 'hall', hasAll = () => {}) => {
  let had = 0;
  const begin = () => {
    if (++had < many) turns.ask(network, begin);
    else hasAll();
  };
  turns.ask(network, begin);
  return { had: () => had, leave: () => turns.leave(network, begin) };
};
const sum = (all: readonly { had(): number }[]) => all.reduce((so, { had }) => so + had(), 0);

test('a hall of a thousand has its eight each at once, and another network beside it too', () => {
  const hall = Array.from({ length: 1000 }, () => want(8));
  const more = want(1);
  expect([sum(hall), more.had()]).toEqual([8000, 0]);
  expect(want(64, 'elsewhere').had()).toBe(64);
});

test('one network has no more together than its bucket gives, however many ask, and all of that', () => {
  const all = Array.from({ length: 1000 }, () => want(64));
  for (let seconds = 1; seconds <= 60; seconds++) {
    vi.advanceTimersByTime(1000);
    expect(sum(all)).toBe(TOGETHER.burst + seconds * (TOGETHER.perMinute / 60));
  }
});

test('who wants eight has them within eight rounds, though a thousand want as much as they can get', () => {
  const greedy = Array.from({ length: 1000 }, () => want(100_000));
  const before = sum(greedy);
  let others = 0;
  const honest = want(8, 'hall', () => {
    others = sum(greedy) - before;
  });
  while (honest.had() < 8) vi.advanceTimersToNextTimer();
  expect(others).toBe(8 * 1000);
});

test('who leaves has taken nothing, and who comes back stands behind those who stayed', () => {
  want(TOGETHER.burst);
  const honest = want(8);
  for (let times = 0; times < 1000; times++) for (let i = 0; i < 10; i++) want(64).leave();
  let greedy = Array.from({ length: 100 }, () => want(64));
  for (let round = 0; honest.had() < 8; round++) {
    expect(round).toBeLessThan(8);
    vi.advanceTimersToNextTimer();
    for (const each of greedy) each.leave();
    greedy = Array.from({ length: 100 }, () => want(64));
  }
});
