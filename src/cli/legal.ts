import { ok, refuse } from '../kit/result.ts';
import { legalCards } from '../schieber/legal.ts';
import { cardsOf, fieldsOf, modeField } from './input.ts';
import { eachLine } from './lines.ts';

/** `gschobe legal`: which cards of a hand may be put on a trick. SSC 2.05 */
export const run = (): Promise<number> => eachLine(answer);

export function answer(value: unknown) {
  const fields = fieldsOf(value);
  if (!fields.ok) return fields;
  const mode = modeField(fields.value);
  if (!mode.ok) return mode;
  const hand = cardsOf(fields.value['hand'], 'hand', 9);
  if (!hand.ok) return hand;
  const trick = cardsOf(fields.value['trick'], 'trick', 3);
  if (!trick.ok) return trick;
  const both = hand.value.find((card) => trick.value.includes(card));
  if (both) return refuse(`${both} is in the hand and in the trick`);
  return ok({ legal: legalCards(hand.value, trick.value, mode.value) });
}
