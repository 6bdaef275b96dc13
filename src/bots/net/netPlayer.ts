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

/** The same for several views: the net looks at those with a choice of cards together. */
export function netChoices(views: readonly View[], engine: Engine): readonly Choice[] {
  const open = views.filter((view) => view.phase === 'playing' && view.turn === view.seat && legalIn(view).length > 1);
  const cards = engine.cardsOf(open as Extract<View, { phase: 'playing' }>[]);
  const chosen = new Map(open.map((view, i) => [view, cards[i]!]));
  return views.map((view) => {
    const card = chosen.get(view);
    return card === undefined ? netChoice(view, engine) : { type: 'play', card };
  });
}

/** The largest of six modes and, where it may be said, the pass; the first of equals. */
export function declarationFrom(values: readonly number[]): Choice {
  const best = values.indexOf(Math.max(...values));
  const mode = MODES[best];
  return mode ? { type: 'declare', mode } : { type: 'pass' };
}
