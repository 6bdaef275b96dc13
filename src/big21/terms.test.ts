import { expect, test } from 'vitest';
import { noChance } from '../kit/process.ts';
import { DEFAULT_MODEL, MODELS, type Model } from './model.ts';
import { PUBLISHED } from './odds/published.ts';
import { FIRST_TERMS, type HouseTerms, inForce, NOTICE, type TermsCommand, terms } from './terms.ts';

const facts = {
  published: Object.values(PUBLISHED).map(({ model, payoutRatio: { ratio }, highestRatio: highest }) => ({
    ...{ model, ratio, highest },
  })),
};
const decide = (house: HouseTerms, command: TermsCommand, by = 'person:o', now = 1_000) =>
  terms.decide(house, command, { now, by, facts, chance: noChance });
const done = (house: HouseTerms, command: TermsCommand, by = 'person:o', now = 1_000): HouseTerms => {
  const decision = decide(house, command, by, now);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision.value.reduce(terms.evolve, house);
};
const content = { de: 'Neu zahlen vier Stapel das Elffache.' };
const change = (from: number, rest: object = { rules: '2024-12-01', texts: { rules: { de: 'Art. 1 …' } } }) =>
  ({ type: 'propose', from, content, ...rest }) as const;
/** Proposed by one and approved by another. */
const announced = (house: HouseTerms, command: TermsCommand) =>
  done(done(house, command), { type: 'approve' }, 'person:second');
const empty = terms.initial;

test('B21 24.2 a change holds ten days after its announcement at the earliest, to the millisecond', () => {
  expect(decide(empty, change(1_000 + NOTICE - 1))).toMatchObject({
    refusal: { code: 'notice-too-short', earliest: 1_000 + NOTICE, article: 'B21 24.2' },
  });
  const house = announced(empty, change(1_000 + NOTICE));
  expect(inForce(house.announced, 1_000 + NOTICE - 1)).toEqual(FIRST_TERMS);
  expect(inForce(house.announced, 1_000 + NOTICE).rules).toBe('2024-12-01');
});

test('B21 24.2 a change takes two people: proposed by one, announced by another, ten days before it holds', () => {
  const house = done(empty, change(1_000 + NOTICE));
  expect(inForce(house.announced, 1_000 + NOTICE)).toEqual(FIRST_TERMS); // a proposal changes nothing
  expect(decide(house, { type: 'approve' })).toMatchObject({ refusal: { code: 'second-organiser-needed' } });
  expect(decide(house, { type: 'approve' }, 'person:second', 1_001)).toMatchObject({
    refusal: { code: 'notice-too-short' },
  });
  expect(decide(house, change(2_000 + NOTICE))).toMatchObject({ refusal: { code: 'already-proposed' } });
  const withdrawn = done(house, { type: 'withdraw' });
  expect(decide(withdrawn, { type: 'approve' }, 'person:second')).toMatchObject({
    refusal: { code: 'no-change-proposed' },
  });
  expect(done(house, { type: 'approve' }, 'person:second').announced).toMatchObject([{ content }]);
});

test('B21 24.2 a new version of the rules brings its whole text; one that was announced before has it', () => {
  const bare = change(1_000 + NOTICE, { rules: '2024-12-01' });
  expect(decide(empty, bare)).toMatchObject({ refusal: { code: 'text-missing', part: 'rules' } });
  const house = announced(empty, change(1_000 + NOTICE));
  expect(decide(house, bare).ok).toBe(true);
  expect(decide(empty, change(1_000 + NOTICE, {}))).toMatchObject({ refusal: { code: 'nothing-changes' } });
});

test('B21 24.2 what was announced first comes into force on its day, whatever is announced after it', () => {
  const text = { de: 'Art. 1 …' };
  const house = [
    change(30 * NOTICE),
    change(20 * NOTICE, { rules: 'between', texts: { rules: text } }),
    change(40 * NOTICE, { conditions: 'later', texts: { conditions: text } }),
  ].reduce(announced, empty);
  expect(inForce(house.announced, 20 * NOTICE).rules).toBe('between');
  expect(inForce(house.announced, 30 * NOTICE).rules).toBe('2024-12-01');
  // A change of the conditions says nothing of the rules, so it does not take them back.
  expect(inForce(house.announced, 40 * NOTICE)).toEqual({ ...FIRST_TERMS, rules: '2024-12-01', conditions: 'later' });
});

