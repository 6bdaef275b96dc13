import { expect, test } from 'vitest';
import { chanceFromText } from '../../kit/chance.ts';
import { FACES } from '../face.ts';
import { MODELS, type Model, modelHash, parseModel } from '../model.ts';
import { calibrateFreeCards, freeLaw } from './calibrate.ts';
import { highLowOdds } from './highLowOdds.ts';
import { valueByRecursion } from './judges/recursion.ts';
import { simulate } from './judges/simulate.ts';
import { bestRatio, bestStrategy, evaluateBest, evaluatePlayer, oddsOf, wholeRound } from './odds.ts';
import { SETS } from './pileSet.ts';
import { PILE_STATES } from './pileState.ts';
import { careless, indexPlayer, naive, sensible } from './player.ts';
import { type Position, worthOf } from './position.ts';
import { PUBLISHED } from './published.ts';
import { solve, startValue, termsOf } from './solve.ts';

const UNIFORM = MODELS['uniform']!;
const R = MODELS['R']!;
/** As files hold them: weights by face, free cards by count. */
const fromFile = (json: object): Model => {
  const model = parseModel(json, 'file');
  if (typeof model === 'string') throw new Error(model);
  return model;
};
const faces = (small: number, ten: number, ace: number) =>
  Object.fromEntries(FACES.map((face, i) => [face, face === 'A' ? ace : i < 8 ? small : ten]));
const ALWAYS_TWO = fromFile({ cards: faces(1, 1, 1), free: { 2: 1 } });
const T1B = fromFile({ name: 'T1b', cards: faces(1, 7, 3.557516), free: { 2: 16, 3: 8, 4: 4, 5: 2, 6: 1 } });

/** Laid out once: most tests solve the same game at other prices or odds. */
const ALONE = wholeRound(0);
const WHOLE = wholeRound();
const valueAt = (model: Model, price: number) => startValue(solve(WHOLE, termsOf(model, true, price)));
const BEST_IN_R = solve(WHOLE, termsOf(R, true));

test('a pile has 32 states, five piles 376,992 sets', () => {
  expect([PILE_STATES.length, SETS]).toEqual([32, 376_992]);
});

test.each([
  [0, 1.118572, 1.487214],
  [3, 1.66942, 2.674471],
])('uniform, %i purchases: the best player gets %d, with High/Low %d', (purchases, base, highLow) => {
  const layout = purchases === 0 ? ALONE : WHOLE;
  expect(startValue(solve(layout, termsOf(UNIFORM, false)))).toBeCloseTo(base, 6);
  expect(startValue(solve(layout, termsOf(UNIFORM, true)))).toBeCloseTo(highLow, 6);
});

test('B21 17 High/Low is worth 7.467061, 9.707179, 12.570413 and 16.086957 times the stake', () => {
  const { worth, predicts } = highLowOdds(UNIFORM);
  expect([worth[5], worth[7], worth[10], worth[14]].map((value) => value.toFixed(6))).toEqual([
    '7.467061',
    '9.707179',
    '12.570413',
    '16.086957',
  ]);
  expect(predicts[7].map((guess) => guess !== undefined)).toEqual([...'tttttt.tttttt'].map((sign) => sign === 't'));
  expect(predicts[14].filter((guess) => guess === undefined)).toHaveLength(5);
});

test('named players, base game alone: careless .275175, naive .302971, sensible .623268', () => {
  const won = [careless, naive, sensible].map((player) => evaluatePlayer(ALONE, termsOf(UNIFORM, false), player).won);
  expect(won.map((value) => value.toFixed(6))).toEqual(['0.275175', '0.302971', '0.623268']);
});

test('index in model R: .538288 alone, .717726 with purchases and High/Low; in uniform its ties are real ties', () => {
  expect(evaluatePlayer(ALONE, termsOf(R, false), indexPlayer()).won.toFixed(6)).toBe('0.538288');
  expect(evaluatePlayer(WHOLE, termsOf(R, true), indexPlayer()).ratio.toFixed(6)).toBe('0.717726');
  expect(evaluatePlayer(ALONE, termsOf(UNIFORM, false), indexPlayer()).won.toFixed(6)).toBe('0.909601');
});

