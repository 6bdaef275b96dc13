import './people.css';
import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { LINK_EXPIRED, takeHash } from './form.ts';
import { PasswordForm } from './passwordForm.tsx';
import { afterSignIn } from './signIn.tsx';

/** Where the link of a forgotten password leads. */
export function Screen() {
  const words = useWords('people');
  const [token] = useState(takeHash);
  return (
    <Page title={words.newPassword} narrow>
      <PasswordForm
        label={words.newPassword}
        action={words.setPassword}
        save={async ({ next }) => {
          const answer = await call('POST /people/password/reset', { body: { token, password: next } });
          if (!answer.ok) return answer.refusal.code === 'invalid' ? LINK_EXPIRED : answer.refusal;
          await afterSignIn(answer.value.secondFactor);
          return undefined;
        }}
      />
      <p class="people-after">
        <Link href="/password/forgotten">{words.forgotten}</Link>
      </p>
    </Page>
  );
}
