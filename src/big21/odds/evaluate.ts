import { FREE_CARDS, PILES } from '../round.ts';
import { pileSets, setAfter } from './pileSet.ts';
import { BUST, isCompleteState, NEXT, VALUES } from './pileState.ts';
import { type Choice, DISCARD } from './player.ts';
import type { Terms } from './solve.ts';
import type { Layout } from './table.ts';

/** A player as the evaluation sees him: his choice with a set of piles, cards and purchases left. */
export interface Strategy {
  choose(set: number, value: number, cards: number, purchases: number): Choice;
  buys(set: number, purchases: number): boolean;
  readonly looksAtCards: boolean;
}

/** What a round brings a strategy on average, exactly, per franc of stake. */
export interface Evaluation {
  /** W: what the round pays. */
  readonly won: number;
  /** P: bought cards. */
  readonly bought: number;
  /** W / (1 + P): the payout ratio. Ruling 19 */
  readonly ratio: number;
  /** W − P. */
  readonly net: number;
  /** Chances of 0 to 5 complete piles at the end. */
  readonly piles: readonly number[];
  readonly bust: number;
  /** Chances of 0, 1, 2 … bought cards. */
  readonly purchases: readonly number[];
  readonly cards: number;
  readonly freeCards: number;
  readonly freeCardEvents: number;
  readonly discards: number;
  readonly removals: number;
}

/** Follows the chance of every state from the start, by rising set number, falling purchases and falling cards. */
export function evaluate(layout: Layout, terms: Terms, strategy: Strategy): Evaluation {
  const { levels, most, offset, start } = layout;
  const { states, complete } = pileSets();
  const mass = new Float64Array(layout.size);
  mass[offset[start.set]! + start.cards * levels + start.purchases] = 1;
  const piles = new Array<number>(PILES + 1).fill(0);
  const sold = new Array<number>(levels).fill(0);
  const tally = { bust: 0, bought: 0, cards: 0, freeCards: 0, freeCardEvents: 0, discards: 0, removals: 0 };
  const choices = new Int8Array(VALUES + 1);
  const meanFree = terms.free.reduce((sum, chance, i) => sum + chance * FREE_CARDS[i]!, 0);

  // Imports are read once here: a test runner looks each use of one up anew, which these loops would feel.
  const [five, top, nextOf, none, over, counts] = [PILES, VALUES, NEXT, DISCARD, BUST, FREE_CARDS];
  const [follow, isFull] = [setAfter, isCompleteState];
  for (let set = start.set; set < most.length; set++) {
    if (most[set]! < 0 || complete[set] === five) continue;
    const at = offset[set]!;
    let isChosen = false;
    for (let left = levels - 1; left >= 0; left--) {
      for (let cards = most[set]!; cards > 0; cards--) {
        const here = mass[at + cards * levels + left]!;
        if (here === 0) continue;
        tally.cards += here;
        if (!isChosen || strategy.looksAtCards)
          for (let value = 1; value <= top; value++)
            choices[value] = terms.cards[value] === 0 ? none : strategy.choose(set, value, cards, left);
        isChosen = true;
        for (let value = 1; value <= top; value++) {
          const share = here * terms.cards[value]!;
          if (share === 0) continue;
          const choice = choices[value]!;
          if (choice === none) {
            tally.discards += share;
            mass[at + (cards - 1) * levels + left]! += share;
            continue;
          }
          const state = states[set * five + choice]!;
          const next = nextOf[state * (top + 1) + value]!;
          if (next === over) {
            tally.bust += share;
            sold[start.purchases - left]! += share;
            continue;
          }
          if (isFull(state) && !isFull(next)) tally.removals += share;
          const to = follow(states, set, choice, next);
          if (complete[to] === five) {
            piles[five]! += share;
            sold[start.purchases - left]! += share;
          } else if (complete[set] === 1 && complete[to] === 2 && !layout.hadThree) {
            tally.freeCardEvents += share;
            tally.freeCards += share * meanFree;
            for (let f = 0; f < counts.length; f++)
              mass[offset[to]! + (cards - 1 + counts[f]!) * levels + left]! += share * terms.free[f]!;
          } else mass[offset[to]! + (cards - 1) * levels + left]! += share;
        }
      }
      const out = mass[at + left]!;
      if (out === 0) continue;
      if (left > 0 && strategy.buys(set, left)) {
        tally.bought += out;
        mass[at + levels + left - 1]! += out;
      } else {
        piles[complete[set]!]! += out;
        sold[start.purchases - left]! += out;
      }
    }
  }
  const won = piles.reduce((sum, chance, count) => sum + chance * terms.pay[count]!, 0);
  const { bought } = tally;
  return { ...tally, won, ratio: won / (1 + bought), net: won - bought, piles, purchases: sold };
}
