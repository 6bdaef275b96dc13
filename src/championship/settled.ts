import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';
import { type Calendar, type Phase, phaseSettled } from './calendar.ts';

/** Until then, or as long as so many matches are open, a result of the phase can still change. */
export type NotSettled = Immutable<{
  code: 'phase-not-settled';
  phase: Phase;
  settled: Instant;
  open: number;
  article: 'SSC 6.01' | 'SSC 8.04';
}>;

/**
 * A phase is settled when its last match must be over and none is open: a suspension or an outage moves the clocks of
 * matches beyond the calendar (G30, M7), so the open ones are counted too.
 */
export function notSettled(
  calendar: Calendar,
  phase: Phase,
  open: number,
  now: Instant,
  article: NotSettled['article'],
): NotSettled | undefined {
  const settled = phaseSettled(calendar, phase);
  return now > settled && open === 0 ? undefined : { code: 'phase-not-settled', phase, settled, open, article };
}
