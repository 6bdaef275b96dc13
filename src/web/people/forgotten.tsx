import './people.css';
import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { useForm } from './form.ts';
import { SubmitForm } from './submitForm.tsx';

export function Screen() {
  const words = useWords('people');
  const form = useForm({ email: '' });
  const [sent, setSent] = useState(false);
  const submit = () =>
    form.send(async () => {
      const answer = await call('POST /people/password/forgotten', { body: form.values });
      setSent(answer.ok);
      return answer.ok ? undefined : answer.refusal;
    });
  return (
    <Page title={words.forgottenTitle} narrow>
      {sent ? (
        <p class="people-good" role="status">
          <Icon name="mail" />
          <span>{words.linkSent}</span>
        </p>
      ) : (
        <SubmitForm onSubmit={submit}>
          <p class="people-lead">{words.forgottenLead}</p>
          <Field
            type="email"
            label={words.email}
            autocomplete="username"
            inputMode="email"
            value={form.values.email}
            onInput={form.set('email')}
          />
          <FormError>{form.problem}</FormError>
          <Button type="submit" wide busy={form.busy}>
            {words.sendLink}
          </Button>
        </SubmitForm>
      )}
      <p class="people-after">
        <Link href="/sign-in">{words.signIn}</Link>
      </p>
    </Page>
  );
}
