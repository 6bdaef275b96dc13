import type { Mind } from '../bots/player.ts';
import { compare, FEW_HIDDEN, outlookOf } from '../bots/search/compare.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Card } from '../schieber/card.ts';
import type { Choice, View } from '../schieber/view.ts';
import { type Judgement, judge } from './judge.ts';

/** "Why did my partner play that?": the best card from where that seat sat and the next, with what they could expect. */
export type Explanation = Immutable<{
  /** Best first; points of the seat's own team in the whole game. */
  best: { card: Card; points: number }[];
  /** The card that was played, where it is not one of them. */
  played: { card: Card; points: number } | null;
  cost: Judgement['cost'];
  /** How many deals of the hidden cards were looked at. */
  worlds: number;
}>;

/** Where the verdict needed no worlds, so many tell what the best card and the net's next one could expect. */
const LOOK = 64;
/** Looks of the verdict are counted from 0; this one is none of them. */
const AGAIN = 2000;

/**
 * The verdict of the review (`judge`) with points to it. Undefined when there was nothing to choose, or no WebAssembly
 * to think with.
 */
export function explain(view: View, played: Card, mind: Mind): Explanation | undefined {
  if (view.phase !== 'playing' || !mind.loaded) return undefined;
  const chosen: Choice = { type: 'play', card: played };
  const judgement = judge(view, chosen, mind);
  if (!judgement) return undefined;
  const { best, cost, seen, worlds } = judgement;
  if (seen && best.type === 'play') {
    const rows = [
      { card: best.card, points: Math.round(seen.best.points) },
      { card: played, points: Math.round(seen.chosen.points) },
    ];
    return { best: rows.slice(0, 1), played: rows[1]!, cost, worlds };
  }
  const next = [...mind.engine.valuesOf(view)].sort((a, b) => b[1] - a[1]).find(([card]) => card !== played)!;
  const others: readonly Choice[] = [{ type: 'play', card: next[0] }];
  const { module, nets } = mind.loaded;
  const asked = { view, first: chosen, others, worlds: LOOK, again: AGAIN, fewHidden: FEW_HIDDEN };
  const sums = compare(module, nets, asked);
  const rows = [chosen, ...others].flatMap((choice) =>
    choice.type === 'play' ? [{ card: choice.card, points: Math.round(outlookOf(sums, choice).points) }] : [],
  );
  // What a few worlds make of the next card says nothing against a verdict that needed none.
  return {
    best: rows[1]!.points > rows[0]!.points ? rows.slice(0, 1) : rows,
    played: null,
    cost,
    worlds: worlds + LOOK,
  };
}
