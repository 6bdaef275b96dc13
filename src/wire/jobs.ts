import type { Change } from '../big21/terms.ts';
import type { Due } from '../championship/messages.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Instant } from '../kit/time.ts';

/** A match whose time is up is ended. SSC 5.03 */
export type SchieberJobs = Immutable<{ 'match-expire': { id: string } }>;

/** The daily twelve: what is due at midnight and in the evening; what the computer player makes of a day's cards. */
export type DailyJobs = Immutable<{ 'daily.turn': Record<never, never>; 'daily.par': { day: string } }>;

/** What the championship does later: letters, clocks, draws, bonus matches of a personal link. */
export type ChampionshipJobs = Immutable<{
  /** The calendar asks for something: a notice, a reminder, a place that lapses. */
  'championship.tick': { edition: string };
  'championship.draw': { edition: string; draw: string };
  /** Clocks of open matches stand still, go on, or the matches are void. SSC 8.02 */
  'championship.clocks': {
    edition: string;
    what: 'suspended' | 'resumed' | 'cancelled';
    version: number;
    pausedFor: number;
  };
  /** One match, or all that were open at that instant, are given back. SSC 8.02, G10 */
  'championship.giveBack': { edition: string; match: string | null; openAt: Instant; reason: string };
  /** The time in which an approved proposal may be withdrawn is over. */
  'championship.carryOut': { edition: string; id: string };
  /** A newcomer has played for the first time; was excluded; was let in again. SSC 5.04 */
  'championship.referral': { edition: string; number: number };
  'championship.reverse': { edition: string; number: number };
  'championship.restoreReferral': { edition: string; number: number };
  /** A participant deleted the account: a place in the final is open again. SSC 7.02 */
  'championship.left': { edition: string; number: number };
  /** A letter to many: the next portion, after this number. */
  'championship.letters': { edition: string; due: Due; after: number };
}>;

/** Letters, links for forgotten passwords, and what has had its time. */
export interface PeopleJobs {
  'mail.deliver': { letter: string };
  'people.forgotten': { email: string; at: Instant };
  'people.purge': Record<never, never>;
  /** Invitations to those on a list of the organiser's: the next portion. */
  'people.invite': Record<never, never>;
}

/** Of Big21: letters about new terms, certificates, the end of the four hours, an account that is closed, money nobody fetched. */
export interface Big21Jobs {
  /** `number`: which announcement it is; letters written before it was counted have none. */
  'big21-notice': Omit<Change, 'texts'> & { readonly number?: number };
  /** The certificate of a model of the house's own is computed. B21 3.2 */
  'big21-certify': { readonly model: string };
  'big21-expire': { readonly id: string };
  'big21-leave': { readonly person: string };
  /** A person's record was changed by the office: the document is looked at again. */
  'big21-identity': { readonly person: string };
  'big21-forfeit': { readonly person: string };
}

/** What is done later, and what must be known for it. */
export interface JobPayloads extends SchieberJobs, DailyJobs, ChampionshipJobs, PeopleJobs, Big21Jobs {}

export type JobName = keyof JobPayloads & string;
