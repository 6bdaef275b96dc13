import type { Playing } from '../bots/net/shown.ts';
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
  /** What the played card cost against the best one, in points, and the standard error of that. Nothing for the best. */
  cost: { points: number; error: number } | null;
  /** How many deals of the hidden cards were looked at. */
  worlds: number;
}>;

/** Worlds in one look. All cards are played in the same ones, so differences are less noisy than the points. */
const LOOK = 32;

/** Every legal card in the same worlds, to the end of each. */
const PLAN: Plan = {
  worlds: LOOK,
  candidates: 9,
  margin: 1e9,
  doubleDummy: 3,
  batch: LOOK,
  clear: 0,
  proposals: 1,
  slip: 0,
};

/** So many looks find the best card; others, fresh ones, judge: the best of nine noisy means is always too good. */
const FIND = 3;
/** It is judged until the error is so small, or until it is certain whether it cost more than a point, … */
const CLEAR = 0.4;
/** … with so many looks at least and at most. */
const [LEAST, MOST] = [6, 40];

/**
 * Plays every legal card in worlds that the seat's view allows. The view is the seat's own at that moment, and the
 * worlds come from a hash of it: the real hands of the others have no part in the answer. Undefined when there was
 * nothing to choose, or no WebAssembly to think with.
 */
export function explain(view: View, played: Card, mind: Mind): Explanation | undefined {
  if (view.phase !== 'playing' || !mind.loaded || legalIn(view).length < 2) return undefined;
  const { module, nets } = mind.loaded;
  const minds = { actor: nets, roller: nets, reader: undefined, judge: nets };
  const look = (view: Playing, again: number) => thinkAbout(module, minds, PLAN, view, again).expected;
  const found = Array.from({ length: FIND }, (_, again) => look(view, again));
  const ranked = [...found[0]!.keys()]
    .map((card) => ({ card, points: Math.round(mean(found.map((one) => one.get(card) ?? 0))) }))
    .sort((a, b) => meanOf(found, b.card) - meanOf(found, a.card));
  const best = ranked.slice(0, 2);
  const own = ranked.find(({ card }) => card === played) ?? null;
  const first = best[0]!.card;
  const judged = first === played ? [] : judge((again) => difference(look(view, FIND + again), first, played));
  return {
    best,
    played: own && !best.includes(own) ? own : null,
    cost: judged.length === 0 ? null : { points: mean(judged), error: errorOf(judged) },
    worlds: (FIND + judged.length) * LOOK,
  };
}

/** Fresh looks until it is clear. */
function judge(look: (again: number) => number): readonly number[] {
  const seen: number[] = [];
  const isOpen = () => errorOf(seen) > CLEAR && Math.abs(mean(seen) - COSTLY) < 2 * errorOf(seen);
  while (seen.length < LEAST || (seen.length < MOST && isOpen())) seen.push(look(seen.length));
  return seen;
}

/** Points; less is nothing to speak of. */
const COSTLY = 1;

/** A card is called costly only if it certainly cost more than a point. */
export const isCostly = ({ cost }: Explanation): boolean => cost !== null && cost.points - 2 * cost.error > COSTLY;

const difference = (expected: ReadonlyMap<Card, number>, best: Card, played: Card): number =>
  (expected.get(best) ?? 0) - (expected.get(played) ?? 0);

const meanOf = (looks: readonly ReadonlyMap<Card, number>[], card: Card): number =>
  mean(looks.map((one) => one.get(card) ?? 0));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard error of a mean. */
function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return Math.sqrt(spread / values.length);
}
