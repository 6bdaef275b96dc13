import { absurd, invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { addDays, type Day, type Instant, zurichInstant } from '../kit/time.ts';
import { bootCampSlot, type Earned, type Slot, slotsAt } from './allowance.ts';
import { bootCampTaken, isFirstPlay, referralRefusal } from './bonus.ts';
import { type Calendar, type Door, matchDeadline, type Phase, whereIs } from './calendar.ts';
import type { Standing } from './edition.ts';

/** One match of a participant, as far as the championship is concerned. */
export type Played = Immutable<{
  match: string;
  phase: Phase;
  slot: Slot;
  /** The day of its start, also when it runs past midnight (ruling G12). */
  day: Day | null;
  startedAt: Instant;
  /** Null while it is played. */
  ending: 'finished' | 'expired' | 'void' | 'givenBack' | null;
  points: number;
  games: number;
}>;

/** One person's part in an edition. The number is public, the person behind it is not. */
export type Entry = Immutable<{
  number: number;
  person: string;
  enteredAt: Instant;
  referredBy: number | null;
  /** The version of the regulation that was accepted last. SSC 3 */
  accepted: number;
  earned: Earned;
  matches: Played[];
  /** The instant of the first play that counts for whoever sent the link (SSC 5.04). */
  firstPlayedAt: Instant | null;
  /** The first qualification match with enough points (SSC 5.03). */
  qualifiedBy: string | null;
}>;

export type EntryCommand = Immutable<
  | {
      type: 'enter';
      number: number;
      person: string;
      acceptsRules: boolean;
      referredBy: number | null;
    }
  | { type: 'comeBack'; person: string; acceptsRules: boolean }
  /** The new text of the regulation. SSC 3 */
  | { type: 'accept'; version: number }
  | { type: 'start'; match: string }
  | { type: 'end'; match: string; how: 'finished' | 'expired' | 'void'; points: number; games: number }
  | { type: 'giveBack'; match: string; reason: string }
  | { type: 'creditReferral'; number: number; firstPlayedAt: Instant }
  | { type: 'reverseReferral'; number: number }
>;

export type EntryEvent = Immutable<
  /** `regulation`: the version that was accepted (0, or absent in old logs: the text made from the settings). */
  | {
      type: 'entered';
      number: number;
      person: string;
      at: Instant;
      referredBy: number | null;
      regulation?: number;
    }
  | { type: 'regulationAccepted'; version: number; at: Instant }
  /** Who left goes on under the same number after coming back: nothing that was used is given again. SSC 1 */
  | { type: 'cameBack'; person: string; at: Instant }
  | { type: 'started'; match: string; phase: Phase; slot: Slot; day: Day | null; at: Instant; deadline: Instant }
  | { type: 'ended'; match: string; how: 'finished' | 'expired' | 'void'; points: number; games: number }
  | { type: 'givenBack'; match: string; reason: string }
  | { type: 'bootCampBonus' }
  | { type: 'firstPlayed'; at: Instant }
  | { type: 'qualified'; match: string; points: number }
  | { type: 'referralCredited'; number: number }
  | { type: 'referralReversed'; number: number }
>;

/** Every refusal names the article it rests on. */
export type EntryRefusal = Immutable<
  | { code: 'rules-not-accepted'; article: 'SSC 3' }
  | { code: 'regulation-changed'; version: number; article: 'SSC 3' }
  | { code: 'already-entered'; number: number; article: 'SSC 1' }
  | { code: 'not-entered'; article: 'SSC 3' }
  | { code: 'own-referral'; article: 'SSC 5.04' }
  | { code: 'referral-known'; number: number; article: 'SSC 5.04' }
  | { code: 'referral-too-late'; lastStart: Instant; article: 'SSC 5.04' }
  | { code: 'suspended'; article: 'SSC 8.02' }
  | { code: 'cancelled'; article: 'SSC 8.02' }
  | { code: 'excluded'; article: 'SSC 8.01' }
  | { code: 'doors-closed'; phase: Phase; opens: Instant; article: 'SSC 4.03' | 'SSC 5.03' | 'SSC 6.01' }
  | { code: 'championship-over'; article: 'SSC 6.01' }
  | { code: 'not-qualified'; threshold: number; best: number; article: 'SSC 6.02' }
  | {
      code: 'no-match-left';
      phase: Phase;
      allowed: number;
      nextOpens: Instant | null;
      article: 'SSC 5.03' | 'SSC 6.03';
    }
  | { code: 'unknown-match'; match: string }
  | { code: 'match-ended'; match: string }
>;

/** What the edition says at this moment. */
export interface Circumstances {
  readonly calendar: Calendar;
  readonly standing: Standing;
  readonly isExcluded: boolean;
  /** The newest version of the regulation, and the one that must have been accepted to play. SSC 3, 8.07 */
  readonly regulation: { readonly newest: number; readonly required: number };
}

type Answer = Result<readonly EntryEvent[], EntryRefusal>;
type Asked<Type extends EntryCommand['type']> = Extract<EntryCommand, { type: Type }>;

function decide(
  entry: Entry | undefined,
  command: EntryCommand,
  { facts, now }: Pick<Around<Circumstances, string>, 'facts' | 'now'>,
): Answer {
  const { calendar, standing, isExcluded, regulation } = facts;
  if (command.type === 'enter') return decideEnter(entry, command, facts, now);
  if (entry === undefined) return refuse({ code: 'not-entered', article: 'SSC 3' });
  switch (command.type) {
    case 'comeBack':
      if (standing === 'cancelled') return refuse({ code: 'cancelled', article: 'SSC 8.02' });
      if (!command.acceptsRules) return refuse({ code: 'rules-not-accepted', article: 'SSC 3' });
      if (entry.person === command.person) return ok([]);
      return ok([{ type: 'cameBack', person: command.person, at: now }, ...accepted(entry, regulation.newest, now)]);
    case 'accept':
      // What was read is what is accepted: a newer text is read first.
      if (command.version !== regulation.newest) return changed(regulation.newest);
      return ok(accepted(entry, command.version, now));
    case 'start': {
      if (isExcluded) return refuse({ code: 'excluded', article: 'SSC 8.01' });
      if (mustAccept(entry, regulation) !== null) return changed(regulation.newest);
      const start = startable(entry, calendar, standing, now);
      if (!start.ok) return start;
      const { door, slots } = start.value;
      const slot = door.phase === 'bootCamp' ? bootCampSlot(command.match) : slots[0]!;
      const deadline = matchDeadline(calendar, door, now);
      return ok([{ type: 'started', match: command.match, phase: door.phase, slot, day: door.day, at: now, deadline }]);
    }
    case 'end':
      return decideEnd(entry, command, calendar);
    case 'giveBack': {
      const played = entry.matches.find(({ match }) => match === command.match);
      if (played === undefined) return refuse({ code: 'unknown-match', match: command.match });
      // What was played to its end stands, and so does the match that led to the semi-final.
      const stands = played.ending !== null && played.ending !== 'expired';
      if (stands || entry.qualifiedBy === command.match) return refuse({ code: 'match-ended', match: command.match });
      return ok([{ type: 'givenBack', match: command.match, reason: command.reason }]); // G10
    }
    case 'creditReferral': {
      const refusal = referralRefusal(entry, command.number, command.firstPlayedAt, calendar);
      return refusal ? refuse(refusal) : ok([{ type: 'referralCredited', number: command.number }]);
    }
    case 'reverseReferral':
      if (!entry.earned.referrals.includes(command.number)) return ok([]);
      return ok([{ type: 'referralReversed', number: command.number }]); // G15
    default:
      return absurd(command);
  }
}

const changed = (version: number): Answer => refuse({ code: 'regulation-changed', version, article: 'SSC 3' });

const accepted = (entry: Entry, version: number, at: Instant): readonly EntryEvent[] =>
  version > entry.accepted ? [{ type: 'regulationAccepted', version, at }] : [];

/** The version that is still to be accepted before the next match; null: none. */
export const mustAccept = (
  entry: Pick<Entry, 'accepted'>,
  { newest, required }: Circumstances['regulation'],
): number | null => (entry.accepted < required ? newest : null);

function decideEnter(
  entry: Entry | undefined,
  command: Asked<'enter'>,
  { calendar, standing, regulation }: Circumstances,
  now: Instant,
): Answer {
  if (entry !== undefined) return refuse({ code: 'already-entered', number: entry.number, article: 'SSC 1' });
  if (standing === 'cancelled') return refuse({ code: 'cancelled', article: 'SSC 8.02' });
  // Until the final somebody may still enter who gets a wild card. SSC 7.02
  const isOver = now >= zurichInstant(`${addDays(calendar.finalDay, 1)}T00:00`);
  if (isOver) return refuse({ code: 'championship-over', article: 'SSC 6.01' });
  if (!command.acceptsRules) return refuse({ code: 'rules-not-accepted', article: 'SSC 3' });
  if (command.referredBy === command.number) return refuse({ code: 'own-referral', article: 'SSC 5.04' });
  const { number, person, referredBy } = command;
  return ok([{ type: 'entered', number, person, at: now, referredBy, regulation: regulation.newest }]);
}

/** The door and the rights that are free, or why no match can be started now. The screen asks the same question. */
export function startable(
  entry: Entry,
  calendar: Calendar,
  standing: Standing,
  now: Instant,
): Result<{ readonly door: Door; readonly slots: readonly Slot[] }, EntryRefusal> {
  if (standing !== 'running') return refuse({ code: standing, article: 'SSC 8.02' });
  const where = whereIs(calendar, now);
  if (where.at === 'over') return refuse({ code: 'championship-over', article: 'SSC 6.01' });
  if (where.at === 'closed') {
    const { phase, opens } = where.next;
    return refuse({ code: 'doors-closed', phase, opens, article: DOOR_ARTICLE[phase] });
  }
  const { door } = where;
  if (door.phase === 'bootCamp') return ok({ door, slots: [] });
  if (door.phase === 'semiFinal' && entry.qualifiedBy === null) {
    const best = bestOf(entry, 'qualification');
    const { threshold } = calendar.template.qualification;
    return refuse({ code: 'not-qualified', threshold, best, article: 'SSC 6.02' });
  }
  const all = slotsAt(calendar, door, entry.earned);
  const used = new Set(entry.matches.map(({ slot }) => slot));
  const slots = all.filter((slot) => !used.has(slot));
  if (slots.length > 0) return ok({ door, slots });
  const next = calendar.doors[calendar.doors.indexOf(door) + 1];
  return refuse({
    code: 'no-match-left',
    phase: door.phase,
    allowed: all.length,
    nextOpens: next?.phase === door.phase ? next.opens : null,
    article: door.phase === 'semiFinal' ? 'SSC 6.03' : 'SSC 5.03',
  });
}

const DOOR_ARTICLE = { bootCamp: 'SSC 4.03', qualification: 'SSC 5.03', semiFinal: 'SSC 6.01' } as const;

function decideEnd(entry: Entry, { match, how, points, games }: Asked<'end'>, calendar: Calendar): Answer {
  const played = entry.matches.find((candidate) => candidate.match === match);
  if (played === undefined) return refuse({ code: 'unknown-match', match });
  if (played.ending !== null) return refuse({ code: 'match-ended', match });
  const events: EntryEvent[] = [{ type: 'ended', match, how, points, games }];
  const counts = how !== 'void';
  if (counts && isFirstPlay(entry, played, games, calendar)) events.push({ type: 'firstPlayed', at: played.startedAt });
  if (counts && bootCampTaken(entry, played, games)) events.push({ type: 'bootCampBonus' }); // SSC 5.04
  const isEnough = played.phase === 'qualification' && points >= calendar.template.qualification.threshold; // SSC 5.03
  if (counts && isEnough && entry.qualifiedBy === null) events.push({ type: 'qualified', match, points });
  return ok(events);
}

function evolve(entry: Entry | undefined, event: EntryEvent): Entry {
  if (event.type === 'entered') {
    const { number, person, at, referredBy, regulation = 0 } = event;
    return {
      number,
      person,
      enteredAt: at,
      referredBy,
      accepted: regulation,
      earned: { bootCamp: false, referrals: [], returned: [] },
      matches: [],
      firstPlayedAt: null,
      qualifiedBy: null,
    };
  }
  invariant(entry !== undefined, 'an entry starts with `entered`');
  const { earned } = entry;
  switch (event.type) {
    case 'cameBack':
      return { ...entry, person: event.person };
    case 'regulationAccepted':
      return { ...entry, accepted: event.version };
    case 'started': {
      const { match, phase, slot, day, at } = event;
      invariant(!entry.matches.some((played) => played.slot === slot), `${slot} is used twice by ${entry.number}`);
      return {
        ...entry,
        matches: [...entry.matches, { match, phase, slot, day, startedAt: at, ending: null, points: 0, games: 0 }],
      };
    }
    case 'ended': {
      const { match, how, points, games } = event;
      return withMatch(entry, match, (played) => ({
        ...played,
        ending: how,
        points: how === 'void' ? 0 : points,
        games,
      }));
    }
    case 'givenBack': {
      const { phase } = entry.matches.find(({ match }) => match === event.match)!;
      const returned = phase === 'bootCamp' ? earned.returned : [...earned.returned, { match: event.match, phase }];
      const given = withMatch(entry, event.match, (played) => ({ ...played, ending: 'givenBack', points: 0 }));
      return { ...given, earned: { ...earned, returned } };
    }
    case 'bootCampBonus':
      return { ...entry, earned: { ...earned, bootCamp: true } };
    case 'firstPlayed':
      return { ...entry, firstPlayedAt: event.at };
    case 'qualified':
      return { ...entry, qualifiedBy: event.match };
    case 'referralCredited':
      return { ...entry, earned: { ...earned, referrals: [...earned.referrals, event.number] } };
    case 'referralReversed':
      return {
        ...entry,
        earned: { ...earned, referrals: earned.referrals.filter((number) => number !== event.number) },
      };
    default:
      return absurd(event);
  }
}

const withMatch = (entry: Entry, match: string, change: (played: Played) => Played): Entry => ({
  ...entry,
  matches: entry.matches.map((played) => (played.match === match ? change(played) : played)),
});

/** One person's part in an edition; undefined before `entered`. */
export const entryProcess: Process<Entry | undefined, EntryCommand, EntryEvent, Circumstances, EntryRefusal> = {
  initial: undefined,
  decide,
  evolve,
};

/** Points of the best match of a phase that counts; 0 without one. */
export const bestOf = (entry: Pick<Entry, 'matches'>, phase: Phase): number =>
  Math.max(0, ...countedPoints(entry, phase));

/** Points of every match of a phase that is over and counts. */
export const countedPoints = ({ matches }: Pick<Entry, 'matches'>, phase: Phase): readonly number[] =>
  matches
    .filter((played) => played.phase === phase && (played.ending === 'finished' || played.ending === 'expired'))
    .map(({ points }) => points);
