import type { Immutable } from '../kit/immutable.ts';
import { addDays, type Instant, zurichDay, zurichInstant } from '../kit/time.ts';
import type { Language } from '../people/person.ts';
import { type Calendar, phaseSpan } from './calendar.ts';
import { type Edition, type EditionEvent, isExcluded } from './edition.ts';
import type { EntryEvent } from './entry.ts';
import { calendarFor } from './fixed.ts';
import type { Place, Title } from './place.ts';

/** A mail the championship owes somebody; the words are the server's, in the language of the reader. */
export type Message = Immutable<
  | { kind: 'entered' } // the personal link: SSC 5.04
  | { kind: 'qualified'; points: number; opens: Instant; lastStart: Instant } // SSC 5.03
  | { kind: 'referralEarned'; matches: number } // SSC 5.04
  | { kind: 'semiFinalOpens'; lastStart: Instant; matches: number } // SSC 6.01
  | { kind: 'placeOffered'; title: Title; points: number | null; deadline: Instant; finalDay: string } // SSC 7.02
  | { kind: 'confirmReminder'; deadline: Instant; finalDay: string }
  | { kind: 'placeConfirmed'; finalDay: string }
  | { kind: 'placeWithdrawn' }
  | { kind: 'placeLeft'; number: number } // to the office: SSC 7.02
  | { kind: 'placeLapsed'; deadline: Instant }
  | { kind: 'placeRevoked' } // SSC 8.01
  | { kind: 'placeTakenBack' }
  | { kind: 'placeRestored' } // SSC 8.01
  | { kind: 'regulationPublished'; version: number; reason: string } // SSC 8.07
  | { kind: 'matchGivenBack'; reason: string } // G10
  | { kind: 'extended'; until: Instant; reason: string } // SSC 8.02
  | { kind: 'excluded'; reason: string } // SSC 8.01
  | { kind: 'readmitted' }
  | { kind: 'suspended'; reason: string } // SSC 8.02
  | { kind: 'resumed' }
  | { kind: 'cancelled'; reason: string }
  /** The office's own words, about the competition. */
  | { kind: 'message'; texts: MessageText[] }
>;

/** What the office writes, in one language. */
export type MessageText = Immutable<{ language: Language; subject: string; text: string }>;

