import { FACES, lowValueOf } from '../face.ts';
import type { Model } from '../model.ts';
import { shares } from '../model.ts';
import { PLAN } from '../payout.ts';
import { PILES } from '../round.ts';
import { highLowOdds } from './highLowOdds.ts';
import { pileSets, SETS } from './pileSet.ts';
import { VALUES } from './pileState.ts';
import { cardOf, indexOf, isFreeing, type Layout, type State, toOf } from './table.ts';

/** What the best player gets from here on, per franc of stake, for every state of a layout. */
export interface Solution {
  readonly layout: Layout;
  readonly terms: Terms;
  readonly values: Float64Array;
}

/** What the game pays and asks, per franc of stake. */
export interface Terms {
  /** `values[v]`: chance that the next card counts v, the ace as 1. */
  readonly cards: Float64Array;
  /** Chances of 2 to 6 free cards. */
  readonly free: Float64Array;
  /** By complete piles, High/Low included or not. */
  readonly pay: readonly number[];
  /** Of a bought card; 1 in the game, something else when we look for the best ratio. */
  readonly price: number;
}

export function termsOf(model: Model, withHighLow: boolean, price = 1): Terms {
  const cards = new Float64Array(VALUES + 1);
  for (const [i, chance] of shares(model.cards).entries()) cards[lowValueOf(FACES[i]!)]! += chance;
  const { worth } = highLowOdds(model);
  const pay = withHighLow ? PLAN.with(3, worth[5]).with(4, worth[10]) : PLAN;
  return { cards, free: Float64Array.from(shares(model.free)), pay, price };
}

/**
 * The dynamic programme: sets by falling number, within a set by purchases and then by cards left.
 * V(set, n) = Σ p(card) · max(discard, every placement); out of cards: stop, or buy one more.
 */
export function solve(layout: Layout, terms: Terms, values = new Float64Array(layout.size)): Solution {
  const solution = { layout, terms, values };
  const scratch = newScratch(layout);
  const { complete } = pileSets();
  for (let set = SETS - 1; set >= 0; set--) {
    if (layout.most[set]! < 0 || complete[set] === PILES) continue;
    lookAhead(solution, set, scratch);
    settle(solution, set, scratch);
  }
  return solution;
}

interface Scratch {
  /** `best[value * width + cards * levels + purchases]`: the best placement of a card of that value, 0 where there is none. */
  readonly best: Float64Array;
  readonly width: number;
}

function newScratch({ most, levels }: Layout): Scratch {
  const width = (most.reduce((a, b) => Math.max(a, b)) + 1) * levels;
  return { best: new Float64Array((VALUES + 1) * width), width };
}

/** The best placement of every card value, for all cards and purchases left at once. */
function lookAhead({ layout, terms, values }: Solution, set: number, { best, width }: Scratch): void {
  const { levels, offset, moves, first } = layout;
  const { complete } = pileSets();
  // Imports are read once here: a test runner looks each use of one up anew, which these loops would feel.
  const [piles, to, value, frees] = [PILES, toOf, cardOf, isFreeing];
  const end = (layout.most[set]! + 1) * levels;
  for (let row = width; row < best.length; row += width) for (let x = levels; x < end; x++) best[row + x] = 0;
  for (let k = first[set]!, last = first[set + 1]!; k < last; k++) {
    const move = moves[k]!;
    const after = to(move);
    const row = value(move) * width;
    const there = offset[after]! - levels; // one card fewer
    if (complete[after] === piles) {
      for (let x = levels; x < end; x++) best[row + x] = terms.pay[piles]!; // the highest win ends the round: B21 12.1
    } else if (frees(move)) {
      for (let x = levels; x < end; x++) {
        const worth = withFreeCards(values, there + x, levels, terms.free);
        if (worth > best[row + x]!) best[row + x] = worth;
      }
    } else {
      for (let x = levels; x < end; x++) {
        const worth = values[there + x]!;
        if (worth > best[row + x]!) best[row + x] = worth;
      }
    }
  }
}

/** The mean over two to six free cards. B21 10.1 */
function withFreeCards(values: Float64Array, at: number, levels: number, chances: Float64Array): number {
  let worth = 0;
  for (let f = 0; f < chances.length; f++) worth += chances[f]! * values[at + (f + 2) * levels]!;
  return worth;
}

function settle({ layout, terms, values }: Solution, set: number, { best, width }: Scratch): void {
  const { levels, most, offset } = layout;
  const { cards, pay, price } = terms;
  const at = offset[set]!;
  const stop = pay[pileSets().complete[set]!]!;
  const end = (most[set]! + 1) * levels;
  for (let left = 0; left < levels; left++) {
    let discard = left > 0 ? Math.max(stop, values[at + levels + left - 1]! - price) : stop;
    values[at + left] = discard;
    for (let x = left + levels; x < end; x += levels) {
      let worth = 0;
      for (let v = 1, row = width + x; v < cards.length; v++, row += width)
        worth += cards[v]! * Math.max(best[row]!, discard);
      values[at + x] = worth;
      discard = worth;
    }
  }
}

/** The value of a state before its next card is shown. */
export const valueAt = ({ layout, values }: Solution, state: State): number => values[indexOf(layout, state)]!;

export const startValue = (solution: Solution): number => valueAt(solution, solution.layout.start);
