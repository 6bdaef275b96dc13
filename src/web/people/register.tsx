import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../api/request.ts';
import { refreshSession } from '../api/session.ts';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Check, Field, FormError } from '../parts/field.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link, place } from '../shell/router.tsx';
import { useForm } from './form.ts';
import { type Openid, OtherAccount } from './otherAccount.tsx';
import { NO_PERSON, PersonFields } from './personFields.tsx';
import { SubmitForm } from './submitForm.tsx';

/** Opening an account: what SSC 3 asks for, the rules, and whether one's name may be published (G28). */
export function Screen() {
  const words = useWords('people');
  const form = useForm({ ...NO_PERSON, email: '', password: '' });
  const [rules, setRules] = useState(false);
  const [publication, setPublication] = useState(false);
  const [openid, setOpenid] = useState<Openid>();
  const [inForce, setInForce] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState(false);

  useEffect(() => {
    get<Openid>('/openid').then((answer) => {
      if (!answer.ok) return;
      setOpenid(answer.value);
      if (answer.value.form !== undefined) form.fill(answer.value.form);
    });
    get<Readonly<Record<string, string>>>('/people/rules').then((answer) => answer.ok && setInForce(answer.value));
  }, []);

  if (sent) return <CheckMail email={form.values.email} onBack={() => setSent(false)} />;
  const cameFromOther = openid?.form !== undefined;

  const submit = () =>
    form.send(async () => {
      const referral = new URLSearchParams(place.value.search).get('via');
      const { password, ...person } = form.values;
      const answer = await post<{ next: string }>('/people', {
        ...person,
        ...(cameFromOther ? {} : { password }),
        language: language.value,
        rules: rules ? inForce : {},
        consents: publication ? ['publication'] : [],
        ...(referral !== null && /^[\w-]{1,64}$/.test(referral) ? { referral } : {}),
      });
      if (!answer.ok) return answer.refusal;
      if (answer.value.next !== 'signed-in') {
        setSent(true);
        return undefined;
      }
      await refreshSession();
      go('/account', 'replace');
      return undefined;
    });

  return (
    <Page title={words.register} narrow>
      <p class="people-lead">{words.registerLead}</p>
      {!cameFromOther && <OtherAccount openid={openid} />}
      {cameFromOther && (
        <p class="people-good">
          <Icon name="check" />
          <span>{words.otherFilled}</span>
        </p>
      )}
      <SubmitForm onSubmit={submit}>
        <PersonFields form={form} />
        <fieldset class="people-group">
          <legend>{words.access}</legend>
          <Field
            type="email"
            label={words.email}
            autocomplete="email"
            inputMode="email"
            name="email"
            value={form.values.email}
            onInput={form.set('email')}
            error={form.error('email')}
          />
          {!cameFromOther && (
            <Field
              type="password"
              label={words.password}
              hint={words.passwordHint}
              autocomplete="new-password"
              name="password"
              value={form.values.password}
              onInput={form.set('password')}
              error={form.error('password')}
            />
          )}
        </fieldset>
        <div>
          <Check checked={rules} onInput={setRules} error={form.error('rules')}>
            {words.acceptRules} <Link href="/rules">{words.readRules}</Link>
          </Check>
          <Check checked={publication} onInput={setPublication}>
            {words.publication}
          </Check>
        </div>
        <FormError>{form.problem}</FormError>
        <Button type="submit" wide busy={form.busy}>
          {words.openAccount}
        </Button>
      </SubmitForm>
      <div class="people-after">
        <p>
          {words.haveAccount} <Link href="/sign-in">{words.signIn}</Link>
        </p>
      </div>
    </Page>
  );
}

function CheckMail({ email, onBack }: { email: string; onBack: () => void }) {
  const words = useWords('people');
  return (
    <Page title={words.checkMail} narrow>
      <div class="panel people-panel" role="status">
        <p class="people-good">
          <Icon name="mail" />
          <span>{words.checkMailText(email)}</span>
        </p>
        <p class="soft">{words.checkSpam}</p>
        <div class="row">
          <Button kind="go" icon="play" href="/practise">
            {words.play}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {words.otherAddress}
          </Button>
        </div>
      </div>
    </Page>
  );
}
