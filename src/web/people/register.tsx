import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, call } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Check, Field, FormError } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link, place } from '../shell/router.tsx';
import { type Form, LINK_EXPIRED, takeHash, useForm } from './form.ts';
import { HouseLinks } from './houseLinks.tsx';
import { OtherAccount } from './otherAccount.tsx';
import { NO_PERSON, PersonFields, type PersonValues } from './personFields.tsx';
import { SubmitForm } from './submitForm.tsx';

/** Opening an account: what SSC 3 asks for, the rules, and whether one's name may be published (G28). */
export function Screen() {
  const words = useWords('people');
  const form = useForm({ ...NO_PERSON, email: '', password: '' });
  const [openid, setOpenid] = useState<Answer<'GET /openid'>>();
  const [sent, setSent] = useState(false);
  const [invitation, setInvitation] = useState<string>();
  useEffect(() => {
    const token = takeHash();
    if (token === '') return;
    call('POST /people/invitation', { body: { token } }).then((answer) => {
      if (!answer.ok) return toast(wordsOf(LINK_EXPIRED, words.refusals), 'refusal');
      const { language: _, ...known } = answer.value;
      form.fill(known);
      setInvitation(token);
    });
  }, []);
  useEffect(() => {
    call('GET /openid').then((answer) => {
      if (!answer.ok) return;
      setOpenid(answer.value);
      if (answer.value.on && answer.value.form !== undefined) form.fill(answer.value.form);
    });
  }, []);
  if (sent) return <CheckMail email={form.values.email} onBack={() => setSent(false)} />;
  const cameFromOther = openid?.on === true && openid.form !== undefined;
  return (
    <Page title={words.register} narrow>
      <p class="people-lead">{words.registerLead}</p>
      {!cameFromOther && invitation === undefined && <OtherAccount openid={openid} />}
      {(cameFromOther || invitation !== undefined) && (
        <p class="people-good">
          <Icon name="check" />
          <span>{cameFromOther ? words.otherFilled : words.invited}</span>
        </p>
      )}
      <RegistrationForm
        form={form}
        asksPassword={!cameFromOther}
        invitation={invitation}
        onSent={() => setSent(true)}
      />
      <div class="people-after">
        <p>
          {words.haveAccount} <Link href="/sign-in">{words.signIn}</Link>
        </p>
        <p class="row">
          <HouseLinks />
        </p>
      </div>
    </Page>
  );
}

type RegistrationValues = PersonValues & { readonly email: string; readonly password: string };

interface RegistrationFormProps {
  form: Form<RegistrationValues>;
  /** Not of those who come with another account. */
  asksPassword: boolean;
  /** The token of the letter that invited. */
  invitation: string | undefined;
  onSent: () => void;
}

function RegistrationForm({ form, asksPassword, invitation, onSent }: RegistrationFormProps) {
  const words = useWords('people');
  const [rules, setRules] = useState(false);
  const [publication, setPublication] = useState(false);
  const [inForce, setInForce] = useState<Answer<'GET /people/rules'>>({});
  useEffect(() => {
    call('GET /people/rules').then((answer) => answer.ok && setInForce(answer.value));
  }, []);
  const submit = () =>
    form.send(async () => {
      const referral = new URLSearchParams(place.value.search).get('via');
      const { password, ...person } = form.values;
      const answer = await call('POST /people', {
        body: {
          ...person,
          ...(asksPassword && { password }),
          ...(invitation !== undefined && { invitation }),
          language: language.value,
          rules: rules ? inForce : {},
          consents: publication ? ['publication'] : [],
          ...(referral !== null && /^[\w-]{1,64}$/.test(referral) && { referral }),
        },
      });
      if (!answer.ok) return answer.refusal;
      if (answer.value.next === 'signed-in') {
        await refreshSession();
        go('/championship', 'replace'); // what the account is for; SSC 3
      } else onSent();
      return undefined;
    });
  return (
    <SubmitForm onSubmit={submit}>
      <PersonFields form={form} />
      <Access form={form} asksPassword={asksPassword} />
      <div>
        <Check checked={rules} onInput={setRules} error={form.error('rules')}>
          {words.acceptRules} <Link href="/championship/rules">{words.readRules}</Link>
        </Check>
        <Check checked={publication} onInput={setPublication}>
          {words.publication}
        </Check>
      </div>
      <p class="soft">{words.marksText}</p>
      <FormError>{form.problem}</FormError>
      <Button type="submit" wide busy={form.busy}>
        {words.openAccount}
      </Button>
    </SubmitForm>
  );
}

/** How the person signs in later. */
function Access({ form, asksPassword }: Pick<RegistrationFormProps, 'form' | 'asksPassword'>) {
  const words = useWords('people');
  return (
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
      {asksPassword && (
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
