import type { Immutable } from '../kit/immutable.ts';

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

export type TemplateFault = { readonly at: string; readonly why: string };

/** What is wrong with an edited template; an empty list means that it can be played. */
export function faultsOf(template: Template): readonly TemplateFault[] {
  const { doors, bootCamp, qualification, semiFinal, final, bonus } = template;
  const faults: TemplateFault[] = [];
  const expectThat = (holds: boolean, at: string, why: string) => {
    if (!holds) faults.push({ at, why });
  };
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  const isCount = (n: number) => Number.isSafeInteger(n) && n >= 0;
  expectThat(
    isTime(doors.opens) && isTime(doors.lastStart) && doors.opens < doors.lastStart,
    'doors',
    'HH:MM, in order',
  );
  expectThat(isTime(semiFinal.opens) && isTime(semiFinal.lastStart), 'semiFinal', 'HH:MM');
  expectThat(bootCamp.first === 0 && bootCamp.last >= bootCamp.first, 'bootCamp', 'starts on the first day');
  expectThat(qualification.first > bootCamp.last, 'qualification.first', 'after the boot camp');
  expectThat(qualification.last >= qualification.first, 'qualification.last', 'not before its first day');
  expectThat(semiFinal.first > qualification.last, 'semiFinal.first', 'after the qualification');
  expectThat(
    semiFinal.last > semiFinal.first || (semiFinal.last === semiFinal.first && semiFinal.opens < semiFinal.lastStart),
    'semiFinal.last',
    'not before its start',
  );
  expectThat(final.confirmBy > semiFinal.last, 'final.confirmBy', 'after the semi-final');
  expectThat(final.day > final.confirmBy, 'final.day', 'after the day of confirmation');
  const counts = {
    'qualification.daily': qualification.daily,
    'qualification.trumpSunday': qualification.trumpSunday,
    'qualification.threshold': qualification.threshold,
    'bonus.bootCamp': bonus.bootCamp,
    'bonus.referral': bonus.referral,
    'final.wildCards': final.wildCards,
    'final.replacementDays': final.replacementDays,
  };
  for (const [at, count] of Object.entries(counts)) expectThat(isCount(count), at, 'a whole number from 0');
  expectThat(isCount(final.places) && final.places > 0, 'final.places', 'at least one place');
  expectThat(isCount(semiFinal.best) && semiFinal.best > 0, 'semiFinal.best', 'at least one match counts');
  expectThat(semiFinal.matches >= semiFinal.best, 'semiFinal.matches', 'at least as many as count');
  expectThat(template.minutesPerMatch > 0 && isCount(template.minutesPerMatch), 'minutesPerMatch', 'whole minutes');
  expectThat(template.gamesPerMatch > 0 && isCount(template.gamesPerMatch), 'gamesPerMatch', 'whole games');
  return faults;
}
