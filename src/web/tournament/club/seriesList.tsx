import { useEffect, useState } from 'preact/hooks';
import { type Answer, call } from '../../api/call.ts';
import { wordsOf } from '../../i18n/refusal-text.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { toast } from '../../parts/toast.tsx';
import { go, Link } from '../../shell/router.tsx';

/** '' → all results count. */
export const bestOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The series of the house, and a new one. */
export function SeriesList() {
  const words = useWords('club');
  const { refusals } = useWords('tournament');
  const [list, setList] = useState<Answer<'GET /series'>['series']>([]);
  const [title, setTitle] = useState('');
  const [best, setBest] = useState('');
  useEffect(() => {
    void call('GET /series').then((answer) => answer.ok && setList(answer.value.series));
  }, []);
  const create = async () => {
    const answer = await call('POST /series', { body: { title, best: bestOf(best) } });
    if (answer.ok) go(`/series/${answer.value.id}`);
    else toast(wordsOf(answer.refusal, refusals), 'refusal');
  };
  return (
    <section class="panel stack">
      <h2>{words.series}</h2>
      <p class="tour-quiet">{words.seriesHint}</p>
      {list.length === 0 && <p>{words.noSeries}</p>}
      <ul class="tour-list">
        {list.map((each) => (
          <li key={each.id}>
            <Link href={`/series/${each.id}`}>
              <b>{each.title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.newSeries}</summary>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void create();
          }}
        >
          <Field label={words.seriesTitle} value={title} onInput={setTitle} required maxLength={80} />
          <Field
            label={words.best}
            inputMode="numeric"
            maxLength={2}
            value={best}
            onInput={(text) => setBest(text.replace(/\D/g, ''))}
          />
          <Button type="submit" kind="outline">
            {words.createSeries}
          </Button>
        </form>
      </details>
    </section>
  );
}
