import { absurd, invariant } from '../kit/absurd.ts';
import type { Immutable } from '../kit/immutable.ts';
import type { Around, Process } from '../kit/process.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { addDays, type Instant, zurichDay, zurichInstant } from '../kit/time.ts';
import { type Admission as Admitted, admit, hatOf } from '../lot/lot.ts';
import {
  type Announcement,
  type AnnounceRefusal,
  announce,
  type DrawRefusal,
  draw,
  type LotRecord,
  type Randomness,
  type Source,
} from '../lot/record.ts';
import type { Calendar } from './calendar.ts';
import { openedByLeaving } from './left.ts';
import { rankingHash } from './officialRanking.ts';
import {
  type Admission,
  type Draw,
  isFree,
  isHeld,
  openPlaces,
  type Place,
  pendingDraw,
  placeOf,
  type Title,
} from './place.ts';
import { type NotSettled, notSettled } from './settled.ts';
import type { Row } from './standings.ts';

/** Confirmation in writing; withdrawal also by telephone (SSC 7.02). */
export const CONFIRMED_HOW = ['link', 'e-mail', 'letter'] as const;
export const WITHDRAWN_HOW = ['link', 'e-mail', 'letter', 'phone'] as const;

/** 'left': the person deleted the account. */
type Withdrawn = (typeof WITHDRAWN_HOW)[number] | 'left';

export type AdmissionCommand = Immutable<
  | { type: 'makeCut'; source: Source | null }
  | { type: 'nominate'; source: Source | null }
  | { type: 'drawLot'; id: string; randomness: Randomness }
  | { type: 'confirm'; number: number; how: (typeof CONFIRMED_HOW)[number]; receivedAt: Instant }
  | { type: 'withdraw'; number: number; how: Withdrawn }
  | { type: 'lapse' }
  | { type: 'revokeExcluded' }
  | { type: 'nameTitleHolder'; number: number }
>;

export type AdmissionEvent = Immutable<
  | { type: 'lotAnnounced'; purpose: 'cut' | 'replacement'; version: number; announcement: Announcement }
  | { type: 'lotDrawn'; record: LotRecord }
  | { type: 'cutMade'; version: number; points: number | null }
  | { type: 'placeOffered'; number: number; title: Title; points: number | null; at: Instant; deadline: Instant }
  | { type: 'placeConfirmed'; number: number; how: (typeof CONFIRMED_HOW)[number] }
  | { type: 'placeWithdrawn'; number: number; how: Withdrawn }
  | { type: 'placeLapsed'; number: number }
  | { type: 'placeRevoked'; number: number }
  /** Who had it is let in again. SSC 8.01 */
  | { type: 'placeRestored'; number: number; status: 'offered' | 'confirmed' | 'lapsed' }
  /** It was offered by mistake: whoever had it stands as if it had never been offered. */
  | { type: 'placeTakenBack'; number: number }
>;

export type AdmissionRefusal =
  | Extract<AnnounceRefusal, { readonly code: 'round-not-in-future' }>
  | Exclude<DrawRefusal, { readonly code: 'unknown-kind' }>
  | NotSettled
  | Immutable<
      | { code: 'list-outdated'; version: number; article: 'SSC 8.04' }
      | { code: 'cut-made'; article: 'SSC 7.02' }
      | { code: 'cut-not-made'; article: 'SSC 7.02' }
      | { code: 'final-begun'; article: 'SSC 7.01' }
      | { code: 'lot-needed'; hat: string[]; places: number; article: 'SSC 7.02' }
      | { code: 'lot-pending'; id: string; article: 'SSC 7.02' }
      | { code: 'unknown-draw'; id: string }
      | { code: 'already-drawn'; id: string }
      | { code: 'no-place-open'; article: 'SSC 7.02' }
      | { code: 'nobody-left'; article: 'SSC 7.02' }
      | { code: 'no-place'; number: number; article: 'SSC 7.02' }
      | { code: 'has-place'; number: number; article: 'SSC 7.02' }
      | { code: 'place-gone'; status: Place['status']; article: 'SSC 7.02' }
      | { code: 'confirmed-already'; article: 'SSC 7.02' }
      | { code: 'too-late'; deadline: Instant; article: 'SSC 7.02' }
      | { code: 'not-received-yet'; article: 'SSC 7.02' }
      | { code: 'unknown-number'; number: number; article: 'SSC 7.02' }
      | { code: 'excluded'; number: number; article: 'SSC 8.01' }
      | { code: 'title-holder-named'; number: number; article: 'SSC 7.02' }
      | { code: 'unknown-version'; version: number; article: 'SSC 8.04' }
    >;

