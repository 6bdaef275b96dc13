import { useEffect, useState } from 'preact/hooks';
import { HOUSE_PAGES, type HousePageName } from '../../people/housePage.ts';
import { call } from '../api/call.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { LongField } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';

/** Imprint and privacy notice are written here, in up to four languages. */
export function WritePages() {
  const words = useWords('people');
  const [page, setPage] = useState<HousePageName>('imprint');
  const [texts, setTexts] = useState<Partial<Record<Language, string>>>({});
  const [written, setWritten] = useState<Language>(language.value);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    call('GET /pages/:page', { params: { page } }).then((answer) => {
      if (answer.ok) setTexts(Object.fromEntries(answer.value.texts.map((one) => [one.language, one.text])));
    });
  }, [page]);
  const save = async () => {
    setBusy(true);
    const all = LANGUAGES.flatMap((each) => {
      const text = texts[each]?.trim() ?? '';
      return text === '' ? [] : [{ language: each, text }];
    });
    const answer = await call('PUT /pages/:page', { params: { page }, body: { texts: all } });
    setBusy(false);
    toast(answer.ok ? words.saved : wordsOf(answer.refusal, words.refusals), answer.ok ? 'news' : 'refusal');
  };
  return (
    <section class="panel people-panel">
      <h2>{words.writePages}</h2>
      <p>{words.writePagesText}</p>
      <Choice
        label={words.writePages}
        value={page}
        onInput={setPage}
        options={HOUSE_PAGES.map((value) => ({ value, label: words.pages[value] }))}
      />
      <Choice
        label={words.pageLanguage}
        value={written}
        onInput={setWritten}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <LongField
        key={`${page}-${written}`}
        label={`${words.pages[page]} (${LANGUAGE_NAMES[written]})`}
        value={texts[written] ?? ''}
        onInput={(text) => setTexts((before) => ({ ...before, [written]: text }))}
      />
      <Button busy={busy} onClick={save}>
        {words.save}
      </Button>
    </section>
  );
}
