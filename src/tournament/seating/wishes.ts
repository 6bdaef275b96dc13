import type { CardWish, SeatedSet, SeatedTable, SeatingRequest } from './schedule.ts';
import type { Seating } from './seating.ts';

/** Whether wishes for cards come before repeated meetings or after them. */
export type WishOrder = 'first' | 'after';

/** The cards most of a table wish; without a majority German. SSC 7.03 */
export function cardsOf(table: SeatedTable, wishes: SeatingRequest['wishes']): CardWish {
  const four = table.teams.flat();
  const french = four.filter((player) => wishes?.[player] === 'french').length;
  const german = four.filter((player) => wishes?.[player] === 'german').length;
  return french > german ? 'french' : 'german';
}

/** How many drawn players wish something, and how often somebody does not get it. */
export function countWishes(
  { players, wishes = {} }: SeatingRequest,
  sets: readonly SeatedSet[],
): { asked: number; unmet: number } {
  let unmet = 0;
  for (const table of sets.flatMap(({ tables }) => tables)) {
    const cards = cardsOf(table, wishes);
    unmet += table.teams.flat().filter((p) => wishes[p] !== undefined && wishes[p] !== cards).length;
  }
  return { asked: players.filter((player) => wishes[player] !== undefined).length, unmet };
}

/** `auto`: wishes first as long as that costs no repetition that could be spared; the price of the other order is shown. */
export function inWishOrder(request: SeatingRequest, draw: (order: WishOrder) => Seating): Seating {
  const order = request.cards ?? 'auto';
  const first = order !== 'after' ? draw('first') : undefined;
  const wished = Object.keys(request.wishes ?? {}).length > 0;
  if (first && (order === 'first' || !wished || first.proof.anyRepeats <= first.proof.forced.anyRepeats)) return first;
  const after = draw('after');
  if (!first) return after;
  const [taken, left] = after.proof.anyRepeats < first.proof.anyRepeats ? [after, first] : [first, after];
  const price = {
    order: left.proof.wishes.order,
    anyRepeats: left.proof.anyRepeats,
    unmet: left.proof.wishes.unmet,
  };
  return { ...taken, proof: { ...taken.proof, price } };
}
