import { type Participation, presentWin, settlement } from '../../big21/participation.ts';
import { isComplete, isSoft, totalOf } from '../../big21/pile.ts';
import { completePiles } from '../../big21/round.ts';
import { inFrancs } from '../../ledger/money.ts';
import type { Big21Stream } from './stream.ts';

/** All that the player may know. What comes next in the stream of cards is not in the state, so it cannot leak. */
export function viewOf(id: string, version: number, { opened, game }: Big21Stream) {
  if (opened === undefined || game === undefined) throw new Error('invariant broken: a Big21 that was opened');
  const { drawn: _, ...open } = game;
  return {
    id,
    version,
    model: opened.model,
    commitment: opened.commitment,
    clientSeed: opened.clientSeed,
    game: open,
    ...(game.stage === 'piles' ? { piles: pilesOf(game), complete: completePiles(game.round) } : {}),
    /** What would be credited if the player stopped now. */
    credit: game.stage === 'over' ? game.paid : settlement(game, presentWin(game)),
    creditText: inFrancs(game.stage === 'over' ? game.paid : settlement(game, presentWin(game))),
  };
}

export type Big21View = ReturnType<typeof viewOf>;

const pilesOf = (game: Extract<Participation, { stage: 'piles' }>) =>
  game.round.piles.map((pile) => ({
    cards: pile.cards,
    total: totalOf(pile),
    soft: isSoft(pile),
    complete: isComplete(pile),
  }));
