import type { Terms } from '../big21/terms.ts';
import type { Instant } from '../kit/time.ts';

/** Of Big21: letters about new terms, the end of the four hours, an account that is closed, money nobody fetched. */
export interface Big21Jobs {
  'big21-notice': Terms & { readonly from: Instant };
  'big21-expire': { readonly id: string };
  'big21-leave': { readonly person: string };
  'big21-forfeit': { readonly person: string };
}

/** What is done later, and what must be known for it. */
export type Jobs = Big21Jobs;
