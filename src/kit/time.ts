import { Temporal } from 'temporal-polyfill';

/** Instants are milliseconds since 1970 in UTC, at the doors and in the store; rules speak Swiss civil time. */
export type Instant = number;
/** '2024-10-27' */
export type Day = string;

const ZURICH = 'Europe/Zurich';

const civil = (at: Instant) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZURICH);

/** The Zurich calendar day of an instant. */
export const zurichDay = (at: Instant): Day => civil(at).toPlainDate().toString();

/** '2024-10-24T07:00' on a Zurich clock. A time that happens twice (end of summer time) is the first of the two. */
export function zurichInstant(local: string): Instant {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(ZURICH, { disambiguation: 'earlier' }).epochMilliseconds;
}

/** '2024-10-27T23:00:00.000' on a Zurich clock, for logs and exports. */
export const zurichText = (at: Instant): string => civil(at).toPlainDateTime().toString({ fractionalSecondDigits: 3 });

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/** The same time on the same day of the next month, or on its last day. */
export const monthAfter = (at: Instant): Instant => civil(at).add({ months: 1 }).epochMilliseconds;

export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/** 1 = Monday … 7 = Sunday. */
export const dayOfWeek = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek;

/** Completed years on a day, as birthdays count. */
export const yearsBetween = (born: Day, on: Day): number =>
  Temporal.PlainDate.from(born).until(Temporal.PlainDate.from(on), { largestUnit: 'year' }).years;

/** True for a day that exists, written as '2024-02-29'. */
export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** Milliseconds. A civil day may be an hour shorter or longer than `DAY`: count those with `addDays`. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
