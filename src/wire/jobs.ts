/** What is done later, and what must be known for it. */
export type Jobs = Record<never, never>;
