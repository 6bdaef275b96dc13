import './people.css';
import { useEffect, useState } from 'preact/hooks';
import type { NextFactor } from '../../people/wire.ts';
import { type Answer, call } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link, place } from '../shell/router.tsx';
import { useForm } from './form.ts';
import { OtherAccount } from './otherAccount.tsx';
import { SubmitForm } from './submitForm.tsx';

/** What the server wants next. */
export async function afterSignIn(secondFactor: NextFactor): Promise<void> {
  await refreshSession();
  go(
    secondFactor === 'needed' ? '/second-factor' : secondFactor === 'set-up' ? '/second-factor/set-up' : '/',
    'replace',
  );
}

export function Screen() {
  const words = useWords('people');
  const form = useForm({ email: '', password: '' });
  const [openid, setOpenid] = useState<Answer<'GET /openid'>>();
  useEffect(() => {
    call('GET /openid').then((answer) => answer.ok && setOpenid(answer.value));
  }, []);
  // Who comes back from another site without success brings the reason along.
  const problem = new URLSearchParams(place.value.search).get('problem');
  const broughtAlong = problem === 'link-expired' ? words.refusals['link-expired'] : words.openidRefused;

  const submit = () =>
    form.send(async () => {
      const answer = await call('POST /session', { body: form.values });
      if (!answer.ok) return answer.refusal;
      await afterSignIn(answer.value.secondFactor);
      return undefined;
    });

  return (
    <Page title={words.signIn} narrow>
      <p class="people-lead">{words.signInLead}</p>
      <OtherAccount openid={openid} />
      <SubmitForm onSubmit={submit}>
        <div class="people-group">
          <Field
            type="email"
            label={words.email}
            autocomplete="username"
            inputMode="email"
            name="email"
            value={form.values.email}
            onInput={form.set('email')}
          />
          <Field
            type="password"
            label={words.password}
            autocomplete="current-password"
            name="password"
            value={form.values.password}
            onInput={form.set('password')}
          />
        </div>
        <FormError>{form.problem ?? (problem === null ? undefined : broughtAlong)}</FormError>
        <Button type="submit" wide busy={form.busy}>
          {words.signIn}
        </Button>
      </SubmitForm>
      <div class="people-after">
        <p>
          <Link href="/password/forgotten">{words.forgotten}</Link>
        </p>
        <p>
          {words.noAccount} <Link href="/register">{words.register}</Link>
        </p>
      </div>
    </Page>
  );
}
