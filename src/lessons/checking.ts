import type { Mind } from '../bots/player.ts';
import { legalIn } from '../schieber/view.ts';
import { CLEAR_ERRORS, looksUntil } from './mining.ts';
import type { Puzzle } from './puzzle.ts';
import { bestOf, type Lead, leadOf, lookingAt } from './weighing.ts';

/** What other worlds say of a puzzle's answer. */
export type Finding = Lead & { readonly ok: boolean; readonly looks: number };

/**
 * Weighs every legal card again, in worlds of another seed. The answer stands when it is the best one and leads by four
 * standard errors; by how much is told too.
 */
export function checkPuzzle({ view, answer }: Puzzle, mind: Mind, seed: string): Finding | undefined {
  const looking = lookingAt(view, mind, `check/${seed}`);
  if (!looking) return undefined;
  const isApart = ({ points, error }: Lead) => points > 0 && points >= CLEAR_ERRORS * error;
  const looks = looksUntil(looking, (seen) => isApart(leadOf(bestOf(seen), seen)));
  const lead = leadOf(answer, looks);
  return { ...lead, ok: legalIn(view).includes(answer) && isApart(lead), looks: looks.length };
}
