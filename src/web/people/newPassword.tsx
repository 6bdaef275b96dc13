import './people.css';
import { useState } from 'preact/hooks';
import { post } from '../api/request.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { takeHash, useForm } from './form.ts';
import { afterSignIn, type SecondFactor } from './signIn.tsx';
import { SubmitForm } from './submitForm.tsx';

/** Where the link of a forgotten password leads. */
export function Screen() {
  const words = useWords('people');
  const form = useForm({ password: '' });
  const [token] = useState(takeHash);
  const submit = () =>
    form.send(async () => {
      const answer = await post<SecondFactor>('/people/password/reset', { token, password: form.values.password });
      if (answer.ok) await afterSignIn(answer.value);
      if (answer.ok) return undefined;
      // A token that is not even one reads the same to the person: the link does not work.
      return answer.refusal.code === 'invalid' ? { ...answer.refusal, code: 'link-expired' } : answer.refusal;
    });
  return (
    <Page title={words.newPassword} narrow>
      <SubmitForm onSubmit={submit}>
        <Field
          type="password"
          label={words.newPassword}
          hint={words.passwordHint}
          autocomplete="new-password"
          value={form.values.password}
          onInput={form.set('password')}
          error={form.error('password')}
        />
        <FormError>{form.problem}</FormError>
        <Button type="submit" wide busy={form.busy}>
          {words.setPassword}
        </Button>
      </SubmitForm>
      <p class="people-after">
        <Link href="/password/forgotten">{words.forgotten}</Link>
      </p>
    </Page>
  );
}
