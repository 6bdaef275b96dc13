import type { Numbers } from './numbers.ts';

/** What passes between browser and server about one's own numbers. */
export interface NumbersWire {
  'GET /me/numbers': { answer: Numbers };
}
