import { invariant } from '../../kit/absurd.ts';
import { MODES } from '../../schieber/mode.ts';
import { type Choice, legalIn, type View } from '../../schieber/view.ts';
import type { Engine } from './engine.ts';

/** Plays the card its net likes best, and declares what its net expects most of. */
export function netChoice(view: View, engine: Engine): Choice {
  invariant(view.phase !== 'over' && view.turn === view.seat, 'a computer player is asked on its turn');
  if (view.phase === 'declaring') return declarationFrom(engine.declarationsOf(view.hand, view.passed));
  const legal = legalIn(view);
  return { type: 'play', card: legal.length === 1 ? legal[0]! : engine.cardOf(view) };
}

/** The largest of six modes and, where it may be said, the pass; the first of equals. */
export function declarationFrom(values: readonly number[]): Choice {
  const best = values.indexOf(Math.max(...values));
  const mode = MODES[best];
  return mode ? { type: 'declare', mode } : { type: 'pass' };
}
