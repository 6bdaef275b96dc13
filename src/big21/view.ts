import { invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Rappen } from '../ledger/money.ts';
import type { Face } from './face.ts';
import { type Game, presentWin, settlement } from './game.ts';
import type { Participation } from './participation.ts';
import { isComplete, isSoft, totalOf } from './pile.ts';
import { completePiles } from './round.ts';

/** All that the player may know. What comes next in the stream of cards is not in the state, so it cannot leak. */
export type Big21View = Immutable<{
  id: string;
  /** Of the stream: a move says which one it answers. */
  version: number;
  model: string;
  commitment: string;
  clientSeed: string;
  game: ShownGame;
  /** On the piles only. */
  piles?: { cards: Face[]; total: number; soft: boolean; complete: boolean }[];
  complete?: number;
  /** What would be credited if the player stopped now. */
  credit: Rappen;
}>;

/** The state without the place in the stream of chance. */
export type ShownGame = Shown<Game>;
type Shown<Any> = Any extends Game ? Omit<Any, 'drawn'> : never;

export function viewOf(id: string, version: number, { promise, game }: Participation): Big21View {
  invariant(promise && game, 'a Big21 that was begun');
  const { model, commitment, clientSeed } = promise;
  const { drawn: _, ...shown } = game;
  return {
    ...{ id, version, model, commitment, clientSeed, game: shown },
    ...(game.stage === 'piles' ? { piles: pilesOf(game), complete: completePiles(game.round) } : {}),
    credit: game.stage === 'over' ? game.paid : settlement(game, presentWin(game)),
  };
}

const pilesOf = (game: Extract<Game, { stage: 'piles' }>) =>
  game.round.piles.map((pile) => ({
    cards: pile.cards,
    total: totalOf(pile),
    soft: isSoft(pile),
    complete: isComplete(pile),
  }));
