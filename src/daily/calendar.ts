import { addDays, DAY, type Day, dayOfWeek, type Instant, zurichInstant } from '../kit/time.ts';

/** A day of the daily twelve begins and ends at midnight on a Swiss clock: on two days a year it has 23 or 25 hours. */
export const opensAt = (day: Day): Instant => zurichInstant(`${day}T00:00`);
export const closesAt = (day: Day): Instant => opensAt(addDays(day, 1));

/** What is promised about a day stands there the evening before. */
export const announcedFrom = (day: Day): Instant => zurichInstant(`${addDays(day, -1)}T18:00`);

/** Whoever starts on the day has so long to finish; there is no other clock. */
export const TIME_TO_FINISH = DAY;

/** From then on nobody can still be playing a counted try, so that the seed gives nothing away. */
export const revealedFrom = (day: Day): Instant => closesAt(day) + TIME_TO_FINISH;

export const isOn = (day: Day, now: Instant): boolean => now >= opensAt(day) && now < closesAt(day);

export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** So many of the best days count, so that a day off costs nothing. */
export const DAYS_COUNTED: Readonly<Record<Span, number>> = { day: 1, week: 3, month: 10 };

/** The first and the last day of the week (from Monday) or month that a day lies in. */
export function spanOf(span: Span, day: Day): { readonly from: Day; readonly to: Day } {
  switch (span) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const from = addDays(day, 1 - dayOfWeek(day));
      return { from, to: addDays(from, 6) };
    }
    case 'month': {
      const from = `${day.slice(0, 7)}-01`;
      const next = `${addDays(from, 31).slice(0, 7)}-01`;
      return { from, to: addDays(next, -1) };
    }
  }
}