/** What the edition says, and the newest official list of the semi-final with its version (0: there is none). */
export interface AdmissionFacts {
  readonly edition: string;
  readonly calendar: Calendar;
  readonly isExcluded: (number: number) => boolean;
  /** Whose account is gone: there is nobody to give a place to. */
  readonly hasLeft: (number: number) => boolean;
  readonly official: Immutable<{ version: number; hash: string; rows: Row[] }>;
  /** The semi-final counted again from its matches, and how many of them are still open. */
  readonly recounted: readonly Row[];
  readonly open: number;
  /** Whether the number that a command names is that of a participant. */
  readonly hasEntered: boolean;
}

type Answer = Result<readonly AdmissionEvent[], AdmissionRefusal>;
type Asked<Type extends AdmissionCommand['type']> = Extract<AdmissionCommand, { type: Type }>;

function decide(
  admission: Admission,
  command: AdmissionCommand,
  { facts, now }: Pick<Around<AdmissionFacts, string>, 'facts' | 'now'>,
): Answer {
  const { calendar } = facts;
  switch (command.type) {
    case 'makeCut':
    case 'nominate':
      return decideFilling(admission, command, facts, now);
    case 'drawLot': {
      const waiting = admission.draws.find(({ announcement }) => announcement.id === command.id);
      if (!waiting) return refuse({ code: 'unknown-draw', id: command.id });
      if (waiting.record || waiting.replacedBy) return refuse({ code: 'already-drawn', id: command.id });
      const drawn = draw(waiting.announcement, command.randomness);
      if (!drawn.ok) {
        const { refusal } = drawn;
        invariant(refusal.code !== 'unknown-kind', 'places are drawn by a kind that everybody knows');
        return refuse(refusal);
      }
      return ok(openedByLeaving(afterLot(waiting, drawn.value, now, calendar), facts.hasLeft));
    }
    case 'confirm':
      return decideConfirmation(admission, command, calendar, now);
    case 'withdraw': {
      const place = placeOf(admission, command.number);
      if (!place) return refuse({ code: 'no-place', number: command.number, article: 'SSC 7.02' });
      if (!isHeld(place)) return refuse({ code: 'place-gone', status: place.status, article: 'SSC 7.02' });
      return ok([{ type: 'placeWithdrawn', number: command.number, how: command.how }]);
    }
    case 'lapse':
      return ok(
        admission.places
          .filter(({ status, deadline }) => status === 'offered' && deadline <= now)
          .map(({ number }): AdmissionEvent => ({ type: 'placeLapsed', number })),
      );
    case 'revokeExcluded': // who was excluded while a lot was pending: SSC 8.01
      return ok(
        admission.places
          .filter((place) => isHeld(place) && facts.isExcluded(place.number))
          .map(({ number }): AdmissionEvent => ({ type: 'placeRevoked', number })),
      );
    case 'nameTitleHolder': {
      const { number } = command;
      if (!facts.hasEntered) return refuse({ code: 'unknown-number', number, article: 'SSC 7.02' });
      if (facts.isExcluded(number)) return refuse({ code: 'excluded', number, article: 'SSC 8.01' });
      const named = admission.places.findLast(({ title }) => title === 'titleHolder');
      if (named?.number === number) return refuse({ code: 'title-holder-named', number, article: 'SSC 7.02' });
      const offered = offerFreely(admission, number, 'titleHolder', calendar, now);
      if (!offered.ok || !named || !isHeld(named)) return offered;
      // Somebody else was named by mistake.
      return ok([{ type: 'placeTakenBack', number: named.number }, ...offered.value]);
    }
    default:
      return absurd(command);
  }
}

