/** What is done later, and what must be known for it. */
export type Jobs = SchieberJobs;

/** A match whose time is up is ended. SSC 5.03 */
export interface SchieberJobs {
  'match-expire': { readonly id: string };
}
