import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';

/** What is still open when somebody leaves: said before, and what becomes of it. SSC 7.02, B21 23 */
export type StillOpen = Immutable<
  /** A place in the final goes to the next one. */
  | { kind: 'place' }
  /** Matches underway are lost. */
  | { kind: 'matches'; count: number }
  /** Games of Big21 for money are settled as they stand. */
  | { kind: 'games'; count: number }
  /** Rappen that wait at the cash desk until then. */
  | { kind: 'money'; amount: number; until: Instant }
>;
