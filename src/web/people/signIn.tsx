import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../api/request.ts';
import { refreshSession } from '../api/session.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link, place } from '../shell/router.tsx';
import { useForm } from './form.ts';
import { type Openid, OtherAccount } from './otherAccount.tsx';
import { SubmitForm } from './submitForm.tsx';

/** What the server wants next. */
export type SecondFactor = { readonly secondFactor: 'none' | 'needed' | 'set-up' };

export async function afterSignIn({ secondFactor }: SecondFactor): Promise<void> {
  await refreshSession();
  go(
    secondFactor === 'needed' ? '/second-factor' : secondFactor === 'set-up' ? '/second-factor/set-up' : '/',
    'replace',
  );
}

export function Screen() {
  const words = useWords('people');
  const form = useForm({ email: '', password: '' });
  const [openid, setOpenid] = useState<Openid>();
  useEffect(() => {
    get<Openid>('/openid').then((answer) => answer.ok && setOpenid(answer.value));
  }, []);
  // Who comes back from another site without success brings the reason along.
  const problem = new URLSearchParams(place.value.search).get('problem');
  const brought = problem === null ? undefined : refusalText({ code: problem, status: 0, facts: {} }, words.refusals);

  const submit = () =>
    form.send(async () => {
      const answer = await post<SecondFactor>('/session', form.values);
      if (!answer.ok) return answer.refusal;
      await afterSignIn(answer.value);
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
        <FormError>{form.problem ?? brought}</FormError>
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
