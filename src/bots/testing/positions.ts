import { invariant } from '../../kit/absurd.ts';
import { type Chance, chanceFromText } from '../../kit/chance.ts';
import { type Card, cardAt } from '../../schieber/card.ts';
import { deal, decide, evolve, type Game } from '../../schieber/game.ts';
import { MODES } from '../../schieber/mode.ts';

import { type BySeat, bySeat, type Seat } from '../../schieber/seat.ts';
import { type Choice, legalIn, type View, viewFrom } from '../../schieber/view.ts';
import type { Chooser } from '../table.ts';
import { diceFrom } from './dice.ts';
import type { OpenGame } from './honesty.ts';

/** Deals for tests, benches and the arena: the same seed and number give the same deal, in any order. */
export function dealOf(seed: string, number: number): { hands: BySeat<readonly Card[]>; forehand: Seat } {
  const chance = chanceFromText(seed)(`deal/${number}`);
  const pack = Array.from({ length: 36 }, (_, i) => cardAt(i));
  for (let i = 35; i > 0; i--) {
    const j = chance.below(i + 1);
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  return { hands: bySeat((seat) => pack.slice(9 * seat, 9 * seat + 9)), forehand: chance.below(4) as Seat };
}

/**
 * The positions of whole games, for comparing players and looking them over the shoulder: each game is played by the
 * given chooser, but now and then a card or a declaration is drawn, so that odd positions are among them too.
 */
export function* openPositions(seed: string, games: number, chooser: Chooser): Generator<OpenGame> {
  for (let number = 0; number < games; number++) {
    const { hands, forehand } = dealOf(seed, number);
    const chance = diceFrom(`${seed}/${number}`);
    let game: Game = deal(hands, forehand);
    while (game.phase !== 'over') {
      yield game;
      const view = viewFrom(game, game.turn);
      const choice = chance.below(4) === 0 ? anyChoice(view, chance) : chooser(view);
      const decision = decide(game, { ...choice, seat: game.turn });
      invariant(decision.ok, 'a computer player keeps the rules');
      game = evolve(game, decision.value[0]);
    }
  }
}

/** The same, as the players on turn see them. */
export function* viewsOf(seed: string, games: number, chooser: Chooser): Generator<View> {
  for (const game of openPositions(seed, games, chooser)) yield viewFrom(game, game.turn);
}

/** Any legal choice. */
export function anyChoice(view: View, chance: Chance): Choice {
  if (view.phase === 'declaring') {
    const n = chance.below(view.passed ? 6 : 7);
    return n === 6 ? { type: 'pass' } : { type: 'declare', mode: MODES[n]! };
  }
  const legal = legalIn(view);
  return { type: 'play', card: legal[chance.below(legal.length)]! };
}
