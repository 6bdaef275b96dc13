import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { francs, NOTHING, rappen } from './money.ts';
import { type Till, type TillCommand, till, tillEntry } from './till.ts';

const decide = (state: Till, command: TillCommand, by = 'person:rita', moved = NOTHING, waiting = 0) =>
  till.decide(state, command, { now: 7, by, facts: { person: 'rita', moved, waiting }, chance: noChance });
const after = (state: Till, command: TillCommand, by?: string, moved = NOTHING): Till => {
  const decided = decide(state, command, by, moved);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value.reduce(till.evolve, state);
};
const OPEN = after(till.initial, { type: 'open', id: 'one', counted: francs(200) });

test('nobody closes a till alone: also one that holds what it should is counted by a second person', () => {
  const counted = after(OPEN, { type: 'close', counted: francs(250) }, 'person:rita', francs(50));
  expect(counted).toMatchObject({ stage: 'counted', counted: 25_000, expected: 25_000 });
  expect(decide(counted, { type: 'sign' })).toMatchObject({ refusal: { code: 'second-person-needed' } });
  expect(decide(counted, { type: 'sign' }, 'person:sepp')).toMatchObject({
    value: [{ type: 'tillClosed', difference: 0 }],
  });
});

test('a till with deposits that nobody has confirmed is not counted', () => {
  expect(decide(OPEN, { type: 'close', counted: francs(250) }, 'person:rita', NOTHING, 2)).toMatchObject({
    refusal: { code: 'deposits-waiting', count: 2 },
  });
});

test('a difference is signed by somebody else, never by the cashier; until then it may be counted again', () => {
  const counted = after(OPEN, { type: 'close', counted: francs(195) });
  expect(counted).toMatchObject({ stage: 'counted', counted: 19_500, expected: 20_000 });
  expect(decide(counted, { type: 'sign' })).toMatchObject({ refusal: { code: 'second-person-needed' } });
  expect(decide(counted, { type: 'sign' }, 'person:sepp')).toMatchObject({ value: [{ difference: -500 }] });
  expect(after(counted, { type: 'close', counted: francs(200) })).toMatchObject({ counted: 20_000, expected: 20_000 });
});

test('a till is opened once, and nothing is signed where nothing was counted', () => {
  expect(decide(OPEN, { type: 'open', id: 'two', counted: NOTHING })).toMatchObject({ refusal: { code: 'till-open' } });
  expect(decide(OPEN, { type: 'sign' }, 'person:sepp')).toMatchObject({ refusal: { code: 'till-open' } });
  for (const command of [{ type: 'close', counted: NOTHING }, { type: 'sign' }] as const)
    expect(decide(till.initial, command)).toMatchObject({ refusal: { code: 'till-closed' } });
  for (const counted of [rappen(-1), francs(100_001)])
    expect(decide(till.initial, { type: 'open', id: 'x', counted })).toMatchObject({
      refusal: { code: 'amount-out-of-range' },
    });
});

test('what is missing is at the expense of the house, what is too much is to its benefit', () => {
  const closed = (difference: number) =>
    tillEntry('rita', { type: 'tillClosed', id: 'one', counted: NOTHING, difference: rappen(difference), at: 7 });
  expect(closed(-500)?.postings).toEqual([{ from: 'house', to: 'outside/cash/rita', amount: 500 }]);
  expect(closed(500)?.postings).toEqual([{ from: 'outside/cash/rita', to: 'house', amount: 500 }]);
  expect(closed(0)).toBeUndefined();
});
