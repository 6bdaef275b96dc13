import { invariant } from '../../../kit/absurd.ts';
import type { Chance } from '../../../kit/chance.ts';
import { francs } from '../../../ledger/money.ts';
import { type Dealer, dealerOn } from '../../dealer.ts';
import { lowValueOf, rankOf } from '../../face.ts';
import { evolve, type Game } from '../../game.ts';
import type { Model } from '../../model.ts';
import { type Move, play } from '../../play.ts';
import { PILES, type Round } from '../../round.ts';
import type { Strategy } from '../evaluate.ts';
import { type HighLowOdds, highLowOdds } from '../highLowOdds.ts';
import { setNumber } from '../pileSet.ts';
import { stateOf } from '../pileState.ts';
import { DISCARD } from '../player.ts';

/** What many games played by the rules came to, per franc of stake. */
export interface Simulation {
  readonly games: number;
  readonly won: number;
  readonly bought: number;
  readonly net: number;
  /** Of the net mean. */
  readonly standardError: number;
}

/**
 * Whole participations, command by command through `play` and `evolve` like anybody's: the check of the mathematics that
 * shares nothing with it but the strategy. High/Low, where it is played, is played card by card to its end. Nobody enters
 * Risk: it is the same game once more at another stake.
 */
export function simulate(
  model: Model,
  strategy: Strategy,
  withHighLow: boolean,
  games: number,
  chance: Chance,
): Simulation {
  const dealer = dealerOn(model, () => chance, '');
  const table = { strategy, highLow: withHighLow ? highLowOdds(model) : undefined, dealer };
  let [won, bought, net, squares] = [0, 0, 0, 0];
  for (let n = 0; n < games; n++) {
    const { paid, cards } = playOut(table);
    won += paid;
    bought += cards;
    net += paid - cards;
    squares += (paid - cards) ** 2;
  }
  const mean = net / games;
  const standardError = Math.sqrt((squares / games - mean * mean) / games);
  return { games, won: won / games, bought: bought / games, net: mean, standardError };
}

interface Table {
  readonly strategy: Strategy;
  readonly highLow: HighLowOdds | undefined;
  readonly dealer: Dealer;
}

const STAKE = francs(1);

function playOut({ strategy, highLow, dealer }: Table): { paid: number; cards: number } {
  let game = after(undefined, { type: 'start', stake: STAKE, purse: 'practice' }, dealer);
  let cards = 0;
  while (game.stage !== 'over') {
    const command = next(game, strategy, highLow);
    if (command.type === 'buy') cards++;
    game = after(game, command, dealer);
  }
  return { paid: game.paid / STAKE, cards };
}

function next(game: Exclude<Game, { stage: 'over' }>, strategy: Strategy, highLow: HighLowOdds | undefined): Move {
  if (game.stage === 'choice') return { type: highLow && game.highLow !== undefined ? 'highLow' : 'stop' };
  if (game.stage === 'highLow') {
    const guess = highLow!.predicts[game.level][rankOf(game.open)];
    return guess === undefined ? { type: 'leaveHighLow' } : { type: 'predict', guess };
  }
  const { shown, left, purchasesLeft } = game.round;
  const { set, order } = sorted(game.round);
  if (shown === undefined) return { type: strategy.buys(set, purchasesLeft) ? 'buy' : 'endRound' };
  const choice = strategy.choose(set, lowValueOf(shown), left, purchasesLeft);
  return choice === DISCARD ? { type: 'discard' } : { type: 'place', pile: order[choice]!, confirmBust: true };
}

function after(game: Game | undefined, command: Move, dealer: Dealer): Game {
  const result = play(game, command, 0, dealer);
  invariant(result.ok, 'a strategy only asks for what the rules allow');
  let state = game;
  for (const event of result.value) state = evolve(state, event);
  return state!;
}

/** The number of the piles' set, and which pile stands at each of its five places. */
function sorted({ piles }: Round): { set: number; order: readonly number[] } {
  const order = [0, 1, 2, 3, 4];
  const states = [0, 0, 0, 0, 0];
  for (let i = 0; i < PILES; i++) {
    const { low, hasAce } = piles[i]!;
    const state = stateOf(low, hasAce);
    let place = i;
    for (; place > 0 && states[place - 1]! > state; place--) {
      states[place] = states[place - 1]!;
      order[place] = order[place - 1]!;
    }
    states[place] = state;
    order[place] = i;
  }
  return { set: setNumber(states[0]!, states[1]!, states[2]!, states[3]!, states[4]!), order };
}
