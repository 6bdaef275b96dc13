import '../tournament.css';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { wordsOf } from '../../i18n/refusal-text.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Page } from '../../shell/page.tsx';
import { go } from '../../shell/router.tsx';

/** The code of a sign, typed where no camera reads it: opens what scanning it opens. */
export function Screen({ params }: { params: { code?: string } }) {
  const words = useWords('laptops');
  const { refusals, typeCode } = useWords('tournament');
  const [code, setCode] = useState(params.code ?? '');
  const [error, setError] = useState('');
  const open = async () => {
    const answer = await call('POST /tournaments/codes', { body: { code } });
    if (answer.ok) go(`/t/${answer.value.id}/${answer.value.key}`, 'replace');
    else setError(wordsOf(answer.refusal, refusals));
  };
  useEffect(() => {
    if (params.code) void open();
  }, []);
  return (
    <Page title={typeCode} narrow>
      <form
        class="panel stack"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Field
          label={words.code}
          hint={words.codeHint}
          value={code}
          onInput={setCode}
          error={error || undefined}
          autocomplete="off"
          maxLength={40}
          required
        />
        <Button type="submit">{words.open}</Button>
      </form>
    </Page>
  );
}
