import { addDays, type Instant, zurichInstant } from '../kit/time.ts';
import { type Calendar, phaseSpan } from './calendar.ts';
import type { Edition } from './edition.ts';
import { calendarFor } from './fixed.ts';

/** Announced and not begun; from the first door to the end of the final; past. */
export type Season = 'ahead' | 'running' | 'over';

export function seasonOf(calendar: Calendar, now: Instant): Season {
  if (now < phaseSpan(calendar, 'bootCamp').opens) return 'ahead';
  return now < zurichInstant(`${addDays(calendar.finalDay, 1)}T00:00`) ? 'running' : 'over';
}

type Shown = Pick<Edition, 'id' | 'start' | 'standing' | 'template'>;

/** The edition that exists from the first start of a server, so that a newcomer can play at once. */
export const DEMONSTRATION = 'demo';

/**
 * The edition that players and the public see when they name none: the one that runs (of several the one that began
 * first, so that a new one never hides it), else the next to begin, else the last one. The demonstration and what
 * was cancelled stand back for all others.
 */
export function editionOnShow<E extends Shown>(editions: readonly E[], now: Instant): E | undefined {
  const byStart = [...editions].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const real = byStart.filter(({ id, standing }) => id !== DEMONSTRATION && standing !== 'cancelled');
  const season = (edition: E) => seasonOf(calendarFor(edition), now);
  return (
    real.find((edition) => season(edition) === 'running') ??
    real.find((edition) => season(edition) === 'ahead') ??
    real.at(-1) ??
    byStart.at(-1)
  );
}
