import type { Immutable } from '../../kit/immutable.ts';
import { type Card, cardAt, indexOf } from '../../schieber/card.ts';
import { modeIndex } from '../../schieber/masks.ts';
import type { Mode } from '../../schieber/mode.ts';
import { type BySeat, SEATS, type Seat } from '../../schieber/seat.ts';
import { trickPoints } from '../../schieber/trick.ts';
import { type BotsModule, handBytes } from '../wasm/module.ts';

/** A position with open cards: the cards still in hand, and the trick that lies on the table. */
export type OpenPosition = Immutable<{ mode: Mode; hands: BySeat<readonly Card[]>; leader: Seat; trick: Card[] }>;

/** What perfect play with open cards brings the team on turn from here to the end of the game, the five included. */
export type Solution = Immutable<{ points: number; cards: [Card, number][] }>;

/** Exact double dummy in WebAssembly; `minimax` is its judge. */
export function solve({ exports, bytes }: BotsModule, position: OpenPosition): Solution {
  write(exports.question(), bytes, position);
  const points = exports.solve(true);
  const answers = new Int32Array(exports.memory.buffer, exports.answers(), 36);
  return { points, cards: [...answers].flatMap((value, card) => (value < 0 ? [] : [[cardAt(card), value] as const])) };
}

/** The points alone, which is quicker. */
export function solvePoints({ exports, bytes }: BotsModule, position: OpenPosition): number {
  write(exports.question(), bytes, position);
  return exports.solve(false);
}

/** Points that lie on the table or are still in hand, and the five of the last trick. SSC 2.04 */
export const restOf = ({ mode, hands, trick }: OpenPosition): number =>
  trickPoints([...trick, ...SEATS.flatMap((seat) => hands[seat])], mode, true);

function write(at: number, bytes: BotsModule['bytes'], { mode, hands, leader, trick }: OpenPosition): void {
  const question = bytes(at, 64);
  question.set([modeIndex(mode), leader, trick.length, ...trick.map(indexOf)]);
  for (const seat of SEATS) question.set(handBytes(hands[seat]), 16 + 8 * seat);
}
