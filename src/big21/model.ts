import { invariant } from '../kit/absurd.ts';
import { canonical } from '../kit/canonical.ts';
import type { Chance } from '../kit/chance.ts';
import { sha256Hex } from '../kit/hash.ts';
import type { Immutable } from '../kit/immutable.ts';
import { FACES, type Face } from './face.ts';
import { FREE_CARDS } from './round.ts';

/**
 * The odds, as published weights: how often each face comes, how many free cards, which High/Low cards. A model never
 * changes and never looks at a player, a stake or a result; other odds are another version. B21 3.1, 10.1, ruling M4
 */
export type Model = Immutable<{
  name: string;
  version: number;
  /** A weight for each face, two to ace. */
  cards: number[];
  /** A weight for each count of free cards, two to six. */
  free: number[];
  /** A weight for each face in High/Low, two to ace. */
  highLow: number[];
}>;

const EQUAL = FACES.map(() => 1);

/** The default for money and practice: the reference player gets 88 %, nobody more than 97.04 %. */
const R: Model = {
  name: 'R',
  version: 1,
  cards: [25, 25, 25, 25, 25, 25, 25, 25, 176, 176, 176, 176, 96],
  free: [577_823, 248_895, 107_210, 46_180, 19_892],
  highLow: EQUAL,
};

/** Equal ranks, the reference player gets 88 %, but a perfect player wins: only for a house that accepts that. */
const C3: Model = {
  name: 'C3',
  version: 1,
  cards: EQUAL,
  free: [357_874, 251_949, 177_376, 124_876, 87_925],
  highLow: EQUAL,
};

/** Everything equally likely: the yardstick of the mathematics. */
const UNIFORM: Model = { name: 'uniform', version: 1, cards: EQUAL, free: FREE_CARDS.map(() => 1), highLow: EQUAL };

export const MODELS: Readonly<Record<string, Model>> = { R, C3, uniform: UNIFORM };
export const DEFAULT_MODEL = R;

/** 'R.1': what a participation, a certificate and a notice call it. */
export const modelId = (model: Model): string => `${model.name}.${model.version}`;

export const modelHash = (model: Model): string => sha256Hex(canonical(model));

/** Play needs whole weights: each draw is then one number below their sum. */
export const isPlayable = (model: Model): boolean =>
  [model.cards, model.free, model.highLow].every(
    (weights) => weights.every((weight) => Number.isSafeInteger(weight)) && sum(weights) <= 2 ** 32,
  );

export const drawFace = (weights: readonly number[], chance: Chance): Face => FACES[draw(weights, chance)]!;

export const drawFreeCards = (model: Model, chance: Chance): number => FREE_CARDS[draw(model.free, chance)]!;

/** A number below the sum of the weights, then the first index whose running sum exceeds it. */
function draw(weights: readonly number[], chance: Chance): number {
  let rest = chance.below(sum(weights));
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i]!;
    if (rest < 0) return i;
  }
  invariant(false, 'the weights add up to their sum');
}

export const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);

export const shares = (weights: readonly number[]): number[] => weights.map((weight) => weight / sum(weights));

/**
 * A model from a file: `{"name", "version", "cards", "free", "highLow"}`. Weights are a list in rising order or an object
 * by face ("2" … "10", "J", "Q", "K", "A") or count ("2" … "6"); what is not named weighs nothing. Without `highLow` the
 * thirteen ranks are equal. Answers with the reason when it is not one.
 */
export function parseModel(json: unknown, name: string): Model | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'a model is an object';
  const fields = json as Record<string, unknown>;
  const unknown = Object.keys(fields).find(
    (key) => !['name', 'version', 'cards', 'free', 'highLow', 'note'].includes(key),
  );
  if (unknown !== undefined) return `a model has no field "${unknown}"`;
  const cards = parseWeights(fields['cards'], FACES);
  if (typeof cards === 'string') return `cards: ${cards}`;
  const free = parseWeights(fields['free'], FREE_CARDS.map(String));
  if (typeof free === 'string') return `free: ${free}`;
  const highLow = fields['highLow'] === undefined ? EQUAL : parseWeights(fields['highLow'], FACES);
  if (typeof highLow === 'string') return `highLow: ${highLow}`;
  const given = fields['name'] ?? name;
  if (typeof given !== 'string' || !/^[\w.-]{1,40}$/.test(given)) return 'name: 1 to 40 letters, digits, . _ or -';
  const version = fields['version'] ?? 1;
  if (!Number.isSafeInteger(version) || (version as number) < 1) return 'version: a whole number from 1';
  return { name: given, version: version as number, cards, free, highLow };
}

function parseWeights(json: unknown, keys: readonly string[]): readonly number[] | string {
  if (typeof json !== 'object' || json === null) return `a list of ${keys.length} weights, or an object`;
  const stranger = Array.isArray(json) ? undefined : Object.keys(json).find((key) => !keys.includes(key));
  if (stranger !== undefined) return `"${stranger}" is none of ${keys.join(' ')}`;
  if (Array.isArray(json) && json.length !== keys.length) return `${json.length} weights instead of ${keys.length}`;
  const weights: unknown[] = Array.isArray(json)
    ? json
    : keys.map((key) => (json as Record<string, unknown>)[key] ?? 0);
  if (
    !weights.every((weight): weight is number => typeof weight === 'number' && Number.isFinite(weight) && weight >= 0)
  )
    return 'a weight is a number from 0';
  return sum(weights) > 0 ? weights : 'at least one weight is above 0';
}
