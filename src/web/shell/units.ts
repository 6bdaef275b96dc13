/** Milliseconds, for screens: `kit/time.ts` would bring a whole calendar to the browser. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
