import type { Big21View } from './view.ts';

/** How many free cards a move brought, seen from the two views around it: the player is told. B21 10.1 */
export function freeCardsBetween(before: Big21View | undefined, after: Big21View): number {
  const [earlier, later] = [before?.game, after.game];
  if (earlier?.stage !== 'piles' || later.stage !== 'piles' || before?.version === after.version) return 0;
  const isSameRound = earlier.game === later.game && earlier.aside === later.aside;
  // A bought card is no free one, and each move uses one card up.
  if (!isSameRound || earlier.round.purchasesLeft !== later.round.purchasesLeft) return 0;
  return Math.max(0, later.round.left - earlier.round.left + 1);
}
