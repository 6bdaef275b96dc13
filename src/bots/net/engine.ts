import type { Card } from '../../schieber/card.ts';
import { MODES } from '../../schieber/mode.ts';
import { legalIn } from '../../schieber/view.ts';
import { actorInputs, dealtTo, declareInputs, passInputs } from './features.ts';
import { infer } from './infer.ts';
import type { Playing } from './shown.ts';
import { slotsOf } from './slots.ts';
import type { Weights } from './weightsFile.ts';

/** How a net answers; two machines stand behind it, plain TypeScript and WebAssembly, with the same answers. */
export interface Engine {
  /** A value for each legal card: the larger, the likelier the net plays it. */
  valuesOf(view: Playing): ReadonlyMap<Card, number>;
  cardOf(view: Playing): Card;
  /** The same for several positions, which cost less together. */
  cardsOf(views: readonly Playing[]): readonly Card[];
  /** For the six modes and the pass, the expected lead over the other team / 157. */
  declarationsOf(hand: readonly Card[], passed: boolean): readonly number[];
}

/** The plain machine. */
export function plainEngine(weights: Weights): Engine {
  const valuesOf = (view: Playing) => {
    const outputs = infer(weights.actor, actorInputs(view, weights.order));
    const slot = slotsOf(dealtTo(view), view.mode, weights.order);
    return new Map(legalIn(view).map((card) => [card, outputs[slot(card)]!]));
  };
  const cardOf = (view: Playing) => {
    const slot = slotsOf(dealtTo(view), view.mode, weights.order);
    const [best] = [...valuesOf(view)].reduce((leader, candidate) =>
      candidate[1] > leader[1] || (candidate[1] === leader[1] && slot(candidate[0]) < slot(leader[0]))
        ? candidate
        : leader,
    );
    return best;
  };
  return {
    valuesOf,
    cardOf,
    cardsOf: (views) => views.map(cardOf),
    declarationsOf(hand, passed) {
      const values = MODES.map((mode) => infer(weights.declare, declareInputs(hand, mode, passed, weights.order))[0]!);
      return passed ? values : [...values, infer(weights.pass, passInputs(hand, weights.order))[0]!];
    },
  };
}
