import type { Chance } from '../../kit/chance.ts';
import { francs } from '../../ledger/money.ts';
import { lowValueOf } from '../face.ts';
import { drawFace, drawFreeCards, type Model } from '../model.ts';
import {
  addCards,
  beginRound,
  buyCard,
  completePiles,
  discard,
  earnsFreeCards,
  isRoundBust,
  PILES,
  place,
  type Round,
} from '../round.ts';

import type { Strategy } from './evaluate.ts';
import { setNumber } from './pileSet.ts';
import { stateOf } from './pileState.ts';
import { DISCARD } from './player.ts';
import type { Terms } from './solve.ts';

/** What many rounds played through the rules came to, per franc of stake. */
export interface Simulation {
  readonly games: number;
  readonly won: number;
  readonly bought: number;
  readonly net: number;
  /** Of the net mean. */
  readonly standardError: number;
  readonly piles: readonly number[];
}

/**
 * Rounds dealt card by card and played by the rules room itself: the check of the mathematics that shares nothing with
 * it but the strategy. High/Low is booked at its exact mean (`terms.pay`).
 */
export function simulate(model: Model, terms: Terms, strategy: Strategy, games: number, chance: Chance): Simulation {
  let [won, bought, net, squares] = [0, 0, 0, 0];
  const piles = new Array<number>(PILES + 1).fill(0);
  for (let game = 0; game < games; game++) {
    const result = playRound(model, strategy, chance);
    const pays = result.isBust ? 0 : terms.pay[result.complete]!;
    if (!result.isBust) piles[result.complete]!++;
    won += pays;
    bought += result.bought;
    net += pays - result.bought;
    squares += (pays - result.bought) ** 2;
  }
  const mean = net / games;
  const standardError = Math.sqrt((squares / games - mean * mean) / games);
  return {
    games,
    won: won / games,
    bought: bought / games,
    net: mean,
    standardError,
    piles: piles.map((n) => n / games),
  };
}

function playRound(model: Model, strategy: Strategy, chance: Chance) {
  let round = beginRound(STAKE);
  let bought = 0;
  for (;;) {
    while (round.left > 0) {
      const shown = drawFace(model.cards, chance);
      const { set, order } = sorted(round);
      const choice = strategy.choose(set, lowValueOf(shown), round.left, round.purchasesLeft);
      const before: Round = { ...round, shown };
      if (choice === DISCARD) {
        round = discard(before);
        continue;
      }
      round = place(before, order[choice]!);
      if (isRoundBust(round)) return { isBust: true, complete: 0, bought };
      if (earnsFreeCards(before, round)) round = addCards(round, drawFreeCards(model, chance));
      if (completePiles(round) === PILES) return { isBust: false, complete: PILES, bought };
    }
    if (round.purchasesLeft === 0 || !strategy.buys(sorted(round).set, round.purchasesLeft))
      return { isBust: false, complete: completePiles(round), bought };
    round = buyCard(round);
    bought++;
  }
}

const STAKE = francs(1);

/** The number of the piles' set, and which pile stands at each of its five places. */
function sorted(round: Round): { set: number; order: readonly number[] } {
  const states = round.piles.map((pile) => stateOf(pile.low, pile.hasAce));
  const order = [0, 1, 2, 3, 4].sort((a, b) => states[a]! - states[b]!);
  const [a, b, c, d, e] = order.map((pile) => states[pile]!) as [number, number, number, number, number];
  return { set: setNumber(a, b, c, d, e), order };
}
