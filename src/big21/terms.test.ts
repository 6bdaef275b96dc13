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
