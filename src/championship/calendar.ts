import { addDays, type Day, dayOfWeek, daysBetween, type Instant, MINUTE, zurichInstant } from '../kit/time.ts';
import type { Template } from './template.ts';

export const PHASES = ['bootCamp', 'qualification', 'semiFinal'] as const;
export type Phase = (typeof PHASES)[number];

/** A door through which a match may be started: from `opens` to `lastStart`, both included (ruling G7). */
export interface Door {
  readonly phase: Phase;
  /** The Zurich day of a daily door; null for the semi-final, which is open day and night (ruling G8). */
  readonly day: Day | null;
  readonly opens: Instant;
  readonly lastStart: Instant;
}

/** The dates of one edition: template + first day. */
export interface Calendar {
  readonly template: Template;
  readonly start: Day;
  /** In the order in which they open. */
  readonly doors: readonly Door[];
  readonly trumpSundays: readonly Day[];
  readonly qualificationEnds: Day;
  /** The last day on which a place in the final can be confirmed, and the instant it is over (24:00, G29). */
  readonly confirmBy: Day;
  readonly confirmUntil: Instant;
  readonly finalDay: Day;
}

export function calendarOf(template: Template, start: Day): Calendar {
  const day = (offset: number) => addDays(start, offset);
  const { bootCamp, qualification, semiFinal, final } = template;
  const qualificationDays = daysFrom(day(qualification.first), day(qualification.last));
  const confirmBy = day(final.confirmBy);
  return {
    template,
    start,
    doors: [
      ...daysFrom(day(bootCamp.first), day(bootCamp.last)).map((on) => dailyDoor('bootCamp', on, template)), // SSC 4.01
      ...qualificationDays.map((on) => dailyDoor('qualification', on, template)), // SSC 5.01
      {
        phase: 'semiFinal', // SSC 6.01
        day: null,
        opens: zurichInstant(`${day(semiFinal.first)}T${semiFinal.opens}`),
        lastStart: zurichInstant(`${day(semiFinal.last)}T${semiFinal.lastStart}`),
      },
    ],
    trumpSundays: qualificationDays.filter((on) => dayOfWeek(on) === 7), // SSC 5.03
    qualificationEnds: day(qualification.last),
    confirmBy,
    confirmUntil: zurichInstant(`${addDays(confirmBy, 1)}T00:00`), // until 24:00: G29
    finalDay: day(final.day), // SSC 7.01
  };
}

export type Where =
  | { readonly at: 'open'; readonly door: Door }
  | { readonly at: 'closed'; readonly next: Door; readonly previous: Door | null }
  | { readonly at: 'over' };

/** Which door is open at this instant, or which opens next. */
export function whereIs(calendar: Calendar, now: Instant): Where {
  let previous: Door | null = null;
  for (const door of calendar.doors) {
    if (now < door.opens) return { at: 'closed', next: door, previous };
    if (now <= door.lastStart) return { at: 'open', door };
    previous = door;
  }
  return { at: 'over' };
}

/** When a match started now is over, finished or not: 30 minutes, also past 23:00 (G7, G8). */
export function matchDeadline(calendar: Calendar, door: Door, startedAt: Instant): Instant {
  const full = startedAt + calendar.template.minutesPerMatch * MINUTE;
  const cut = door.phase === 'semiFinal' && calendar.template.semiFinal.hardEnd;
  return cut ? Math.min(full, door.lastStart) : full;
}

/** First opening and last start of a phase. */
export function phaseSpan(calendar: Calendar, phase: Phase): { opens: Instant; lastStart: Instant } {
  const doors = calendar.doors.filter((door) => door.phase === phase);
  return { opens: doors[0]!.opens, lastStart: doors.at(-1)!.lastStart };
}

/** The instant from which no match of the phase can still be running: the phase's results are complete. */
export const phaseSettled = (calendar: Calendar, phase: Phase): Instant =>
  phaseSpan(calendar, phase).lastStart + calendar.template.minutesPerMatch * MINUTE;

/** The matches a person may start on a day of the qualification (SSC 5.03). */
export const dailyMatches = ({ template, trumpSundays }: Calendar, day: Day): number =>
  trumpSundays.includes(day) ? template.qualification.trumpSunday : template.qualification.daily;

function dailyDoor(phase: Phase, day: Day, { doors }: Template): Door {
  return {
    phase,
    day,
    opens: zurichInstant(`${day}T${doors.opens}`),
    lastStart: zurichInstant(`${day}T${doors.lastStart}`),
  };
}

function daysFrom(first: Day, last: Day): readonly Day[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, i) => addDays(first, i));
}
