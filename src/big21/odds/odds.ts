import type { Model } from '../model.ts';
import { FIRST_CARDS, PILES, PURCHASES } from '../round.ts';
import { type Evaluation, evaluate, type Strategy } from './evaluate.ts';
import { pileSets, setAfter } from './pileSet.ts';
import { BUST, HARD_21, NEXT, SOFT_21, VALUES } from './pileState.ts';
import { buys, DISCARD, type Player } from './player.ts';
import { type Solution, solve, startValue, type Terms, termsOf } from './solve.ts';
import { indexOf, type Layout, layoutFrom } from './table.ts';

/** A whole round with up to so many purchases. B21 9, 10.2 */
export const wholeRound = (purchases: number = PURCHASES): Layout =>
  layoutFrom({ set: 0, cards: FIRST_CARDS, purchases });

/** What the best player gets per franc of stake. Exact. */
export interface Odds {
  /** Value of the round alone. */
  readonly base: number;
  /** Value with High/Low, best played. */
  readonly highLow: number | null;
  /** The highest W / (stake + P) any strategy reaches. Ruling 19 */
  readonly ratio: number;
  /** The highest W − P. */
  readonly net: number;
}

export function oddsOf(model: Model, purchases: number, withHighLow: boolean): Odds {
  const layout = wholeRound(purchases);
  const table = new Float64Array(layout.size);
  const base = startValue(solve(layout, termsOf(model, false), table));
  const highLow = withHighLow ? startValue(solve(layout, termsOf(model, true), table)) : null;
  const net = highLow ?? base;
  return { base, highLow, ratio: bestRatio(layout, termsOf(model, withHighLow), net, table), net };
}

/**
 * The highest ratio is the price ρ of a card at which the best value is ρ itself: V(ρ) = ρ. V falls with the price and is
 * convex, so the secant closes in from two prices.
 */
export function bestRatio(layout: Layout, terms: Terms, net: number, table = new Float64Array(layout.size)): number {
  if (layout.levels === 1) return net;
  const excess = (price: number) => startValue(solve(layout, { ...terms, price }, table)) - price;
  let [price, rest] = [1, net - 1];
  let nextPrice = rest < 0 ? net : 1 + rest / 2; // few cards are bought in a game that is not worth its stake
  for (let i = 0; i < 12 && Math.abs(nextPrice - price) > 1e-9; i++) {
    const nextRest = excess(nextPrice);
    const slope = (nextRest - rest) / (nextPrice - price);
    [price, rest] = [nextPrice, nextRest];
    nextPrice = price - rest / slope;
    if (Math.abs(rest) < 2e-5) break; // the step just made is then exact to nine digits
  }
  return nextPrice;
}

/** A named player's exact figures. */
export const evaluatePlayer = (layout: Layout, terms: Terms, player: Player): Evaluation =>
  evaluate(layout, terms, strategyOf(player, terms));

/** A named player as a strategy over sets of piles. */
export function strategyOf(player: Player, terms: Terms): Strategy {
  const { states } = pileSets();
  const five = new Uint8Array(PILES);
  const read = (set: number): Uint8Array => {
    for (let i = 0; i < PILES; i++) five[i] = states[set * PILES + i]!;
    return five;
  };
  return {
    looksAtCards: player.looksAtCards,
    choose: (set, value, cards) => player.choose(read(set), value, cards, terms),
    buys: (set) => buys(read(set), terms),
  };
}

/** The best player's exact figures. */
export const evaluateBest = (solution: Solution): Evaluation =>
  evaluate(solution.layout, solution.terms, bestStrategy(solution));

/** Plays by the table; of equal choices discarding comes first, then the lowest pile. */
export function bestStrategy(solution: Solution): Strategy {
  const { layout, terms, values } = solution;
  const { states, complete } = pileSets();
  const placed = (set: number, at: number, value: number, cards: number, purchases: number): number => {
    const state = states[set * PILES + at]!;
    if (state === HARD_21 || (state === SOFT_21 && (complete[set] !== 2 || layout.hadThree))) return -1;
    const next = NEXT[state * (VALUES + 1) + value]!;
    return next === BUST ? -1 : worthAfter(solution, set, setAfter(states, set, at, next), cards, purchases);
  };
  return {
    looksAtCards: true,
    choose: (set, value, cards, purchases) => {
      let best = values[layout.offset[set]! + (cards - 1) * layout.levels + purchases]!;
      let choice = DISCARD;
      for (let at = 0; at < PILES; at++) {
        const worth = placed(set, at, value, cards, purchases);
        if (worth > best + TIE) {
          best = worth;
          choice = at;
        }
      }
      return choice;
    },
    buys: (set, purchases) =>
      values[indexOf(layout, { set, cards: 1, purchases: purchases - 1 })]! - terms.price > terms.pay[complete[set]!]!,
  };
}

/** Equal values may differ in their last digits. */
const TIE = 1e-12;

/** The value of a set reached by a placement, free cards included. */
export function worthAfter(solution: Solution, from: number, to: number, cards: number, purchases: number): number {
  const { layout, terms, values } = solution;
  const { complete } = pileSets();
  if (complete[to] === PILES) return terms.pay[PILES]!;
  const at = layout.offset[to]! + (cards - 1) * layout.levels + purchases;
  if (complete[from] !== 1 || complete[to] !== 2 || layout.hadThree) return values[at]!;
  let worth = 0;
  for (let f = 0; f < terms.free.length; f++) worth += terms.free[f]! * values[at + (f + 2) * layout.levels]!;
  return worth;
}
