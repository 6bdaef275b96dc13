import { type OpenPosition, restOf, solve, solvePoints } from '../bots/solver/solver.ts';
import { openModule } from '../bots/wasm/module.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Card } from '../schieber/card.ts';
import { bySeat, SEATS, seatAfter } from '../schieber/seat.ts';
import { fileStock } from '../server/bots/stock.ts';
import { cardsOf, fieldsOf, modeField, seatField } from './input.ts';
import { eachLine } from './lines.ts';
import { parseOptions } from './options.ts';

/**
 * `gschobe solve [--points]`: the rest of a game with open cards, played perfectly by all four: the points of the team
 * on turn and of the other, and what each legal card is worth. The points alone are three times as quick.
 */
export async function run(args: readonly string[]): Promise<number> {
  const module = openModule(fileStock().instance()!);
  const pointsAlone = parseOptions(args).named.has('points');
  return eachLine((value) => {
    const position = positionOf(value);
    if (!position.ok) return position;
    const rest = restOf(position.value);
    if (pointsAlone) {
      const points = solvePoints(module, position.value);
      return ok({ points: [points, rest - points] });
    }
    const { points, cards } = solve(module, position.value);
    return ok({ points: [points, rest - points], cards: Object.fromEntries(cards) });
  });
}

export function positionOf(value: unknown): Result<OpenPosition, string> {
  const fields = fieldsOf(value);
  if (!fields.ok) return fields;
  const mode = modeField(fields.value);
  if (!mode.ok) return mode;
  const leader = seatField(fields.value, 'leader');
  if (!leader.ok) return leader;
  const trick = cardsOf(fields.value['trick'] ?? [], 'trick', 3);
  if (!trick.ok) return trick;
  const given = fields.value['hands'];
  if (!Array.isArray(given) || given.length !== 4) return refuse('hands must be a list of four hands');
  const hands: (readonly Card[])[] = [];
  for (const [seat, cards] of given.entries()) {
    const hand = cardsOf(cards, `hand ${seat}`, 9);
    if (!hand.ok) return hand;
    // A card that already lies on the table may still be named in the hand it came from.
    const lies = trick.value[(seat - leader.value + 4) % 4];
    hands.push(hand.value.filter((card) => card !== lies));
  }
  const all = cardsOf([...trick.value, ...hands.flat()], 'trick and hands', 36);
  if (!all.ok) return all;
  const onTurn = seatAfter(leader.value, trick.value.length);
  const size = hands[onTurn]!.length;
  if (size === 0) return refuse('the player on turn has no card');
  for (const seat of SEATS) {
    const hasPlayed = (seat - leader.value + 4) % 4 < trick.value.length;
    if (hands[seat]!.length !== size - (hasPlayed ? 1 : 0)) {
      return refuse(`hand ${seat} has ${hands[seat]!.length} cards, but the player on turn has ${size}`);
    }
  }
  return ok({ mode: mode.value, hands: bySeat((seat) => hands[seat]!), leader: leader.value, trick: trick.value });
}
