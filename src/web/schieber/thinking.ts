import { TRICKS } from '../../schieber/trick.ts';
import type { View } from '../../schieber/view.ts';

/**
 * How long a computer player seems to think, against the usual time. A function of what everybody sees, never of a hand:
 * so it tells nobody anything. To lead is harder than to follow, the fourth card is the easiest, a rich trick is worth a
 * second thought, and the last card of a hand is no choice at all.
 */
export function thinking(game: View): number {
  if (game.phase === 'over') return 0;
  if (game.phase === 'declaring') return game.passed ? 1.2 : 1;
  const tricksLeft = TRICKS - game.turned.length;
  if (tricksLeft === 1) return 0.5;
  const byPlace = [1.5, 1.1, 0.9, 0.7][game.trick.length] ?? 1;
  const isOpening = game.turned.length === 0 && game.trick.length === 0;
  const isOpen = game.trick.length > 0 && game.trick.length < 3 && tricksLeft > 5;
  return byPlace + (isOpening ? 0.5 : 0) + (isOpen ? 0.2 : 0);
}
