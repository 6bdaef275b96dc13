import './people.css';
import { call } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { go } from '../shell/router.tsx';
import { homeOfStaff } from './afterwards.ts';
import { useForm, WRONG_CODE } from './form.ts';
import { SubmitForm } from './submitForm.tsx';

/** The second step of a sign-in: the code of the app. */
export function Screen() {
  const words = useWords('people');
  const form = useForm({ code: '' });
  const submit = () =>
    form.send(async () => {
      const code = form.values.code.replace(/\s/g, '').padEnd(6, '-');
      const answer = await call('POST /session/second-factor', { body: { code } });
      if (!answer.ok) return answer.refusal.code === 'invalid' ? WRONG_CODE : answer.refusal;
      await refreshSession();
      go(homeOfStaff('/'), 'replace');
      return undefined;
    });
  return (
    <Page title={words.secondFactor} narrow>
      <SubmitForm onSubmit={submit}>
        <p class="people-lead">{words.secondFactorLead}</p>
        <CodeField value={form.values.code} onInput={form.set('code')} />
        <FormError>{form.problem}</FormError>
        <Button type="submit" wide busy={form.busy}>
          {words.goOn}
        </Button>
      </SubmitForm>
    </Page>
  );
}

export function CodeField({ value, onInput }: { value: string; onInput: (value: string) => void }) {
  const words = useWords('people');
  return (
    <Field
      label={words.code}
      hint={words.codeHint}
      autocomplete="one-time-code"
      inputMode="numeric"
      maxLength={8}
      value={value}
      onInput={onInput}
    />
  );
}