/** The cut, or replacements for places that have become free: by points, and by lot among those level. SSC 7.02 */
function decideFilling(
  admission: Admission,
  { type, source }: Asked<'makeCut' | 'nominate'>,
  facts: AdmissionFacts,
  now: Instant,
): Answer {
  const { calendar, official } = facts;
  if (official.version === 0) return refuse({ code: 'unknown-version', version: 1, article: 'SSC 8.04' });
  const isCut = type === 'makeCut';
  const unsettled = notSettled(calendar, 'semiFinal', facts.open, now, 'SSC 6.01');
  if (isCut && unsettled) return refuse(unsettled);
  if (isCut && admission.cut) return refuse({ code: 'cut-made', article: 'SSC 7.02' });
  if (now >= finalBegins(calendar)) return refuse({ code: 'final-begun', article: 'SSC 7.01' });
  if (!isCut && !admission.cut) return refuse({ code: 'cut-not-made', article: 'SSC 7.02' });
  const pending = pendingDraw(admission);
  if (pending) return refuse({ code: 'lot-pending', id: pending.announcement.id, article: 'SSC 7.02' });
  // Places cannot be taken back, so they are given by a list that is still what the matches say.
  if (isCut && official.hash !== rankingHash(facts.recounted)) {
    return refuse({ code: 'list-outdated', version: official.version, article: 'SSC 8.04' });
  }
  const places = isCut ? calendar.template.final.places : openPlaces(admission, calendar);
  const candidates = candidatesOf(admission, facts);
  if (!isCut && places === 0) return refuse({ code: 'no-place-open', article: 'SSC 7.02' });
  if (!isCut && candidates.length === 0) return refuse({ code: 'nobody-left', article: 'SSC 7.02' });

  const purpose = isCut ? 'cut' : 'replacement';
  const { version } = official;
  const filled = fill(admission, candidates, places, { purpose, edition: facts.edition, source }, now);
  if (!filled.ok) return filled;
  if ('announcement' in filled.value) {
    return ok([{ type: 'lotAnnounced', purpose, version, announcement: filled.value.announcement }]);
  }
  const { cut, admitted } = filled.value;
  const made: AdmissionEvent[] = isCut ? [{ type: 'cutMade', version, points: cut }] : [];
  return ok([...made, ...offers(admitted, [], candidates, isCut ? 'points' : 'replacement', now, calendar)]);
}

function decideConfirmation(
  admission: Admission,
  { number, how, receivedAt }: Asked<'confirm'>,
  calendar: Calendar,
  now: Instant,
): Answer {
  const place = placeOf(admission, number);
  if (!place) return refuse({ code: 'no-place', number, article: 'SSC 7.02' });
  if (place.status === 'confirmed') return refuse({ code: 'confirmed-already', article: 'SSC 7.02' });
  if (receivedAt > now) return refuse({ code: 'not-received-yet', article: 'SSC 7.02' });
  const isLate = receivedAt >= place.deadline || (place.status === 'lapsed' && how === 'link');
  if (isLate) return refuse({ code: 'too-late', deadline: place.deadline, article: 'SSC 7.02' });
  if (place.status === 'lapsed') return decideLatePost(admission, place, how, calendar);
  if (place.status !== 'offered') return refuse({ code: 'place-gone', status: place.status, article: 'SSC 7.02' });
  return ok([{ type: 'placeConfirmed', number, how }]);
}

