import { useEffect, useState } from 'preact/hooks';
import { HOUSE_PAGES, type HousePageName } from '../../people/housePage.ts';
import { call } from '../api/call.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/language.ts';
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
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    call('GET /pages/:page', { params: { page } }).then((answer) => {
      if (answer.ok) setTexts(Object.fromEntries(answer.value.texts.map(({ language, text }) => [language, text])));
    });
  }, [page]);
  const save = async () => {
    setBusy(true);
    const written = LANGUAGES.flatMap((language) => {
      const text = texts[language]?.trim() ?? '';
      return text === '' ? [] : [{ language, text }];
    });
    const answer = await call('PUT /pages/:page', { params: { page }, body: { texts: written } });
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
      {LANGUAGES.map((language) => (
        <LongField
          key={`${page}-${language}`}
          label={`${words.pages[page]} (${LANGUAGE_NAMES[language]})`}
          value={texts[language] ?? ''}
          onInput={(text) => setTexts((before) => ({ ...before, [language]: text }))}
        />
      ))}
      <Button busy={busy} onClick={save}>
        {words.save}
      </Button>
    </section>
  );
}
