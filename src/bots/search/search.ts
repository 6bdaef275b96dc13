import { sha256 } from '../../kit/hash.ts';
import { type Card, cardAt } from '../../schieber/card.ts';
import type { Playing } from '../net/shown.ts';
import { type BotsModule, type LoadedWeights, writePosition } from '../wasm/module.ts';

/** How much a search thinks. */
export interface Plan {
  /** The most worlds it looks at. */
  readonly worlds: number;
  /** The most cards it thinks about, … */
  readonly candidates: number;
  /** … and how far behind the best one's their value may be. */
  readonly margin: number;
  /** The last tricks are played out exactly, with open cards. */
  readonly doubleDummy: number;
  /** After so many worlds it drops cards that are clearly worse. */
  readonly batch: number;
  /** Another card than the net's own must lead by so many standard errors. */
  readonly clear: number;
  /** Of so many worlds one is drawn by how well it explains the cards the others played; 1: any will do. */
  readonly proposals: number;
  /** … nobody being taken for a player without slips. */
  readonly slip: number;
}

/** What plays the worlds on, and what a seat's declaration says about its cards. */
export interface Minds {
  /** Values the cards; without it every legal card is thought about. */
  readonly actor: LoadedWeights | undefined;
  /** Plays the worlds on; without it they are played with random cards. */
  readonly roller: LoadedWeights | undefined;
  /** Judges how well a world explains the cards played. */
  readonly reader: LoadedWeights | undefined;
  /** Judges declarations; without it every world is credible. */
  readonly judge: LoadedWeights | undefined;
}

export interface Thought {
  readonly card: Card;
  /** Expected points of the own team in the whole game, for each card that was thought about. */
  readonly expected: ReadonlyMap<Card, number>;
  readonly worlds: number;
}

/**
 * Thinks about one position. Its chance is a hash of the position as the seat knows it, so it never changes its mind;
 * `again` counts fresh looks at the same position, each with worlds of its own.
 */
export function thinkAbout(module: BotsModule, minds: Minds, plan: Plan, view: Playing, again = 0): Thought {
  const { exports, doubles } = module;
  writePosition(module, view);
  seedFromPosition(module, again);
  writePlan(module, plan);
  const { actor, roller, reader, judge } = minds;
  const [declare, pass] = [judge?.declare ?? 0, judge?.pass ?? 0];
  const card = exports.search(actor?.actor ?? 0, roller?.actor ?? 0, reader?.actor ?? 0, declare, pass);
  const expected = [...doubles(exports.expected(), 36)];
  return {
    card: cardAt(card),
    expected: new Map(expected.flatMap((points, index) => (points < 0 ? [] : [[cardAt(index), points]]))),
    worlds: exports.worldsPlayed(),
  };
}

/** Chance comes from what the seat knows; `again` counts fresh looks at it. */
export function seedFromPosition({ exports, bytes }: BotsModule, again: number): void {
  const seed = new DataView(sha256(bytes(exports.position(), 16 + bytes(exports.position(), 6)[5]!)).buffer);
  exports.seedDice(seed.getInt32(0) ^ Math.imul(again, 0x9e3779b1), seed.getInt32(4));
}

export function writePlan({ exports, doubles }: BotsModule, plan: Plan): void {
  const at = exports.plan();
  const fields = new Int32Array(exports.memory.buffer, at, 4);
  fields.set([plan.worlds, plan.candidates, plan.doubleDummy, plan.batch]);
  doubles(at + 16, 3).set([plan.margin, plan.clear, plan.slip]);
  new Int32Array(exports.memory.buffer, at + 40, 1)[0] = plan.proposals;
}
