import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import type { DeskPerson } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { hasRole, session } from '../api/session.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { refreshAccount } from './account.ts';
import { Announcing } from './announcing.tsx';
import { DeskAccountView } from './deskAccount.tsx';
import { Books, Monitor } from './monitor.tsx';
import { Oversight } from './oversight.tsx';
import { PurseNote } from './purse.tsx';
import { Tills } from './tills.tsx';

/** The cash desk; for those who answer for the house or look at it, the ratio, the books and the terms. B21 3.2, 24.2 */
export function Screen() {
  const words = useWords('big21');
  useEffect(() => {
    if (session.value) refreshAccount();
  }, [session.value]);
  const reads = hasRole('organiser') || hasRole('auditor');
  return (
    <Page title={hasRole('cashier') ? words.deskTitle : words.deskReading} narrow>
      <div class="stack">
        <PurseNote />
        {session.value === null && <p>{words.signInFirst}</p>}
        {(hasRole('cashier') || reads) && <Tills />}
        {(hasRole('cashier') || hasRole('director') || reads) && <Desk />}
        {reads && <Monitor />}
        {reads && <Books />}
        {reads && <Oversight />}
        {(reads || hasRole('director')) && <Announcing />}
      </div>
    </Page>
  );
}

/** Somebody is found by name or e-mail address, then the account is open. */
function Desk() {
  const words = useWords('big21');
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly DeskPerson[]>();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState('');
  const find = async () => {
    setChosen(undefined);
    const answer = await call('GET /desk/people', { query: { search: search.trim() } });
    setFound(answer.ok ? answer.value.people : undefined);
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
  };
  return (
    <section class="panel stack">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Field type="search" label={words.deskSearch} value={search} onInput={setSearch} />
        <Button type="submit" kind="outline" disabled={search.trim().length < 2}>
          {words.deskFind}
        </Button>
      </form>
      <FormError>{problem}</FormError>
      {found?.length === 0 && <p role="status">{words.nothingFound}</p>}
      {chosen === undefined && found !== undefined && found.length > 0 && (
        <ul class="stack">
          {found.map(({ person, name, email, born, town }) => (
            <li key={person}>
              <Button kind="quiet" onClick={() => setChosen(person)}>
                {[name, email, born === null ? '' : formatDate(Date.parse(born)), town].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen !== undefined && <DeskAccountView key={chosen} person={chosen} />}
    </section>
  );
}
