import type { Immutable } from '../kit/immutable.ts';
import type { Day, Instant } from '../kit/time.ts';
import { type Calendar, calendarOf, PHASES, type Phase, phaseSpan } from './calendar.ts';
import type { Template } from './template.ts';

/** What an edition was announced with. */
type Planned = Immutable<{ template: Template; start: Day }>;

/** What has begun is played as it was announced. SSC 8.07 */
export type Fixed = Immutable<
  | { code: 'phase-has-begun'; phase: Phase; article: 'SSC 8.07' }
  | { code: 'setting-fixed'; setting: Setting; phase: Phase; article: 'SSC 8.07' }
>;

/** The settings that decide about results, and the phase with whose first door they stand. */
const SETTINGS = {
  minutesPerMatch: ['bootCamp', (template) => template.minutesPerMatch],
  gamesPerMatch: ['bootCamp', (template) => template.gamesPerMatch],
  bootCampBonus: ['bootCamp', (template) => template.bonus.bootCamp],
  referralBonus: ['bootCamp', (template) => template.bonus.referral],
  threshold: ['qualification', (template) => template.qualification.threshold],
  daily: ['qualification', (template) => template.qualification.daily],
  trumpSunday: ['qualification', (template) => template.qualification.trumpSunday],
  semiFinalMatches: ['semiFinal', (template) => template.semiFinal.matches],
  best: ['semiFinal', (template) => template.semiFinal.best],
  hardEnd: ['semiFinal', (template) => template.semiFinal.hardEnd],
  places: ['semiFinal', (template) => template.final.places],
  placesMoveUp: ['semiFinal', (template) => template.final.placesMoveUp],
} as const satisfies Record<string, readonly [Phase, (template: Template) => number | boolean]>;
export type Setting = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS) as Setting[];

/** Why what is asked for would change something that has begun; undefined when it does not. */
export function fixedAgainst(before: Planned, after: Planned, now: Instant): Fixed | undefined {
  const [old, wished] = [calendarFor(before), calendarOf(after.template, after.start)];
  for (const phase of PHASES) {
    const doors = (calendar: Calendar) => calendar.doors.filter((door) => door.phase === phase && door.opens <= now);
    if (JSON.stringify(doors(old)) !== JSON.stringify(doors(wished))) {
      return { code: 'phase-has-begun', phase, article: 'SSC 8.07' };
    }
  }
  for (const setting of NAMES) {
    const [phase, valueIn] = SETTINGS[setting];
    const hasBegun = phaseSpan(old, phase).opens <= now;
    if (hasBegun && valueIn(before.template) !== valueIn(after.template)) {
      return { code: 'setting-fixed', setting, phase, article: 'SSC 8.07' };
    }
  }
  return undefined;
}

const CALENDARS = new WeakMap<Template, Map<Day, Calendar>>();

/** The dates of an edition; computed once for a template and a start. */
export function calendarFor({ template, start }: Planned): Calendar {
  const known = CALENDARS.get(template) ?? new Map<Day, Calendar>();
  CALENDARS.set(template, known);
  const calendar = known.get(start) ?? calendarOf(template, start);
  known.set(start, calendar);
  return calendar;
}
