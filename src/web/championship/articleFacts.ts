import { calendarOf, phaseSpan } from '../../championship/calendar.ts';
import type { Template } from '../../championship/template.ts';
import type { Venue } from '../../championship/venue.ts';
import { type Day, zurichInstant } from '../../kit/time.ts';
import { type Language, LOCALES } from '../i18n/language.ts';

/** One article of the regulation in our own words. */
export interface Article {
  readonly article: string;
  readonly title: string;
  readonly text: readonly string[];
}

/** What the text of the regulation names of an edition, written out in its language. */
export interface ArticleFacts {
  readonly bootCamp: string;
  readonly qualification: string;
  readonly opens: string;
  readonly lastStart: string;
  readonly semiFinalOpens: string;
  readonly semiFinalLast: string;
  readonly finalDay: string;
  readonly confirmBy: string;
  /** ', Stadthalle, Zug'; nothing while there is none. */
  readonly venue: string;
  readonly games: number;
  readonly minutes: number;
  readonly daily: number;
  readonly trumpSunday: number;
  readonly threshold: number;
  readonly bonusBootCamp: number;
  readonly bonusReferral: number;
  readonly matches: number;
  readonly best: number;
  readonly places: number;
  readonly wildCards: number;
  readonly most: number;
  readonly hardEnd: boolean;
  readonly titleHolder: boolean;
}

export type Planned = { readonly template: Template; readonly start: Day; readonly venue: Venue | null };

export function factsOf({ template, start, venue }: Planned, language: Language): ArticleFacts {
  const calendar = calendarOf(template, start);
  const { qualification, semiFinal, bonus, final, doors } = template;
  const form = { timeZone: 'Europe/Zurich', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const written = (at: number, more = {}) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...form, ...more }).format(at);
  const dayOf = (day: Day) => written(zurichInstant(`${day}T12:00`));
  const timed = (at: number) => written(at, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  const days = (phase: 'bootCamp' | 'qualification') => {
    const { opens, lastStart } = phaseSpan(calendar, phase);
    return `${written(opens)} – ${written(lastStart)}`;
  };
  const { opens, lastStart } = phaseSpan(calendar, 'semiFinal');
  return {
    ...{ bootCamp: days('bootCamp'), qualification: days('qualification') },
    ...{ opens: doors.opens, lastStart: doors.lastStart },
    ...{ semiFinalOpens: timed(opens), semiFinalLast: timed(lastStart) },
    ...{ finalDay: dayOf(calendar.finalDay), confirmBy: dayOf(calendar.confirmBy) },
    venue: venue ? `, ${venue.begins}, ${venue.hall}, ${venue.address}, ${venue.town}` : '',
    ...{ games: template.gamesPerMatch, minutes: template.minutesPerMatch, threshold: qualification.threshold },
    ...{ daily: qualification.daily, trumpSunday: qualification.trumpSunday },
    ...{ bonusBootCamp: bonus.bootCamp, bonusReferral: bonus.referral },
    ...{ matches: semiFinal.matches, best: semiFinal.best, hardEnd: semiFinal.hardEnd },
    ...{ places: final.places, wildCards: final.wildCards, titleHolder: final.titleHolder },
    most: final.places + final.wildCards + (final.titleHolder ? 1 : 0),
  };
}

/** The articles as a text that an organiser can go on writing. */
export const markdownOf = (title: string, articles: readonly Article[]): string =>
  [`# ${title}`, ...articles.flatMap(({ article, title: head, text }) => [`## Art. ${article} ${head}`, ...text])].join(
    '\n\n',
  );
