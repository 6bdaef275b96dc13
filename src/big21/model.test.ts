import { expect, test } from 'vitest';
import { chanceFromText } from '../kit/chance.ts';
import { FACES } from './face.ts';
import { DEFAULT_MODEL, drawFace, drawFreeCards, isPlayable, MODELS, modelId, parseModel, shares } from './model.ts';

test('B21 3.1 three published models, R by default, all with whole weights', () => {
  expect(Object.values(MODELS).map(modelId)).toEqual(['R.1', 'C3.1', 'uniform.1']);
  expect(DEFAULT_MODEL.name).toBe('R');
  expect(Object.values(MODELS).every(isPlayable)).toBe(true);
});

test('B21 7.2, B21 10.1 cards and counts of free cards come as often as the model says (chi-square)', () => {
  for (const model of Object.values(MODELS)) {
    const chance = chanceFromText(`chi ${model.name}`)('draws');
    const draws = 40_000;
    const faces = new Map<string, number>();
    const counts = new Map<number, number>();
    for (let i = 0; i < draws; i++) {
      const face = drawFace(model.cards, chance);
      const count = drawFreeCards(model, chance);
      faces.set(face, (faces.get(face) ?? 0) + 1);
      counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const chiSquare = (found: number[], expected: number[]) =>
      found.reduce((sum, n, i) => sum + (n - expected[i]! * draws) ** 2 / (expected[i]! * draws), 0);
    // p = 0.0005 at 12 and at 4 degrees of freedom
    expect(
      chiSquare(
        FACES.map((face) => faces.get(face) ?? 0),
        shares(model.cards),
      ),
    ).toBeLessThan(34.8);
    expect(
      chiSquare(
        [2, 3, 4, 5, 6].map((count) => counts.get(count) ?? 0),
        shares(model.free),
      ),
    ).toBeLessThan(20);
  }
});

test('a model may be a file: lists or objects, with a clear word about what is wrong', () => {
  const cards = Object.fromEntries(FACES.map((face) => [face, 1]));
  expect(parseModel({ cards, free: { 2: 1 } }, 'mine')).toMatchObject({
    name: 'mine',
    free: [1, 0, 0, 0, 0],
    version: 1,
  });
  expect(parseModel({ cards: Array(13).fill(0.5), free: [1, 1, 1, 1, 1] }, 'mine')).toMatchObject({
    cards: Array(13).fill(0.5),
  });
  const bad: [unknown, string][] = [
    [null, 'object'],
    [[], 'object'],
    [{ cards, free: [1] }, 'free: 1 weights instead of 5'],
    [{ cards: { 1: 1 }, free: [1, 1, 1, 1, 1] }, 'cards: "1" is none'],
    [{ cards: { 2: -1 }, free: [1, 1, 1, 1, 1] }, 'cards: a weight'],
    [{ cards: { 2: 0 }, free: [1, 1, 1, 1, 1] }, 'cards: at least one'],
    [{ cards, free: [1, 1, 1, 1, 1], luck: 1 }, 'luck'],
    [{ cards, free: [1, 1, 1, 1, 1], version: 0 }, 'version'],
  ];
  for (const [json, why] of bad) expect(parseModel(json, 'mine')).toContain(why);
});
