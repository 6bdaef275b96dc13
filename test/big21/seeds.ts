import { dealerFrom } from '../../src/big21/dealer.ts';
import { lowValueOf } from '../../src/big21/face.ts';
import { evolve, type Game } from '../../src/big21/game.ts';
import type { Verdict } from '../../src/big21/highLow.ts';
import { DEFAULT_MODEL } from '../../src/big21/model.ts';
import { isBust, put, totalOf } from '../../src/big21/pile.ts';
import { type Move, type PlayerMove, play } from '../../src/big21/play.ts';
import { completePiles } from '../../src/big21/round.ts';
import { utf8 } from '../../src/kit/bytes.ts';
import { sha256 } from '../../src/kit/hash.ts';

export const CLIENT_SEED = '00'.repeat(8);

/** A server seed with which these placements and discards make so many piles of 21; some hundreds are tried. */
export function seedWith(piles: number, label: string): { seed: Uint8Array; commands: readonly PlayerMove[] } {
  for (let i = 0; ; i++) {
    const seed = sha256(utf8(`${label}/${i}`));
    const dealer = dealerFrom(DEFAULT_MODEL, seed, CLIENT_SEED);
    const commands: PlayerMove[] = [];
    let game: Game | undefined;
    const ask = (command: Move) => {
      const result = play(game, command, 0, dealer);
      if (result.ok) for (const event of result.value) game = evolve(game, event);
    };
    ask({ type: 'start', stake: 100, purse: 'money' });
    while (game?.stage === 'piles' && game.round.shown !== undefined) {
      if (completePiles(game.round) === piles) return { seed, commands };
      const command = onto(game);
      commands.push(command);
      ask(command);
    }
  }
}

/** A label whose seed makes three piles, after which each «higher» in High/Low is judged so, in this order. */
export function labelWhere(verdicts: readonly Verdict[], label: string): string {
  for (let i = 0; ; i++) {
    const { seed, commands } = seedWith(3, `${label}-${i}`);
    const dealer = dealerFrom(DEFAULT_MODEL, seed, CLIENT_SEED);
    let game: Game | undefined;
    const ask = (command: Move) => {
      const result = play(game, command, 0, dealer);
      if (result.ok) for (const event of result.value) game = evolve(game, event);
    };
    ask({ type: 'start', stake: 100, purse: 'practice' });
    for (const command of commands) ask(command);
    for (const type of ['endRound', 'highLow'] as const) ask({ type });
    const judged = verdicts.map(() => {
      ask({ type: 'predict', guess: 'higher' });
      return game?.turned?.verdict;
    });
    if (judged.join() === verdicts.join()) return `${label}-${i}`;
  }
}

/** Onto the pile that comes nearest to 21, ten-valued cards and aces onto each other. */
function onto({ round: { piles, shown } }: Extract<Game, { stage: 'piles' }>): PlayerMove {
  let [best, pile] = [-1, -1];
  for (const [i, each] of piles.entries()) {
    const after = put(each, shown!);
    if (isBust(after) || totalOf(each) === 21) continue;
    const worth = totalOf(after) === 21 ? 100 : lowValueOf(shown!) + totalOf(each) === 20 ? 0 : 21 - totalOf(after);
    if (worth > best) [best, pile] = [worth, i];
  }
  return pile < 0 ? { type: 'discard' } : { type: 'place', pile };
}
