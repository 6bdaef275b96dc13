import { type ByTeam, nextSeat, type Seat, type Team, teamOf } from '../../schieber/seat.ts';
import { dealerOf, type Sheet } from './sheet.ts';

/** Right of the dealer. SSC 2.05 */
export function forehandOf(sheet: Sheet, game: number): Seat | null {
  const dealer = dealerOf(sheet, game);
  return dealer === null ? null : nextSeat(dealer);
}

/** How often each side has declared; equal at the end, or the sheet's log says why. EBH 2 */
export function declarations(sheet: Sheet): ByTeam<number> {
  const counts: Record<Team, number> = { 0: 0, 1: 0 };
  sheet.rows.forEach((row, index) => {
    const forehand = forehandOf(sheet, index + 1);
    if (row && forehand !== null) counts[teamOf(forehand)]++;
  });
  return counts;
}
