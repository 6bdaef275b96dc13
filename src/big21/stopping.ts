import type { Immutable } from '../kit/immutable.ts';
import type { Rappen } from '../ledger/money.ts';
import type { Big21View } from './view.ts';

/** What a player gives up who stops now. */
export type GivenUp = Immutable<{
  /** What stopping credits. */
  credit: Rappen;
  /** The stake of the round, where less than that is credited for it. */
  stake: Rappen | undefined;
  /** Cards of this round not yet placed or discarded. */
  cards: number;
  /** With three piles the round could end with High/Low or Risk to come. B21 12.2 */
  choice: boolean;
}>;

/** Undefined where stopping costs nothing: the win stands, or no card is left to change it. B21 2.6 */
export function givenUpByStopping({ game, complete = 0, credit }: Big21View): GivenUp | undefined {
  if (game.stage !== 'piles') return undefined;
  const { left, stake } = game.round;
  const choice = complete >= 3;
  if (left === 0 && !choice) return undefined;
  return { credit, stake: complete < 2 ? stake : undefined, cards: left, choice };
}
