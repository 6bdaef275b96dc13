import type { Immutable } from '../kit/immutable.ts';
import type { Day, Instant } from '../kit/time.ts';
import { type Calendar, calendarOf, type Door, PHASES, type Phase, phaseSpan } from './calendar.ts';
import { SETTING_NAMES, SETTINGS, type Setting, settingIn } from './settings.ts';
import type { Template } from './template.ts';

/** What an edition was announced with. */
type Planned = Immutable<{ template: Template; start: Day }>;

/** What has begun is played as it was announced. SSC 8.07 */
export type Fixed = Immutable<
  | { code: 'phase-has-begun'; phase: Phase; article: 'SSC 8.07' }
  | { code: 'setting-fixed'; setting: Setting | 'computers'; phase: Phase; article: 'SSC 8.07' }
>;

/**
 * Why what is asked for would change something that has begun; undefined when it does not. The doors of a phase whose
 * list is official stand altogether, also those that have not opened yet.
 */
export function fixedAgainst(
  before: Planned,
  after: Planned,
  established: readonly Phase[],
  now: Instant,
): Fixed | undefined {
  const [old, wished] = [calendarFor(before), calendarOf(after.template, after.start)];
  for (const phase of PHASES) {
    const stands = (door: Door) => door.phase === phase && (door.opens <= now || established.includes(phase));
    const doors = (calendar: Calendar) => JSON.stringify(calendar.doors.filter(stands));
    if (doors(old) !== doors(wished)) return { code: 'phase-has-begun', phase, article: 'SSC 8.07' };
  }
  for (const setting of SETTING_NAMES) {
    const phase = SETTINGS[setting].fixedWith;
    if (phase === null || phaseSpan(old, phase).opens > now) continue;
    if (settingIn(before.template, setting) !== settingIn(after.template, setting)) {
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
