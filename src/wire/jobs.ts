import type { Instant } from '../kit/time.ts';

/** Letters, links for forgotten passwords, and what has had its time. */
export interface PeopleJobs {
  'mail.deliver': { letter: string };
  'people.forgotten': { email: string; at: Instant };
  'people.purge': Record<never, never>;
}

/** What is done later, and what must be known for it. */
export type Jobs = PeopleJobs;