/** To whom the office may write: everybody, those in the semi-final, who has not played yet, who has a place. */
export const AUDIENCES = ['everybody', 'semiFinalists', 'notPlayed', 'finalists'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** To whom: one participant, many of those who entered, or the office. */
export type To = number | Audience | 'organisers';

/** The key makes a mail unique: sent once, however often its cause is looked at. */
export type Due = Immutable<{ key: string; to: To; message: Message }>;

/** Mails that follow from what happened to one participant. */
export function afterEntryEvent(edition: Edition, number: number, event: EntryEvent): readonly Due[] {
  const calendar = calendarFor(edition);
  const key = (what: string) => `${edition.id}/${number}/${what}`;
  switch (event.type) {
    case 'entered':
      return [{ key: key('entered'), to: number, message: { kind: 'entered' } }];
    case 'qualified': {
      if (isExcluded(edition, number)) return []; // excluded in mid-match: SSC 8.01
      const span = phaseSpan(calendar, 'semiFinal');
      return [{ key: key('qualified'), to: number, message: { kind: 'qualified', points: event.points, ...span } }];
    }
    case 'givenBack': {
      const message = { kind: 'matchGivenBack', reason: event.reason } as const;
      return [{ key: key(`given-back/${event.match}`), to: number, message }];
    }
    case 'referralCredited': {
      const matches = edition.template.bonus.referral;
      return [{ key: key(`referral/${event.number}`), to: number, message: { kind: 'referralEarned', matches } }];
    }
    default:
      return [];
  }
}

/** Mails that follow from a decision about the edition or a place in the final. `version` of the event: part of the key. */
export function afterEditionEvent(edition: Edition, version: number, event: EditionEvent): readonly Due[] {
  const { finalDay } = calendarFor(edition);
  const one = (to: To, message: Message): readonly Due[] => [{ key: `${edition.id}/${version}/${to}`, to, message }];
  switch (event.type) {
    case 'placeOffered': {
      const { title, points, deadline } = event;
      return one(event.number, { kind: 'placeOffered', title, points, deadline, finalDay });
    }
    case 'placeConfirmed':
      return one(event.number, { kind: 'placeConfirmed', finalDay });
    case 'placeWithdrawn':
      if (event.how === 'left') return one('organisers', { kind: 'placeLeft', number: event.number });
      return one(event.number, { kind: 'placeWithdrawn' });
    case 'placeLapsed': {
      const deadline = edition.admission.places.findLast(({ number }) => number === event.number)?.deadline ?? 0;
      return one(event.number, { kind: 'placeLapsed', deadline });
    }
    case 'placeRevoked':
      return one(event.number, { kind: 'placeRevoked' });
    case 'placeTakenBack':
      return one(event.number, { kind: 'placeTakenBack' });
    case 'placeRestored':
      return one(event.number, { kind: 'placeRestored' });
    case 'regulationPublished': {
      const { version: text, reason, mustAccept } = event;
      // While it is a draft nobody has accepted anything.
      if (edition.publicity === 'draft' || !mustAccept) return [];
      return one('everybody', { kind: 'regulationPublished', version: text, reason });
    }
    case 'extended':
      return one('semiFinalists', { kind: 'extended', until: event.until, reason: event.reason });
    case 'excluded':
      return one(event.number, { kind: 'excluded', reason: event.reason });
    case 'readmitted':
      return one(event.number, { kind: 'readmitted' });
    case 'suspended':
      return one('everybody', { kind: 'suspended', reason: event.reason });
    case 'resumed':
      return one('everybody', { kind: 'resumed' });
    case 'messageSent':
      return one(event.to, { kind: 'message', texts: event.texts });
    case 'cancelled':
      return one('everybody', { kind: 'cancelled', reason: event.reason });
    default:
      return [];
  }
}

/** Days before the deadline on which an open confirmation is asked for again. */
export const REMIND_DAYS = 3;

/** Mails the calendar asks for by itself, due at `now`; nothing while the edition is suspended or cancelled. */
export function dueByCalendar(edition: Edition, now: Instant): readonly Due[] {
  if (edition.standing !== 'running') return [];
  const calendar = calendarFor(edition);
  return [...semiFinalNotice(edition, calendar, now), ...reminders(edition, calendar, now)];
}

function semiFinalNotice(edition: Edition, calendar: Calendar, now: Instant): readonly Due[] {
  const { opens, lastStart } = phaseSpan(calendar, 'semiFinal');
  if (now < opens || now > lastStart) return [];
  const { matches } = edition.template.semiFinal;
  const message: Message = { kind: 'semiFinalOpens', lastStart, matches };
  return [{ key: `${edition.id}/semi-final-opens`, to: 'semiFinalists', message }];
}

function reminders(edition: Edition, { finalDay }: Calendar, now: Instant): readonly Due[] {
  return edition.admission.places
    .filter((place) => place.status === 'offered' && now >= remindAt(place) && now < place.deadline)
    .map(({ number, deadline, offeredAt }) => ({
      key: `${edition.id}/${number}/reminder/${offeredAt}`,
      to: number,
      message: { kind: 'confirmReminder', deadline, finalDay },
    }));
}

/** Three days before the deadline at 09:00; a place offered later than that is reminded on its last day. */
export function remindAt({ deadline, offeredAt }: Pick<Place, 'deadline' | 'offeredAt'>): Instant {
  const lastDay = zurichDay(deadline - 1);
  const early = zurichInstant(`${addDays(lastDay, -REMIND_DAYS)}T09:00`);
  return offeredAt < early ? early : zurichInstant(`${lastDay}T09:00`);
}

/** When the calendar next asks for something: a notice, a reminder, a place that lapses. Undefined: never again. */
export function nextMoment(edition: Edition, now: Instant): Instant | undefined {
  if (edition.standing === 'cancelled') return undefined;
  const { opens } = phaseSpan(calendarFor(edition), 'semiFinal');
  const offered = edition.admission.places.filter(({ status }) => status === 'offered');
  const moments = [opens, ...offered.flatMap((place) => [remindAt(place), place.deadline])];
  const ahead = moments.filter((at) => at > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}
