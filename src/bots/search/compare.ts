import { invariant } from '../../kit/absurd.ts';
import { type Card, DECK, indexOf } from '../../schieber/card.ts';
import { modeIndex } from '../../schieber/masks.ts';
import { isTrump, MODES, rankIn } from '../../schieber/mode.ts';
import type { Seat } from '../../schieber/seat.ts';
import type { Choice, View } from '../../schieber/view.ts';
import { type Playing, tricksOf } from '../net/shown.ts';
import { type BotsModule, handBytes, type LoadedWeights, writePosition } from '../wasm/module.ts';
import { SEARCH_1 } from './plans.ts';
import { type Plan, seedFromPosition, writePlan } from './search.ts';

/** What is compared in a look: alternatives of one view, in so many worlds. */
export interface Look {
  readonly view: View;
  /** The one the others are compared with. */
  readonly first: Choice;
  readonly others: readonly Choice[];
  readonly worlds: number;
  /** Counts fresh looks at the same view, each with worlds of its own. */
  readonly again: number;
  /** Where at most so many cards are hidden, worlds are drawn out of all there are: FEW_HIDDEN, or fifteen at the most. */
  readonly fewHidden: number;
}

/** Twelve cards lie in 34,650 ways at most: to lay them all out costs no more than to draw a few. */
export const FEW_HIDDEN = 12;

/** Sums over worlds, as `compare.ts` of the module lays them down. Sums of several looks are added. */
export type Sums = Float64Array;

const HEAD = 6;
const EACH = 7;
const LENGTH = HEAD + EACH * 36;
export const addSums = (a: Sums, b: Sums): Sums => a.map((value, i) => value + b[i]!);

/** Worlds fit what everybody showed and the declaration; the net plays on, the last tricks are exact. */
const PLAN: Plan = { ...SEARCH_1, doubleDummy: 4 };

/** Plays every alternative in the same worlds. They come from a hash of the view: the real hands have no part in it. */
export function compare(module: BotsModule, nets: LoadedWeights, look: Look): Sums {
  const { view, first, others, worlds, again, fewHidden } = look;
  const { exports, bytes, doubles } = module;
  invariant(view.phase !== 'over', 'alternatives are compared before a choice');
  if (view.phase === 'playing') writePosition(module, view);
  else writeHand(module, view);
  seedFromPosition(module, again);
  writePlan(module, PLAN);
  const set = bytes(exports.asked(), 8).fill(0);
  for (const choice of [first, ...others]) set[placeOf(choice) >> 3]! |= 1 << (placeOf(choice) & 7);
  new Int32Array(exports.memory.buffer, exports.asked() + 8, 3).set([placeOf(first), worlds, fewHidden]);
  doubles(exports.asked() + 24, 1)[0] = SEARCH_1.slip;
  const hidden = view.phase === 'playing' ? strongestHidden(view) : undefined;
  new Int32Array(exports.memory.buffer, exports.asked() + 32, 1)[0] = hidden ? indexOf(hidden) : -1;
  if (view.phase === 'playing') exports.compareCards(nets.actor, nets.declare, nets.pass);
  else exports.compareDeclarations(nets.actor, nets.declare, nets.pass);
  return doubles(exports.sums(), LENGTH).slice();
}

function writeHand({ exports, bytes }: BotsModule, view: Extract<View, { phase: 'declaring' }>): void {
  const record = bytes(exports.position(), 64).fill(0);
  record.set([view.seat, 0, view.forehand, view.seat, view.passed ? 1 : 0, 0, 0, 0]);
  record.set(handBytes(view.hand), 8);
}

/** Cards by their index; the six modes, then the pass. */
function placeOf(choice: Choice): number {
  if (choice.type === 'play') return indexOf(choice.card);
  if (choice.type === 'pass') return MODES.length;
  return modeIndex(choice.mode);
}

/** What the worlds say of one alternative. Shares are of all worlds. */
export interface Outlook {
  /** Points of the own team in the whole game. */
  readonly points: number;
  /** Its lead over the first, and the standard error of that. */
  readonly lead: number;
  readonly error: number;
  readonly leads: number;
  /** Points of the own team in the trick on the table, and whether it takes it. */
  readonly trick: number;
  readonly takes: number;
}

export function outlookOf(sums: Sums, choice: Choice): Outlook {
  const [weights, families] = [sums[0]!, sums[1]!];
  const of = (field: number) => sums[HEAD + EACH * placeOf(choice) + field]! / weights;
  const lead = of(1);
  const effective = (weights * weights) / families; // as many worlds that are no family would tell as much
  // How the families' leads, each by its weight, spread around the mean.
  const spread = (of(2) - 2 * lead * of(3) + (lead * lead * families) / weights) / weights;
  // Few worlds know little about their own spread.
  const error = (1 + FEW / effective) * Math.sqrt(Math.max(spread, LEAST / effective));
  return { points: of(0), lead, error, leads: of(4), trick: of(5), takes: of(6) };
}

/** In what share of the worlds a seat holds the strongest trump that is hidden from the viewer. */
export const holdsStrongest = (sums: Sums, seat: Seat): number => sums[2 + seat]! / sums[0]!;

/** How many cards the others hold. */
export const hiddenIn = ({ turned, trick, hand }: Playing): number =>
  DECK.length - 4 * turned.length - trick.length - hand.length;

/** The strongest trump that is neither played nor in the own hand. */
export function strongestHidden(view: Playing): Card | undefined {
  const { mode } = view;
  const seen = new Set([...view.hand, ...tricksOf(view).flatMap(({ cards }) => cards)]);
  return DECK.filter((card) => isTrump(card, mode) && !seen.has(card)).sort(
    (a, b) => rankIn(b, mode) - rankIn(a, mode),
  )[0];
}

/** A variance of nothing after a few worlds is luck, not certainty. */
const LEAST = 1;
const FEW = 3;
