import { SSC8, type Template } from '../championship/template.ts';
import { type Instant, zurichInstant } from '../kit/time.ts';

/** How much of everything is in the house. */
export interface Plan {
  readonly seed: string;
  /** Registered people who entered this year's championship. */
  readonly people: number;
  /** Of them those who played last year too. */
  readonly lastYear: number;
  /** Matches of this year's qualification so far. */
  readonly matches: number;
  /** Of the people those in the fast semi-final. */
  readonly semiFinalists: number;
  /** Counted tries of today's twelve. */
  readonly daily: number;
  readonly big21: { readonly players: number; readonly games: number };
  /** Who sits at the club evening: a multiple of four. */
  readonly evening: number;
}

/** What `npm run demo` shows. */
export const HOUSE: Plan = {
  ...{ seed: 'Gschobe', people: 300, lastYear: 16, matches: 100, semiFinalists: 12, daily: 500 },
  ...{ big21: { players: 50, games: 2000 }, evening: 40 },
};

/** The moment at which the house is shown: a Saturday evening in the second week of the qualification. */
export const MOMENT: Instant = zurichInstant('2026-10-10T20:40');
export const TODAY = '2026-10-10';

/** Everybody can reach it in a short match; so there are people with and without a place. */
const QUALIFIES = 960;

export const EDITIONS = {
  lastYear: {
    id: 'ssc-2025',
    title: 'Schieber-Meisterschaft 2025',
    start: '2025-09-26',
    template: final(4, { ...SSC8, qualification: { ...SSC8.qualification, threshold: 0 } }),
  },
  thisYear: {
    id: 'ssc-2026',
    title: 'Schieber-Meisterschaft 2026',
    start: '2026-09-25', // qualification from 2 to 21 October
    template: final(32, { ...SSC8, qualification: { ...SSC8.qualification, threshold: QUALIFIES } }),
  },
  fast: {
    id: 'blitz-2026',
    title: 'Blitz-Cup 2026',
    start: '2026-10-06',
    template: final(8, {
      ...SSC8,
      name: 'blitz',
      minutesPerMatch: 5,
      gamesPerMatch: 4,
      bootCamp: { first: 0, last: 0 },
      qualification: { ...SSC8.qualification, first: 1, last: 3, threshold: 0 },
      semiFinal: { ...SSC8.semiFinal, first: 4, last: 7, matches: 6, best: 3 },
    }),
  },
} as const satisfies Record<string, { id: string; title: string; start: string; template: Template }>;

function final(places: number, template: Template): Template {
  return { ...template, final: { ...template.final, places, titleHolder: false, wildCards: 0 } };
}

/** Club evenings of the series: three are over, tonight's is in its third Passe. */
export const EVENINGS = [
  { title: 'Hüttenjass Juli', day: '2026-07-11' },
  { title: 'Hüttenjass August', day: '2026-08-08' },
  { title: 'Hüttenjass September', day: '2026-09-12' },
  { title: 'Hüttenjass Oktober', day: TODAY },
] as const;

/** Everybody of the house signs in with it. */
export const PASSWORD = 'drei nasse Katzen im Regen';
