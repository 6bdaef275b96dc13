import type { Immutable } from '../kit/immutable.ts';

/** Where and when the final is played: one day, one hall. SSC 7.01 */
export type Venue = Immutable<{
  hall: string;
  address: string;
  town: string;
  /** 'HH:MM' of the final's day. */
  opens: string;
  begins: string;
}>;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether somebody who reads it finds the hall in time. */
export const isComplete = ({ hall, address, town, opens, begins }: Venue): boolean =>
  [hall, address, town].every((text) => text.trim() !== '') && isTime(opens) && isTime(begins) && opens <= begins;
