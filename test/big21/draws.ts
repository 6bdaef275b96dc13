import { rankOf } from '../../src/big21/face.ts';
import { drawFace, drawFreeCards, MODELS, shares } from '../../src/big21/model.ts';
import { chanceFromText } from '../../src/kit/chance.ts';
import { chiSquare, deviation } from './chiSquare.ts';

const LAGS = 10;

/** So many cards, counts of free cards and High/Low cards, drawn as for play: how far from what is published. */
export function drawsAgainstModel(seed: string, draws: number): Readonly<Record<string, number>> {
  const model = MODELS['R']!;
  const chance = chanceFromText(seed)('chi');
  const [cards, free, highLow] = [new Float64Array(13), new Float64Array(5), new Float64Array(13)];
  const pairs = Array.from({ length: LAGS }, () => new Float64Array(169));
  const last = new Uint8Array(LAGS);
  for (let i = 0; i < draws; i++) {
    const card = rankOf(drawFace(model.cards, chance));
    cards[card]!++;
    for (let lag = 1; lag <= Math.min(i, LAGS); lag++) pairs[lag - 1]![last[(i - lag) % LAGS]! * 13 + card]!++;
    last[i % LAGS] = card;
    free[drawFreeCards(model, chance) - 2]!++;
    highLow[rankOf(drawFace(model.highLow, chance))]!++;
  }
  const chances = shares(model.cards);
  const z = (found: Float64Array, expected: readonly number[]) =>
    Number(deviation(chiSquare(found, expected)).toFixed(3));
  return {
    cards: z(cards, chances),
    free: z(free, shares(model.free)),
    highLow: z(highLow, shares(model.highLow)),
    ...Object.fromEntries(pairs.map((table, lag) => [`lag${lag + 1}`, z(table, chances)])),
  };
}
