import { bySurname } from '../../../tournament/club/names.ts';
import type { PersonView } from '../../../tournament/evening/board.ts';

export const ORDERS = ['number', 'name', 'state'] as const;
export type Order = (typeof ORDERS)[number];

const STATES: readonly PersonView['presence'][] = ['expected', 'present', 'retired', 'excluded'];

/** The list in the order the desk looks for somebody; partners stand below each other when it goes by number. */
export function inOrder(people: readonly PersonView[], order: Order): readonly PersonView[] {
  if (order === 'name') return bySurname([...people].sort((a, b) => a.number - b.number));
  if (order === 'state')
    return [...people].sort(
      (a, b) =>
        STATES.indexOf(a.presence) - STATES.indexOf(b.presence) ||
        (a.waiting ?? 0) - (b.waiting ?? 0) ||
        a.number - b.number,
    );
  const lead = ({ number, partner }: PersonView) => Math.min(number, partner ?? number);
  return [...people].sort((a, b) => lead(a) - lead(b) || a.number - b.number);
}