/** Post that came in time counts when it is opened later, as long as nobody was nominated to the place. SSC 7.02 */
function decideLatePost(admission: Admission, place: Place, how: Asked<'confirm'>['how'], calendar: Calendar): Answer {
  const { number, status, title } = place;
  const pending = pendingDraw(admission);
  if (pending) return refuse({ code: 'lot-pending', id: pending.announcement.id, article: 'SSC 7.02' });
  const isGiven = !isFree(title) && openPlaces(admission, calendar) === 0;
  if (isGiven) return refuse({ code: 'place-gone', status, article: 'SSC 7.02' });
  return ok([{ type: 'placeConfirmed', number, how }]);
}

/** The title holder and wild cards come without having qualified (SSC 7.02). */
export function offerFreely(
  admission: Admission,
  number: number,
  title: 'titleHolder' | 'wildCard',
  calendar: Calendar,
  now: Instant,
): Answer {
  const place = placeOf(admission, number);
  if (place && isHeld(place)) return refuse({ code: 'has-place', number, article: 'SSC 7.02' });
  return ok([{ type: 'placeOffered', number, title, points: null, at: now, deadline: deadlineFor(calendar, now) }]);
}

/** Places by points; when too many are level on the last one, the lot is announced instead (X11). */
function fill(
  admission: Admission,
  candidates: readonly Row[],
  places: number,
  lot: { readonly purpose: Draw['purpose']; readonly edition: string; readonly source: Source | null },
  now: Instant,
): Result<Admitted | { announcement: Announcement }, AdmissionRefusal> {
  const { purpose, edition, source } = lot;
  const pool = potential(candidates, places).map(({ number, points }) => ({ name: String(number), points }));
  const tied = hatOf(pool, places);
  if (tied.hat.length === 0) return ok(admit(pool, places, NEVER_DRAWN));
  if (source === null) {
    return refuse({ code: 'lot-needed', hat: [...tied.hat], places: tied.places, article: 'SSC 7.02' });
  }
  const round = admission.draws.filter((drawn) => drawn.purpose === purpose).length + 1;
  const id = purpose === 'cut' ? `${edition}/final/cut` : `${edition}/final/replacement/${round}`;
  const ids = new Set(admission.draws.map(({ announcement }) => announcement.id));
  const announcement = announce({ id, kind: 'admit', pool: { places, candidates: pool }, source }, now, ids);
  if (announcement.ok) return ok({ announcement: announcement.value });
  const { refusal } = announcement;
  invariant(refusal.code === 'round-not-in-future', `our own announcement is in order: ${refusal.code}`);
  return refuse(refusal);
}

const NEVER_DRAWN = {
  below(): number {
    throw new Error('nothing is drawn without a tie');
  },
};

/** Everybody who could still get one of the places: the regulation's "potential final participants". */
function potential(rows: readonly Row[], places: number): readonly Row[] {
  const last = rows[places - 1];
  return last === undefined ? rows : rows.filter(({ points }) => points >= last.points);
}

function afterLot(waiting: Draw, record: LotRecord, now: Instant, calendar: Calendar): readonly AdmissionEvent[] {
  const result = record.result as Admitted;
  const pool = (record.pool as { candidates: readonly { name: string; points: number }[] }).candidates;
  const rows = pool.map(({ name, points }) => ({ number: Number(name), points }));
  const isCut = waiting.purpose === 'cut';
  const cut: AdmissionEvent[] = isCut ? [{ type: 'cutMade', version: waiting.version, points: result.cut }] : [];
  const title = isCut ? 'points' : 'replacement';
  const byLot = isCut ? result.drawn : [];
  return [{ type: 'lotDrawn', record }, ...cut, ...offers(result.admitted, byLot, rows, title, now, calendar)];
}

