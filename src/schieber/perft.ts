import type { Card } from './card.ts';
import { FIELDS, legalMasks, newTable, PLAYED, playMask, type Table } from './masks.ts';
import type { Mode } from './mode.ts';
import type { BySeat, Seat } from './seat.ts';

/** How many different lines of play a deal has: the number both rule engines must agree on. */
export function perft(mode: Mode, hands: BySeat<readonly Card[]>, leader: Seat): number {
  const stack = Array.from({ length: 37 }, () => ({ table: new Int32Array(FIELDS), legal: new Int32Array(4) }));
  const lines = (at: Table, depth: number): number => {
    if (at[PLAYED] === 36) return 1;
    const { table, legal } = stack[depth]!;
    legalMasks(at, legal);
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      for (let mask = legal[suit]!; mask !== 0; mask &= mask - 1) {
        table.set(at);
        playMask(table, 9 * suit + 31 - Math.clz32(mask & -mask));
        sum += lines(table, depth + 1);
      }
    }
    return sum;
  };
  return lines(newTable(mode, hands, leader), 0);
}
