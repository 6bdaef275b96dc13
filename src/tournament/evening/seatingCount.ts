import { checkSeating, type SeatingVerdict } from '../seating/check.ts';
import { cardsOf } from '../seating/wishes.ts';
import { type Evening, playersOf } from './evening.ts';

/** What the Passen repeat as they were drawn, changed and played: nothing that was only planned. EBH 1 */
export interface SeatingCount
  extends Pick<
    SeatingVerdict,
    'partnerRepeats' | 'opponentRepeats' | 'anyRepeats' | 'secondByes' | 'tableRevisits' | 'bound'
  > {
  readonly passen: number;
  readonly players: number;
  readonly wishes: { readonly asked: number; readonly met: number };
}

/** Counted once for each state of the Passen. */
const counted = new WeakMap<Evening['passen'], SeatingCount>();

export function seatingCount(evening: Evening): SeatingCount {
  const known = counted.get(evening.passen) ?? count(evening);
  counted.set(evening.passen, known);
  return known;
}

function count(evening: Evening): SeatingCount {
  const sets = evening.passen.filter(({ passe }) => passe <= evening.regulation.passen).map(({ seating }) => seating);
  const { partnerRepeats, opponentRepeats, anyRepeats, secondByes, tableRevisits, bound } = checkSeating({ sets });
  const wishes = Object.fromEntries(playersOf(evening).flatMap((p) => (p.cards ? [[p.number, p.cards]] : [])));
  let asked = 0;
  let met = 0;
  for (const table of sets.flatMap(({ tables }) => tables)) {
    const cards = cardsOf(table, wishes);
    const wished = table.teams.flat().filter((number) => wishes[number] !== undefined);
    asked += wished.length;
    met += wished.filter((number) => wishes[number] === cards).length;
  }
  const players = Math.max(0, ...sets.map(({ tables, byes }) => 4 * tables.length + byes.length));
  return {
    ...{ partnerRepeats, opponentRepeats, anyRepeats, secondByes, tableRevisits, bound },
    ...{ passen: sets.length, players, wishes: { asked, met } },
  };
}
