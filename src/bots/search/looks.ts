import { invariant } from '../../kit/absurd.ts';
import { type Card, indexOf } from '../../schieber/card.ts';
import type { Choice } from '../../schieber/view.ts';
import type { Engine } from '../net/engine.ts';
import type { Playing } from '../net/shown.ts';
import type { BotsModule, LoadedWeights } from '../wasm/module.ts';
import { addSums, compare, FEW_HIDDEN, outlookOf, type Sums } from './compare.ts';

/** How much is thought in a position. */
interface Thinking {
  /** Cards looked at beside the net's favourite, … */
  readonly others: number;
  /** … and how far behind it their value may be. */
  readonly margin: number;
  /** The most worlds. */
  readonly worlds: number;
}

/** By tricks turned: from the fourth on the net errs even where it is sure, and from the sixth on worlds cost nearly nothing. */
const thinkingAt = (turned: number): Thinking => {
  if (turned < 3) return { others: 3, margin: 4, worlds: 48 };
  return { others: 4, margin: Number.POSITIVE_INFINITY, worlds: turned < 5 ? 48 : 96 };
};

/** Worlds of one look; after each, cards that are clearly worse than the favourite are thought of no more. */
const LOOK = 16;
const HOPELESS = 1.5;
/** Another card must lead the favourite by so many standard errors. */
const CLEAR = 0.5;
/** The review looks at the same position in other worlds than these. */
const FROM = 500;

/**
 * Version search-3. Frozen, and with it the worlds of `compare`. It plays the net's favourite, unless another card does
 * better in worlds drawn as the review draws them.
 */
export function cardByLooks(module: BotsModule, nets: LoadedWeights, engine: Engine, view: Playing): Card {
  const { others, margin, worlds } = thinkingAt(view.turned.length);
  const [favourite, ...rest] = [...engine.valuesOf(view)].sort((a, b) => b[1] - a[1] || indexOf(a[0]) - indexOf(b[0]));
  invariant(favourite, 'there is a card to play');
  const first = asChoice(favourite[0]);
  let left = rest
    .filter(([, value]) => value >= favourite[1] - margin)
    .slice(0, others)
    .map(([card]) => asChoice(card));
  let sums: Sums | undefined;
  for (let look = 0; look * LOOK < worlds && left.length > 0; look++) {
    const asked = { view, first, others: left, worlds: LOOK, again: FROM + look, fewHidden: FEW_HIDDEN };
    const seen = compare(module, nets, asked);
    const all = sums ? addSums(sums, seen) : seen;
    left = left.filter((other) => leadIn(all, other, HOPELESS) >= 0);
    sums = all;
  }
  const leads = new Map<Choice, number>(left.map((other) => [other, sums ? leadIn(sums, other, -CLEAR) : 0]));
  return left.reduce((best, other) => ((leads.get(other) ?? 0) > (leads.get(best) ?? 0) ? other : best), first).card;
}

const asChoice = (card: Card) => ({ type: 'play', card }) as const;

/** What a card brings more than the favourite, with so many standard errors added. */
function leadIn(sums: Sums, choice: Choice, errors: number): number {
  const { lead, error } = outlookOf(sums, choice);
  return lead + errors * error;
}
