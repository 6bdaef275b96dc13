import type { Instant } from '../kit/time.ts';
import { type Calendar, phaseSpan } from './calendar.ts';
import type { Entry, EntryRefusal, Played } from './entry.ts';

/** Taking part means a match with at least one game played to its end (ruling G14). */
const GAMES_TO_TAKE_PART = 1;

/** True when this match earns the boot camp's bonus matches: once, however often somebody trains (SSC 5.04). */
export const bootCampTaken = (entry: Entry, played: Played, games: number): boolean =>
  played.phase === 'bootCamp' && games >= GAMES_TO_TAKE_PART && !entry.earned.bootCamp;

/** True when this match is the person's first play in the championship, in time for whoever sent the link (G15). */
export const isFirstPlay = (entry: Entry, played: Played, games: number, calendar: Calendar): boolean =>
  entry.firstPlayedAt === null && games >= GAMES_TO_TAKE_PART && played.startedAt <= lastReferral(calendar);

/** Why this person does not count for the sender of the link; undefined when she does. */
export function referralRefusal(
  sender: Entry,
  number: number,
  firstPlayedAt: Instant,
  calendar: Calendar,
): EntryRefusal | undefined {
  if (number === sender.number) return { code: 'own-referral', article: 'SSC 5.04' };
  if (sender.earned.referrals.includes(number)) return { code: 'referral-known', number, article: 'SSC 5.04' };
  const lastStart = lastReferral(calendar);
  if (firstPlayedAt > lastStart) return { code: 'referral-too-late', lastStart, article: 'SSC 5.04' };
  return undefined;
}

/** First plays count until the qualification's last start (SSC 5.04: by 23 October). */
const lastReferral = (calendar: Calendar): Instant => phaseSpan(calendar, 'qualification').lastStart;
