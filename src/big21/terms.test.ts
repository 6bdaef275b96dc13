import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { FIRST_TERMS, inForce, NOTICE, type TermsCommand, terms } from './terms.ts';

const announce = (from: number, model = 'R.1'): TermsCommand => ({
  ...{ type: 'announce', rules: '2024-12-01', conditions: '2024-10-23', model, from },
});
const decide = (command: TermsCommand) =>
  terms.decide(terms.initial, command, { now: 1_000, by: 'person:o', facts: undefined, chance: noChance });

test('B21 24.2 a change holds ten days after its announcement at the earliest, to the millisecond', () => {
  expect(decide(announce(1_000 + NOTICE - 1))).toMatchObject({
    refusal: { code: 'notice-too-short', earliest: 1_000 + NOTICE, article: 'B21 24.2' },
  });
  const announced = decide(announce(1_000 + NOTICE));
  const state = (announced.ok ? announced.value : []).reduce(terms.evolve, terms.initial);
  expect(inForce(state, 1_000 + NOTICE - 1)).toEqual(FIRST_TERMS);
  expect(inForce(state, 1_000 + NOTICE).rules).toBe('2024-12-01');
});

test('B21 3.2 only published odds can be announced', () => {
  expect(decide(announce(1_000 + NOTICE, 'mine.1'))).toMatchObject({ refusal: { code: 'unknown-model' } });
});

test('B21 24.2 what was announced first comes into force on its day, even if an earlier day was announced after it', () => {
  const state = [announce(30 * NOTICE), { ...announce(20 * NOTICE), rules: 'between' }].map((command) => {
    const decision = decide(command);
    return decision.ok ? decision.value : [];
  });
  const announced = state.flat().reduce(terms.evolve, terms.initial);
  expect(inForce(announced, 20 * NOTICE).rules).toBe('between');
  expect(inForce(announced, 30 * NOTICE).rules).toBe('2024-12-01');
});

test('B21 24.2 of two announcements for the same instant the later one holds', () => {
  const both = [announce(20 * NOTICE), { ...announce(20 * NOTICE), rules: 'better' }].flatMap((command) => {
    const decision = decide(command);
    return decision.ok ? decision.value : [];
  });
  expect(inForce(both.reduce(terms.evolve, terms.initial), 20 * NOTICE).rules).toBe('better');
});
