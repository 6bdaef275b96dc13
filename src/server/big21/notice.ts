import { sql } from 'kysely';
import type { Instant } from '../../kit/time.ts';
import type { Language } from '../../people/person.ts';
import type { People } from '../people/people.ts';
import type { Services } from '../subject.ts';
import { words as de, type Words } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';
import { words as it } from './words.it.ts';

export interface Notice {
  readonly rules: string;
  readonly conditions: string;
  readonly model: string;
  readonly from: Instant;
}

export const NOTICE_JOB = 'big21-notice';

const WORDS: Readonly<Record<Language, Words>> = { de, fr, it, en };
const LOCALE: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB' };

/** A letter to every account about what will hold, once each however often the job runs. B21 24.2 */
export async function sendNotices(
  { store, config, now }: Services,
  people: Pick<People, 'write'>,
  notice: Notice,
): Promise<void> {
  const { rows } = await sql<{ person: string }>`select person from people where not deleted order by person`.execute(
    store.db,
  );
  for (let first = 0; first < rows.length; first += BATCH)
    await store.db.transaction().execute(async (trx) => {
      for (const { person } of rows.slice(first, first + BATCH))
        await people.write(trx, `big21-notice/${notice.from}/${person}`, person, 'big21-notice', letterIn, now());
    });

  function letterIn(language: Language) {
    const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Europe/Zurich' });
    const url = `${config.publicUrl ?? ''}/big21/rules`;
    return WORDS[language].notice({ ...notice, from: day.format(notice.from), url });
  }
}

const BATCH = 200;