test('B21 3.1, B21 3.2 in model R the reference player gets exactly 88 %, and nobody more than 97.0395 %', () => {
  const reference = evaluatePlayer(WHOLE, termsOf(R, true), sensible);
  expect([reference.ratio, reference.won, reference.bought].map((value) => value.toFixed(6))).toEqual([
    '0.880000',
    '0.888179',
    '0.009295',
  ]);
  expect(startValue(BEST_IN_R)).toBeCloseTo(0.970111, 6);
  const published = PUBLISHED['R.1']!; // the certificate on the rules page says the same
  expect(published.modelHash).toBe(modelHash(R));
  const highest = bestRatio(WHOLE, termsOf(R, true), startValue(BEST_IN_R));
  expect(highest).toBeCloseTo(0.970395, 6);
  expect(published.highestRatio).toBeCloseTo(highest, 12);
  expect(published.payoutRatio.ratio).toBeCloseTo(reference.ratio, 12);
  expect(evaluatePlayer(WHOLE, termsOf(MODELS['C3']!, true), sensible).ratio.toFixed(6)).toBe('0.880000');
});

test('models from files: always two free cards .660401, .884661, 1.468528; T1b has a best ratio of .880000', () => {
  expect(oddsOf(ALWAYS_TWO, 0, true)).toMatchObject({
    base: expect.closeTo(0.660401, 6),
    highLow: expect.closeTo(0.884661, 6),
  });
  expect(valueAt(ALWAYS_TWO, 1)).toBeCloseTo(1.468528, 6);
  expect(valueAt(T1B, 0.88)).toBeCloseTo(0.88, 6);
});

test('the best player, followed forwards, gets what was computed backwards', () => {
  const best = evaluateBest(solve(ALONE, termsOf(UNIFORM, false)));
  expect(best.net).toBeCloseTo(1.118571500133, 10);
  expect(best.piles.map((chance) => chance.toFixed(5))).toEqual([
    '0.32736',
    '0.42681',
    '0.09537',
    '0.10756',
    '0.03821',
    '0.00469',
  ]);
  expect([best.cards, best.freeCards, best.discards, best.removals].map((mean) => mean.toFixed(4))).toEqual([
    '9.2706',
    '1.2755',
    '1.5806',
    '0.0730',
  ]);
});

/** Any five piles, complete ones as likely as others, with few cards left. */
function anyPosition(chance: { below(m: number): number }, mostCards: number): Position {
  const pile = () => PILE_STATES[chance.below(4) === 0 ? (chance.below(2) ? 21 : 31) : 8 + chance.below(24)]!.name;
  const cards = chance.below(mostCards + 1);
  return {
    piles: [pile(), pile(), pile(), pile(), pile()],
    cards,
    buys: chance.below(2),
    hadThree: chance.below(4) === 0,
    ...(cards > 0 && chance.below(2) === 0 ? { card: (['A', '2', '5', '9', 'K'] as const)[chance.below(5)]! } : {}),
  };
}

test('B21 11.1 the table agrees with plain recursion over the rules, every removal allowed, at 20 random positions; `npm run long big21.recursion` takes more', () => {
  const chance = chanceFromText('positions')('p');
  for (let i = 0; i < 20; i++) {
    const position = anyPosition(chance, 2);
    const model = position.hadThree ? [UNIFORM, R][i % 2]! : ALWAYS_TWO;
    const withHighLow = i % 2 === 0;
    const { value } = worthOf(position, model, withHighLow);
    expect(value, JSON.stringify(position)).toBeCloseTo(valueByRecursion(position, model, withHighLow), 10);
  }
});

test('rounds dealt and played through the rules agree with the exact values within four standard errors', () => {
  const chance = chanceFromText('simulation')('s');
  const played = simulate(R, bestStrategy(BEST_IN_R), true, 5_000, chance);
  expect(Math.abs(played.net - startValue(BEST_IN_R))).toBeLessThan(4 * played.standardError);
});

test('calibration says so when no free cards bring the reference player there; `npm run long big21.calibrate` tries more', () => {
  expect(freeLaw(0).reduce((a, b) => a + b)).toBe(1_000_000);
  expect(calibrateFreeCards(UNIFORM, { reference: sensible, ratio: 1.5, bestBelow: 2 })).toBe(undefined);
});
