import { ok, type Result, refuse } from '../kit/result.ts';
import type { Card } from '../schieber/card.ts';
import { judgeGame } from '../schieber/judge.ts';
import { cardsOf, leadOf } from './input.ts';
import { eachLine } from './lines.ts';

/** `gschobe judge`: winners and points of a whole game, and its first illegal card. SSC 2.03-2.05 */
export const run = (): Promise<number> => eachLine(answer);

export function answer(value: unknown): Result<unknown, string> {
  const lead = leadOf(value);
  if (!lead.ok) return lead;
  const { fields, mode, leader } = lead.value;
  const tricks = tricksOf(fields['tricks']);
  if (!tricks.ok) return tricks;
  const { winners, trickPoints, points, illegal } = judgeGame(mode, leader, tricks.value);
  if (!illegal) return ok({ ok: true, winners, trickPoints, points });
  return ok({ ok: false, ...illegal, code: 'illegal-card', winners, trickPoints, points });
}

function tricksOf(value: unknown): Result<readonly (readonly Card[])[], string> {
  if (!Array.isArray(value) || value.length !== 9) return refuse('tricks must be a list of nine tricks');
  const tricks: (readonly Card[])[] = [];
  for (const [number, cards] of value.entries()) {
    const trick = cardsOf(cards, `trick ${number}`, 4);
    if (!trick.ok) return trick;
    if (trick.value.length !== 4) return refuse(`trick ${number} must have four cards`);
    tricks.push(trick.value);
  }
  const all = cardsOf(tricks.flat(), 'tricks', 36);
  return all.ok ? ok(tricks) : all;
}
