import { type Day, zurichDay } from '../kit/time.ts';
import { calendarOf, phaseSpan } from './calendar.ts';
import { SETTING_NAMES, SETTINGS, settingIn } from './settings.ts';
import type { Template } from './template.ts';
import type { Venue } from './venue.ts';

/** Numbers every regulation may name: the age of SSC 3, and 24:00 of the day of confirmation (G29). */
const ALWAYS = ['18', '24', '00'];

/** 'Art. 5.03', 'SSC 8.05 – 8.07': numbers of articles are no figures. */
const ARTICLES = /\b(?:Art\.?|SSC)\s*[\d.]+(?:\s*[–,-]\s*[\d.]+)*/gi;
const NUMBER = /\d+(?:['’]\d{3})*/g;

/** The numbers of a text that no setting has, each once: text and settings must not disagree. SSC 8.07 */
export function strayNumbers(
  text: string,
  planned: { readonly template: Template; readonly start: Day; readonly venue: Venue | null },
): readonly string[] {
  const known = numbersOf(planned);
  const found = text.replace(ARTICLES, ' ').match(NUMBER) ?? [];
  const plain = found.map((number) => number.replace(/['’]/g, ''));
  return [...new Set(plain.filter((number) => !known.has(String(Number(number)))))];
}

function numbersOf({ template, start, venue }: Parameters<typeof strayNumbers>[1]): ReadonlySet<string> {
  const calendar = calendarOf(template, start);
  const { final } = template;
  const spans = (['bootCamp', 'qualification', 'semiFinal'] as const).map((phase) => phaseSpan(calendar, phase));
  const days = [
    ...spans.flatMap(({ opens, lastStart }) => [zurichDay(opens), zurichDay(lastStart)]),
    ...[...calendar.trumpSundays, calendar.confirmBy, calendar.finalDay, start],
  ];
  const figures = SETTING_NAMES.filter((setting) => ['count', 'time'].includes(SETTINGS[setting].kind)).map((setting) =>
    settingIn(template, setting),
  );
  const most = final.places + final.wildCards + (final.titleHolder ? 1 : 0);
  const written = [...ALWAYS, ...figures, most, ...days, ...Object.values(venue ?? {})].join(' ');
  return new Set((written.match(/\d+/g) ?? []).map((number) => String(Number(number))));
}
