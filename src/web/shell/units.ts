/** Milliseconds, for screens. */
export const MINUTE = 60_000;