test('B21 24.2 of two announcements for the same instant the later one holds', () => {
  const better = { rules: 'better', texts: { rules: { de: 'Art. 1 …' } } };
  const house = [change(20 * NOTICE), change(20 * NOTICE, better)].reduce(announced, empty);
  expect(inForce(house.announced, 20 * NOTICE).rules).toBe('better');
});

test('B21 3.1 only certified odds of 88 % can be announced, and not unnoticed such that a perfect player wins', () => {
  const odds = (model: string, rest = {}) => decide(empty, change(1_000 + NOTICE, { model, ...rest }));
  expect(odds('mine.1')).toMatchObject({ refusal: { code: 'unknown-model' } });
  expect(odds('uniform.1')).toMatchObject({ refusal: { code: 'ratio-differs', article: 'B21 3.1' } });
  expect(odds('C3.1')).toMatchObject({ refusal: { code: 'players-could-win' } });
  expect(odds('C3.1', { acceptsLosses: true }).ok).toBe(true);
  expect(odds('R.1').ok).toBe(true);
});

test.each([
  ['88.0000 %', 0.8800004, true],
  ['R as it is published', PUBLISHED['R.1']!.payoutRatio.ratio, true],
  ['87.9999 %', 0.879_999_4, false],
  ['88.0001 %', 0.880_000_6, false],
  ['87.95 %, which a certificate would not call 88 %', 0.8795, false],
])(
  'B21 3.1, B21 3.2 own odds of %s: what is promised is reached, to the last figure printed',
  (_, ratio, isOffered) => {
    const weights: Model = { ...DEFAULT_MODEL, name: 'house' };
    const published = PUBLISHED['R.1']!;
    const proof = { ...published, model: 'house.1', weights, payoutRatio: { ...published.payoutRatio, ratio } };
    const certified = done(done(empty, { type: 'submitModel', weights }), { type: 'certify', proof }, 'system');
    expect(decide(certified, change(1_000 + NOTICE, { model: 'house.1' })).ok).toBe(isOffered);
  },
);

test('B21 3.2 own odds are announced once their certificate is computed, never before, and never twice by one name', () => {
  const weights: Model = { ...DEFAULT_MODEL, name: 'house' };
  const submitted = done(empty, { type: 'submitModel', weights });
  const take = change(1_000 + NOTICE, { model: 'house.1' });
  expect(decide(submitted, take)).toMatchObject({ refusal: { code: 'unknown-model' } });
  const proof = { ...PUBLISHED['R.1']!, model: 'house.1', weights };
  const certified = done(submitted, { type: 'certify', proof }, 'system');
  expect(done(certified, { type: 'certify', proof }, 'system')).toEqual(certified);
  expect(decide(certified, take).ok).toBe(true);
  for (const twice of [weights, MODELS['C3']!])
    expect(decide(certified, { type: 'submitModel', weights: twice })).toMatchObject({
      refusal: { code: 'model-exists' },
    });
  const broken = { ...weights, version: 2, free: [0.5, 0.5, 0, 0, 0] };
  expect(decide(certified, { type: 'submitModel', weights: broken })).toMatchObject({
    refusal: { code: 'weights-not-whole' },
  });
});

test('B21 24.2 announcements of an older log, which name all three, replay as they were', () => {
  const old = [30, 20].map((tenDays) => ({
    ...{ type: 'announced', from: tenDays * NOTICE, rules: `r${tenDays}`, conditions: 'c', model: 'R.1' },
  }));
  const house = (old as Parameters<typeof terms.evolve>[1][]).reduce(terms.evolve, empty);
  expect(inForce(house.announced, 25 * NOTICE).rules).toBe('r20');
  expect(inForce(house.announced, 30 * NOTICE).rules).toBe('r30');
});