function offers(
  admitted: readonly string[],
  byLot: readonly string[],
  rows: readonly { readonly number: number; readonly points: number }[],
  title: 'points' | 'replacement',
  at: Instant,
  calendar: Calendar,
): readonly AdmissionEvent[] {
  const points = new Map(rows.map((row) => [String(row.number), row.points]));
  return admitted.map((name) => ({
    type: 'placeOffered',
    number: Number(name),
    title: byLot.includes(name) ? 'lot' : title,
    points: points.get(name) ?? null,
    at,
    deadline: deadlineFor(calendar, at),
  }));
}

const finalBegins = ({ finalDay }: Calendar): Instant => zurichInstant(`${finalDay}T00:00`);

/** The same deadline for everybody, or three whole days for a late replacement (G29). */
function deadlineFor(calendar: Calendar, offeredAt: Instant): Instant {
  const day = addDays(zurichDay(offeredAt), calendar.template.final.replacementDays + 1);
  // Nobody confirms on the day of the final itself.
  return Math.min(finalBegins(calendar), Math.max(calendar.confirmUntil, zurichInstant(`${day}T00:00`)));
}

/**
 * Ranked, here, not excluded, and never offered a place before, but for one that was taken away by mistake; the title holder
 * and wild cards leave theirs to the next (G21).
 */
function candidatesOf(admission: Admission, facts: AdmissionFacts): readonly Row[] {
  const { calendar, isExcluded, hasLeft, official } = facts;
  const offered = new Set(
    admission.places
      .filter(({ status }) => status !== 'takenBack' && status !== 'revoked')
      .filter(({ title }) => calendar.template.final.placesMoveUp || !isFree(title))
      .map(({ number }) => number),
  );
  return official.rows.filter(({ number }) => !offered.has(number) && !isExcluded(number) && !hasLeft(number));
}

function evolve(admission: Admission, event: AdmissionEvent): Admission {
  switch (event.type) {
    case 'lotAnnounced': {
      const { purpose, version, announcement } = event;
      const before = admission.draws.map((drawn) =>
        drawn.announcement.id === announcement.replaces?.id ? { ...drawn, replacedBy: announcement.id } : drawn,
      );
      return { ...admission, draws: [...before, { purpose, version, announcement, record: null }] };
    }
    case 'lotDrawn':
      return {
        ...admission,
        draws: admission.draws.map((waiting) =>
          waiting.announcement.id === event.record.id ? { ...waiting, record: event.record } : waiting,
        ),
      };
    case 'cutMade':
      return { ...admission, cut: { version: event.version, points: event.points } };
    case 'placeOffered': {
      const { number, title, points, at, deadline } = event;
      const offered: Place = { number, title, points, status: 'offered', offeredAt: at, deadline };
      return { ...admission, places: [...admission.places, offered] };
    }
    case 'placeConfirmed':
      return withStatus(admission, event.number, 'confirmed');
    case 'placeWithdrawn':
      return withStatus(admission, event.number, 'withdrawn');
    case 'placeLapsed':
      return withStatus(admission, event.number, 'lapsed');
    case 'placeRevoked': {
      const before = placeOf(admission, event.number)?.status;
      return withStatus(admission, event.number, 'revoked', before === 'confirmed' ? 'confirmed' : 'offered');
    }
    case 'placeRestored':
      return withStatus(admission, event.number, event.status);
    case 'placeTakenBack':
      return withStatus(admission, event.number, 'takenBack');
    default:
      return absurd(event);
  }
}

function withStatus(
  admission: Admission,
  number: number,
  status: Place['status'],
  before?: 'offered' | 'confirmed',
): Admission {
  const held = placeOf(admission, number);
  const stands = (place: Place): Place => ({ ...place, status, ...(before ? { before } : {}) });
  return { ...admission, places: admission.places.map((place) => (place === held ? stands(place) : place)) };
}

/** The places in the final. Part of the edition: its events stand in the edition's stream. */
export const admissionProcess: Process<Admission, AdmissionCommand, AdmissionEvent, AdmissionFacts, AdmissionRefusal> =
  {
    initial: { places: [], draws: [] },
    decide,
    evolve,
  };
