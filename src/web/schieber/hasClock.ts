import { isSuspended } from '../../schieber/match.ts';
import { HOUR } from '../shell/units.ts';

/** Whoever has a whole day to finish a match (the daily twelve) plays without a clock. */
export const hasClock = ({ startedAt, deadline }: { startedAt: number; deadline: number | null }): boolean =>
  deadline !== null && (deadline - startedAt < 12 * HOUR || isSuspended(startedAt, deadline));
