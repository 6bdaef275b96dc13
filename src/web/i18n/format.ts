import { type Language, LOCALES, language } from './language.ts';

/** Every clock on our screens is a Swiss one. */
const ZONE = 'Europe/Zurich';

/** 2026-11-17: the Swiss day of this moment, which after midnight is no longer that of Greenwich. */
export const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(instant);

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>();

function once<F extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>(
  kind: string,
  make: (locale: string) => F,
): F {
  const locale = LOCALES[language.value];
  const key = `${locale}/${kind}`;
  const kept = made.get(key);
  if (kept) return kept as F;
  const format = make(locale);
  made.set(key, format);
  return format;
}

/** As figures are set: browsers differ in the mark between thousands, and write a hyphen for a minus. */
const typeset = (figure: string): string => figure.replaceAll("'", '’').replace('-', '\u2212');

/** Swiss figures are the same in every language: 1’150. */
export const formatNumber = (n: number, digits = 0): string =>
  typeset(
    once(
      `n${digits}`,
      () => new Intl.NumberFormat('de-CH', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    ).format(n),
  );

/** The sign as our texts set it: '88.00 %', in English '88.00%'. */
const PERCENT: Readonly<Record<Language, string>> = { de: '\u00a0%', fr: '\u202f%', it: '\u00a0%', en: '%' };
export const formatPercent = (share: number, digits = 0): string =>
  `${formatNumber(100 * share, digits)}${PERCENT[language.value]}`;

/** Whole Rappen as francs: 1250 → 'CHF 12.50'. */
export const formatMoney = (rappen: number | bigint): string => `CHF\u00a0${formatNumber(Number(rappen) / 100, 2)}`;

/** The same without its unit, for columns and narrow places that name it once: −1250 → '−12.50'. */
export const formatFrancs = (rappen: number): string => formatMoney(rappen).slice('CHF\u00a0'.length);

const DATES = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  dayTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  full: { dateStyle: 'long', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Between day and time: French and Italian say «25 oct. à 07:00», «25 ott alle 07:00». */
const AT: Readonly<Record<Language, string>> = { de: ', ', fr: ' à ', it: ' alle ', en: ', ' };

/** An instant (milliseconds) on a Swiss clock. */
export function formatDate(at: number, form: keyof typeof DATES = 'day'): string {
  const text = once(`d${form}`, (locale) => new Intl.DateTimeFormat(locale, { ...DATES[form], timeZone: ZONE })).format(
    at,
  );
  if (form === 'dayTime') return text.replace(', ', AT[language.value]);
  return form === 'weekday' ? withoutComma(language.value, text) : text;
}

/** «jeudi 24 octobre», «giovedì 24 ottobre»: no comma after the weekday, whatever Intl writes. */
const withoutComma = (spoken: Language, text: string): string =>
  spoken === 'fr' || spoken === 'it' ? text.replace(', ', ' ') : text;

/** 1122 s → '18:42'; hours appear when there are some. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Between a label and what it labels: French has a narrow space before it. */
export const colon = (): string => (language.value === 'fr' ? '\u202f: ' : ': ');

/** plural(1, 'Punkt', 'Punkte') → 'Punkt'; French and Italian zero follow their own rule. */
export const plural = (n: number, one: string, other: string): string =>
  once('plural', (locale) => new Intl.PluralRules(locale)).select(n) === 'one' ? one : other;
