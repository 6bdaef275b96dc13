import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { type Answer, call, type Refusal } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { FormError } from '../parts/field.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { go, place } from '../shell/router.tsx';
import { homeOfStaff } from './afterwards.ts';
import { useForm, WRONG_CODE } from './form.ts';
import { PasswordForm } from './passwordForm.tsx';
import { ProofField } from './proofField.tsx';
import { CodeField } from './secondFactor.tsx';
import { SubmitForm } from './submitForm.tsx';

/** Setting up the second step; staff choose a password first, and are told with which address they sign in. */
export function Screen() {
  const words = useWords('people');
  const wantsPassword = place.value.search.includes('password=missing');
  const [chosen, setChosen] = useState<string>();
  const isChoosing = wantsPassword && chosen === undefined;
  return (
    <Page title={isChoosing ? words.staffTitle : words.setUpTitle} narrow>
      {isChoosing ? <ChoosePassword onDone={setChosen} /> : <Scan password={chosen} />}
    </Page>
  );
}

function ChoosePassword({ onDone }: { onDone: (chosen: string) => void }) {
  const words = useWords('people');
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    call('GET /me/profile').then((answer) => setEmail(answer.ok ? answer.value.email : ''));
  }, []);
  if (email === undefined) return <Progress />;
  return (
    <PasswordForm
      lead={words.staffPassword(email)}
      label={words.password}
      action={words.goOn}
      save={async ({ next }) => {
        const answer = await call('PUT /me/password', { body: { next } });
        if (!answer.ok) return answer.refusal;
        onDone(next);
        return undefined;
      }}
    />
  );
}

/** Who has just chosen a password need not type it again. */
function Scan({ password }: { password: string | undefined }) {
  const words = useWords('people');
  const form = useForm({ code: '', proof: password ?? '' });
  const [secret, setSecret] = useState<Answer<'POST /me/second-factor'> | Refusal<'POST /me/second-factor'>>();
  useEffect(() => {
    call('POST /me/second-factor', { body: {} }).then((answer) => setSecret(answer.ok ? answer.value : answer.refusal));
  }, []);
  if (secret === undefined) return <Progress />;
  if ('code' in secret) return <ErrorState text={wordsOf(secret, words.refusals)} />;
  const submit = () =>
    form.send(async () => {
      const code = form.values.code.replace(/\s/g, '').padEnd(6, '-');
      const answer = await call('PUT /me/second-factor', {
        body: { secret: secret.secret, code, ...(secret.asks !== 'nothing' && { proof: form.values.proof }) },
      });
      if (!answer.ok) return answer.refusal.code === 'invalid' ? WRONG_CODE : answer.refusal;
      await refreshSession();
      go(homeOfStaff('/account'), 'replace');
      return undefined;
    });
  return (
    <SubmitForm onSubmit={submit}>
      <p class="people-lead">{words.setUpLead}</p>
      <QrCode text={secret.uri} label={words.qrCode} />
      <div>
        <p class="note">{words.setUpByHand}</p>
        <p class="people-key">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <CodeField value={form.values.code} onInput={form.set('code')} />
      {password === undefined && (
        <ProofField asks={secret.asks} value={form.values.proof} onInput={form.set('proof')} />
      )}
      <FormError>{form.problem}</FormError>
      <Button type="submit" wide busy={form.busy}>
        {words.goOn}
      </Button>
    </SubmitForm>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 1 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="people-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
