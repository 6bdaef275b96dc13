import { sql } from 'kysely';
import type { Language } from '../../people/person.ts';
import type { JobPayloads } from '../../wire/jobs.ts';
import type { People } from '../people/people.ts';
import type { Services } from '../subject.ts';
import { words as de, type Words } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

export const NOTICE_JOB = 'big21-notice';

const WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };
const LOCALE: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB' };

/** A letter to every account about what will hold and what is different then, once each however often the job runs. B21 24.2 */
export async function sendNotices(
  { store, config, now }: Services,
  people: Pick<People, 'write'>,
  { number, ...notice }: JobPayloads[typeof NOTICE_JOB],
): Promise<void> {
  const key = number === undefined ? `big21-notice/${notice.from}` : `big21-notice/${notice.from}/${number}`;
  const { rows } = await sql<{ person: string }>`select person from people where not deleted order by person`.execute(
    store.db,
  );
  for (let first = 0; first < rows.length; first += BATCH)
    await store.db.transaction().execute(async (trx) => {
      for (const { person } of rows.slice(first, first + BATCH))
        await people.write(trx, `${key}/${person}`, person, 'big21-notice', letterIn, now());
    });

  function letterIn(language: Language) {
    const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Europe/Zurich' });
    const { content, rules, conditions, model } = notice;
    const own = content?.[language];
    const words = WORDS[language];
    const { subject, holds, until, content: lead, german, label } = words.notice;
    const changes = [
      ...(rules === undefined ? [] : [words.rules(rules)]),
      ...(conditions === undefined ? [] : [words.conditions(conditions)]),
      ...(model === undefined ? [] : [words.model(model)]),
    ];
    return {
      subject,
      paragraphs: [
        holds(day.format(notice.from), changes.join(', ')),
        // The German text binds; who reads another language gets it where nobody translated it. B21 24.3
        ...(content ? [own === undefined ? german : lead, ...paragraphsOf(own ?? content.de)] : []),
        until,
      ],
      action: { label, url: `${config.publicUrl ?? ''}/big21/rules` },
    };
  }
}

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

const BATCH = 200;
