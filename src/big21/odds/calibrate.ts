import { FACES } from '../face.ts';
import type { Model } from '../model.ts';
import { FREE_CARDS } from '../round.ts';
import { bestRatio, evaluatePlayer, wholeRound } from './odds.ts';
import type { Player } from './player.ts';
import { solve, startValue, termsOf } from './solve.ts';
import type { Layout } from './table.ts';

/** What is wished: the reference player's payout ratio, and a ratio that no strategy may reach. */
export interface Wish {
  readonly reference: Player;
  readonly ratio: number;
  readonly bestBelow: number;
}

export interface Calibration {
  readonly model: Model;
  readonly reference: string;
  readonly ratio: number;
  readonly best: number;
}

/** With these cards: the law of free cards that gives the reference player his ratio. Undefined when there is none. */
export function calibrateFreeCards(model: Model, wish: Wish): Calibration | undefined {
  const layout = wholeRound();
  const free = fitFreeCards(layout, model, wish);
  if (!free || !bestStaysBelow(layout, { ...model, free }, wish.bestBelow)) return undefined;
  return certified(layout, { ...model, free }, wish);
}

/**
 * The most equal cards at which the best player stays below the limit. The more tens, the smaller the spread between the
 * players; so the weight of the small cards is halved in on, the aces bring the reference player near his ratio, and the
 * free cards exactly onto it. Weights are per mille, so that they can be published as a table.
 */
export function calibrateCards(wish: Wish): Calibration | undefined {
  const layout = wholeRound();
  let found: Model | undefined;
  let [low, high] = [SMALLEST, Math.floor(1000 / FACES.length)];
  while (low <= high) {
    const small = Math.floor((low + high) / 2);
    const model = fitCards(layout, small, wish);
    if (model && bestStaysBelow(layout, model, wish.bestBelow)) {
      found = model;
      low = small + 1;
    } else high = small - 1;
  }
  return found && certified(layout, found, wish);
}

const SMALLEST = 10;

function certified(layout: Layout, model: Model, wish: Wish): Calibration {
  const terms = termsOf(model, true);
  const best = bestRatio(layout, terms, startValue(solve(layout, terms)));
  return { model, reference: wish.reference.name, ratio: ratioOf(layout, model, wish.reference), best };
}

const ratioOf = (layout: Layout, model: Model, player: Player): number =>
  evaluatePlayer(layout, termsOf(model, true), player).ratio;

/** One solution answers it: the highest ratio is below ρ when the best value at a card price of ρ is. */
const bestStaysBelow = (layout: Layout, model: Model, limit: number): boolean =>
  startValue(solve(layout, termsOf(model, true, limit))) < limit;

/** The fewest aces that bring the reference player to his ratio with free cards 16 : 8 : 4 : 2 : 1, then the free cards. */
function fitCards(layout: Layout, small: number, wish: Wish): Model | undefined {
  const withAces = (quarter: number): Model => ({
    name: 'calibrated',
    version: 1,
    cards: FACES.map((face) => (face === 'A' ? 4 * quarter : isTen(face) ? (1000 - 8 * small) / 4 - quarter : small)),
    free: [16, 8, 4, 2, 1],
    highLow: FACES.map(() => 1),
  });
  let [low, high] = [1, 60];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ratioOf(layout, withAces(middle), wish.reference) >= wish.ratio) high = middle;
    else low = middle + 1;
  }
  const free = fitFreeCards(layout, withAces(low), wish);
  return free && { ...withAces(low), free };
}

const isTen = (face: string): boolean => ['10', 'J', 'Q', 'K'].includes(face);

/**
 * Free cards by q(k) ∝ e^(−θk). The ratio falls as θ rises, because a free card can always be discarded; regula falsi,
 * with a halving every third step so that a flat end cannot hold it up. The law found reaches the ratio and is never
 * below it: the ratio of B21 3.1 is to be reached (B21 3.2).
 */
function fitFreeCards(layout: Layout, model: Model, { reference, ratio }: Wish): number[] | undefined {
  const at = (theta: number) => ratioOf(layout, { ...model, free: freeLaw(theta) }, reference);
  let [low, high] = [-6, 9];
  let [atLow, atHigh] = [at(low), at(high)];
  if (atLow < ratio || atHigh > ratio) return undefined;
  for (let i = 0; i < 60 && high - low > 1e-9 && atLow - ratio >= 2e-7; i++) {
    const theta = i % 3 === 2 ? (low + high) / 2 : low + ((high - low) * (atLow - ratio)) / (atLow - atHigh);
    const found = at(theta);
    if (found >= ratio) [low, atLow] = [theta, found];
    else [high, atHigh] = [theta, found];
  }
  return freeLaw(low);
}

/** In millionths that add up. */
export function freeLaw(theta: number): number[] {
  const weights = FREE_CARDS.map((count) => Math.exp(-theta * count));
  const sum = weights.reduce((a, b) => a + b);
  const millionths = weights.map((weight) => Math.round((weight / sum) * MILLION));
  millionths[0]! += MILLION - millionths.reduce((a, b) => a + b);
  return millionths;
}

const MILLION = 1_000_000;
