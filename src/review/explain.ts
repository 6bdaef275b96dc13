import type { Mind } from '../bots/player.ts';
import { type Plan, thinkAbout } from '../bots/search/search.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Card } from '../schieber/card.ts';
import { legalIn, type View } from '../schieber/view.ts';

/** "Why did my partner play that?": the two best cards from where that seat sat, with what they could expect. */
export type Explanation = Immutable<{
  /** Best first; points of the seat's own team in the whole game. */
  best: { card: Card; points: number }[];
  /** The card that was played, where it is not one of them. */
  played: { card: Card; points: number } | null;
  /** How many deals of the hidden cards were looked at. */
  worlds: number;
}>;

/** Every legal card in the same worlds, to the end of each. */
const PLAN: Plan = {
  worlds: 48,
  candidates: 9,
  margin: 1e9,
  doubleDummy: 3,
  batch: 48,
  clear: 0,
  proposals: 1,
  slip: 0,
};

/**
 * Plays every legal card in worlds that the seat's view allows. The view is the seat's own at that moment, and the
 * worlds come from a hash of it: the real hands of the others have no part in the answer. Undefined when there was
 * nothing to choose, or no WebAssembly to think with.
 */
export function explain(view: View, played: Card, mind: Mind): Explanation | undefined {
  if (view.phase !== 'playing' || !mind.loaded || legalIn(view).length < 2) return undefined;
  const { module, nets } = mind.loaded;
  const minds = { actor: nets, roller: nets, reader: undefined, judge: nets };
  const { expected, worlds } = thinkAbout(module, minds, PLAN, view);
  const ranked = [...expected]
    .map(([card, points]) => ({ card, points: Math.round(points * 10) / 10 }))
    .sort((a, b) => b.points - a.points);
  const best = ranked.slice(0, 2);
  const own = ranked.find(({ card }) => card === played) ?? null;
  return { best, played: own && !best.includes(own) ? own : null, worlds };
}
