import { ok, type Result, refuse } from '../kit/result.ts';
import type { Card } from '../schieber/card.ts';
import { perft } from '../schieber/perft.ts';
import { type BySeat, bySeat } from '../schieber/seat.ts';
import { cardsOf, leadOf } from './input.ts';
import { eachLine } from './lines.ts';

/** `gschobe perft`: how many lines of play a deal has. */
export const run = (): Promise<number> => eachLine(answer);

export function answer(value: unknown): Result<unknown, string> {
  const lead = leadOf(value);
  if (!lead.ok) return lead;
  const { fields, mode, leader } = lead.value;
  const hands = handsOf(fields['hands']);
  if (!hands.ok) return hands;
  return ok({ lines: perft(mode, hands.value, leader) });
}

/** Four hands of the same size, no card twice. */
export function handsOf(value: unknown): Result<BySeat<readonly Card[]>, string> {
  if (!Array.isArray(value) || value.length !== 4) return refuse('hands must be a list of four hands');
  const hands: (readonly Card[])[] = [];
  for (const [seat, cards] of value.entries()) {
    const hand = cardsOf(cards, `hand ${seat}`, 9);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  if (hands.some((hand) => hand.length !== hands[0]!.length)) return refuse('the four hands must have the same size');
  if (hands[0]!.length === 0) return refuse('the hands are empty');
  const all = cardsOf(hands.flat(), 'hands', 36);
  return all.ok ? ok(bySeat((seat) => hands[seat]!)) : all;
}
