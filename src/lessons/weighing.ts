import type { Playing } from '../bots/net/shown.ts';
import type { Mind } from '../bots/player.ts';
import { type Plan, thinkAbout } from '../bots/search/search.ts';
import { sha256 } from '../kit/hash.ts';
import type { Card } from '../schieber/card.ts';

/** The expected points of every legal card in the same few worlds. */
export type Look = ReadonlyMap<Card, number>;

/** Fresh looks at one position, each with worlds of its own: 0, 1, 2, … */
export type Looking = (number: number) => Look;

export const WORLDS_A_LOOK = 32;

/** Every legal card, in the same worlds, by the net and exactly from the third last trick on. */
const PLAN: Plan = {
  ...{ worlds: WORLDS_A_LOOK, batch: WORLDS_A_LOOK, candidates: 9, margin: 1e9 },
  ...{ doubleDummy: 3, clear: 0, proposals: 1, slip: 0 },
};

/** Another seed gives other worlds of the same position. Nothing without WebAssembly to think with. */
export function lookingAt(view: Playing, { loaded }: Mind, seed: string): Looking | undefined {
  if (!loaded) return undefined;
  const { module, nets } = loaded;
  const minds = { actor: nets, roller: nets, reader: undefined, judge: nets };
  const from = new DataView(sha256(seed).buffer).getInt32(0);
  return (number) => thinkAbout(module, minds, PLAN, view, from + number).expected;
}

/** By how much a card leads the next best one, and the standard error of that. */
export interface Lead {
  readonly points: number;
  readonly error: number;
}

/** The smallest lead of a card over any other, in errors where they are many. */
export function leadOf(answer: Card, looks: readonly Look[]): Lead {
  const others = [...looks[0]!.keys()].filter((card) => card !== answer);
  return others
    .map((other) => meanOf(looks.map((look) => look.get(answer)! - look.get(other)!)))
    .reduce((least, lead) => (lead.points < least.points ? lead : least));
}

export function costsOf(answer: Card, looks: readonly Look[]): readonly (readonly [Card, number])[] {
  const others = [...looks[0]!.keys()].filter((card) => card !== answer);
  return others
    .map((card) => [card, Math.round(meanOf(looks.map((look) => look.get(answer)! - look.get(card)!)).points)] as const)
    .sort((a, b) => a[1] - b[1]);
}

/** The card with the most points over some looks. */
export function bestOf(looks: readonly Look[]): Card {
  const sum = (card: Card) => looks.reduce((points, look) => points + look.get(card)!, 0);
  return [...looks[0]!.keys()].reduce((best, card) => (sum(card) > sum(best) ? card : best));
}

function meanOf(values: readonly number[]): Lead {
  const points = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - points) ** 2, 0) / Math.max(1, values.length - 1);
  return { points, error: Math.sqrt(spread / values.length) };
}
