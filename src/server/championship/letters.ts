import { inkOn } from '../../championship/colour.ts';
import type { Edition } from '../../championship/edition.ts';
import type { Message, MessageText } from '../../championship/messages.ts';
import { newestRegulation } from '../../championship/regulation.ts';
import { titleIn } from '../../championship/titles.ts';
import { zurichInstant } from '../../kit/time.ts';
import type { Language } from '../../people/person.ts';
import type { Letter } from '../mail/letter.ts';
import { words as de, type Facts, type Words } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

export const WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };
const LOCALE: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB' };

/** A message of the championship in the words of its reader. */
export function letterFor(
  language: Language,
  edition: Pick<Edition, 'title' | 'titles' | 'template' | 'venue' | 'regulations' | 'look'>,
  message: Message,
  links: { readonly home: string; readonly personal: string; readonly rules: string },
): Letter {
  const { template, venue, regulations } = edition;
  const title = titleIn(edition, language);
  const worn = edition.look?.now?.colours?.day;
  const dressed = worn && { colours: { button: worn, ink: inkOn(worn) } };
  if (message.kind === 'message') return { ...ownWords(language, message.texts, links.home, title), ...dressed };
  const facts: Facts = {
    edition: title,
    ...links,
    when: (at) => moment(language, at),
    day: (day) => dayText(language, zurichInstant(`${day}T12:00`)),
    venue,
    regulation: newestRegulation(regulations),
    bonusMatches: template.bonus.referral,
    counted: template.semiFinal.best,
  };
  const write = WORDS[language][message.kind] as (message: Message, facts: Facts) => Letter;
  return { ...write(message, facts), ...dressed };
}

/** What the office wrote, in the reader's language or in the first one it wrote. */
function ownWords(language: Language, texts: readonly MessageText[], home: string, title: string): Letter {
  const { subject, text } = texts.find((one) => one.language === language) ?? texts[0]!;
  return { subject, paragraphs: text.split(/\n\s*\n/).filter(Boolean), action: { label: title, url: home } };
}

/** Midnight is written as 24:00 of the day before, as the regulation means it (G29). */
function moment(language: Language, at: number): string {
  const time = new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' });
  const [hour = '', minute = ''] = time.format(at).split(':');
  const isMidnight = hour === '00' && minute === '00';
  const day = dayText(language, isMidnight ? at - 1 : at);
  return `${day}${CLOCK[language](isMidnight ? 24 : Number(hour), minute)}`;
}

/** How a time of day is said after a date: «…, 7.30 Uhr», «… à 7 h 30», «… alle 7.30», «…, 07:30». */
const CLOCK: Readonly<Record<Language, (hour: number, minute: string) => string>> = {
  de: (hour, minute) => `, ${minute === '00' ? hour : `${hour}.${minute}`}\u00a0Uhr`,
  fr: (hour, minute) => ` à ${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`,
  it: (hour, minute) => ` ${hour === 1 ? 'all’' : 'alle '}${minute === '00' ? hour : `${hour}.${minute}`}`,
  en: (hour, minute) => `, ${String(hour).padStart(2, '0')}:${minute}`,
};

/** French and Italian write no comma after the weekday. */
function dayText(language: Language, at: number): string {
  const text = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'Europe/Zurich',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
  return language === 'fr' || language === 'it' ? text.replace(', ', ' ') : text;
}
