import type { Immutable } from '../kit/immutable.ts';
import { HOUR, type Instant } from '../kit/time.ts';
import type { HangingOn } from './marks.ts';

/** How long a mark of somebody who left stays: until what hangs on it ends by itself, else so many days. */
type Kept = Immutable<
  { article: string } & ({ days: number } | { until: 'end-of-edition' } | { until: 'end-of-exclusion'; days: number })
>;

const TEN_YEARS = 10 * 365; // code of obligations 958f

/**
 * What stays of somebody who left, and why: as keyed marks, never as data. The deletion reads it here, and so does the
 * page for the regulator. docs/decisions/marks.md
 */
export const KEPT = {
  edition: { article: 'SSC 1, 5.03, 5.04', until: 'end-of-edition' },
  exclusion: { article: 'SSC 8.01', days: TEN_YEARS },
  // An exclusion by the house has no day on which it ends.
  'big21-exclusion': { article: 'BGS 80, B21 5', until: 'end-of-exclusion', days: TEN_YEARS },
  // The longest window of the limits, and a day.
  'big21-limits': { article: 'B21 4.2, 10.2', days: 31 },
  money: { article: 'OR 958f', days: TEN_YEARS },
} as const satisfies Record<HangingOn, Kept>;

/** Of marks with a time of their own. */
export const keptUntil = (what: 'exclusion' | 'big21-exclusion' | 'big21-limits' | 'money', left: Instant): Instant =>
  left + KEPT[what].days * 24 * HOUR;
