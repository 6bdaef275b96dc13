import type { Immutable } from '../kit/immutable.ts';
import { SETTING_NAMES, SETTINGS, type Setting, settingIn } from './settings.ts';

/**
 * What an edition consists of, as data: next year is another table or another start date, not new code.
 * Days count from the edition's first day.
 */
export type Template = Immutable<{
  name: string;
  /** Daily doors of boot camp and qualification, Zurich time. */
  doors: { opens: string; lastStart: string };
  minutesPerMatch: number;
  gamesPerMatch: number;
  bootCamp: { first: number; last: number };
  qualification: { first: number; last: number; daily: number; trumpSunday: number; threshold: number };
  bonus: { bootCamp: number; referral: number };
  semiFinal: {
    first: number;
    opens: string;
    last: number;
    lastStart: string;
    matches: number;
    best: number;
    /** SSC 6.03 could also mean that play ends at 23:00; ruling G8 says it does not. */
    hardEnd: boolean;
  };
  final: {
    day: number;
    places: number;
    titleHolder: boolean;
    wildCards: number;
    confirmBy: number;
    /** A late replacement has at least so many days to confirm (G29). */
    replacementDays: number;
    /** A title holder or wild card who also qualified leaves the place to the next (G21). */
    placesMoveUp: boolean;
  };
}>;

/** The 8th Swiss Schieber Championship: with 27 September 2024 as its first day it is the official calendar. */
export const SSC8: Template = {
  name: 'ssc8',
  doors: { opens: '07:00', lastStart: '23:00' }, // SSC 4.03, 5.03
  minutesPerMatch: 30, // SSC 4.03, 5.03; in the semi-final by ruling G8
  gamesPerMatch: 12,
  bootCamp: { first: 0, last: 6 }, // SSC 4.01, ruling X2
  qualification: { first: 7, last: 26, daily: 2, trumpSunday: 5, threshold: 1150 }, // SSC 5.01, 5.03
  bonus: { bootCamp: 5, referral: 2 }, // SSC 5.04
  semiFinal: { first: 27, opens: '07:00', last: 30, lastStart: '23:00', matches: 6, best: 3, hardEnd: false }, // SSC 6
  final: {
    day: 50, // SSC 7.01
    places: 100, // SSC 6.03
    titleHolder: true, // SSC 7.02
    wildCards: 4,
    confirmBy: 38,
    replacementDays: 3,
    placesMoveUp: true,
  },
};

export const TEMPLATES: Readonly<Record<string, Template>> = { ssc8: SSC8 };

/** What is wrong with a setting. */
export type Fault =
  | 'time'
  | 'after-opening'
  | 'after-boot-camp'
  | 'not-before-first'
  | 'after-qualification'
  | 'after-semi-final'
  | 'after-confirmation'
  | 'whole'
  | 'at-least-one'
  | 'as-many-as-count'
  | 'too-many';
export type TemplateFault = { readonly at: Setting; readonly why: Fault };

/** Beyond these nobody plays; they keep a slip of the pen from becoming a calendar of centuries. */
const MOST = { day: 400, count: 100_000, games: 100, minutes: 1_440, matches: 1_000 } as const;

/** What is wrong with an edited template, all of it; an empty list means that it can be played. */
export function faultsOf(template: Template): readonly TemplateFault[] {
  const { doors, bootCamp, qualification, semiFinal, final } = template;
  const faults: TemplateFault[] = [];
  const expectThat = (holds: boolean, at: Setting, why: Fault) => {
    if (!holds) faults.push({ at, why });
  };
  for (const setting of SETTING_NAMES) faults.push(...faultsIn(template, setting));
  expectThat(doors.opens < doors.lastStart, 'doors.lastStart', 'after-opening');
  expectThat(bootCamp.first === 0 && bootCamp.last >= bootCamp.first, 'bootCamp.last', 'not-before-first');
  expectThat(qualification.first > bootCamp.last, 'qualification.first', 'after-boot-camp');
  expectThat(qualification.last >= qualification.first, 'qualification.last', 'not-before-first');
  expectThat(semiFinal.first > qualification.last, 'semiFinal.first', 'after-qualification');
  expectThat(
    semiFinal.last > semiFinal.first || (semiFinal.last === semiFinal.first && semiFinal.opens < semiFinal.lastStart),
    'semiFinal.last',
    'not-before-first',
  );
  expectThat(final.confirmBy > semiFinal.last, 'final.confirmBy', 'after-semi-final');
  expectThat(final.day > final.confirmBy, 'final.day', 'after-confirmation');
  expectThat(semiFinal.matches >= semiFinal.best, 'semiFinal.matches', 'as-many-as-count');
  return faults;
}

const AT_LEAST_ONE: readonly Setting[] = ['final.places', 'semiFinal.best', 'minutesPerMatch', 'gamesPerMatch'];
const MOST_OF: Partial<Record<Setting, number>> = {
  gamesPerMatch: MOST.games,
  minutesPerMatch: MOST.minutes,
  'qualification.daily': MOST.matches,
  'qualification.trumpSunday': MOST.matches,
  'bonus.bootCamp': MOST.matches,
  'bonus.referral': MOST.matches,
  'semiFinal.matches': MOST.matches,
  'final.replacementDays': MOST.day,
};

/** What is wrong with one setting, whatever the others say. */
function faultsIn(template: Template, at: Setting): readonly TemplateFault[] {
  const value = settingIn(template, at);
  const { kind } = SETTINGS[at];
  if (kind === 'flag') return [];
  if (kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) ? [] : [{ at, why: 'time' }];
  const most = kind === 'day' ? MOST.day : (MOST_OF[at] ?? MOST.count);
  if (!Number.isSafeInteger(value) || Number(value) < 0) return [{ at, why: 'whole' }];
  if (Number(value) > most) return [{ at, why: 'too-many' }];
  return AT_LEAST_ONE.includes(at) && Number(value) < 1 ? [{ at, why: 'at-least-one' }] : [];
}
