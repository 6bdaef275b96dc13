import './people.css';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../people/person.ts';
import { type Role, STAFF } from '../../people/role.ts';
import type { PersonLine } from '../../people/wire.ts';
import { call, type Refusal, upload } from '../api/call.ts';
import { LANGUAGE_NAMES, LANGUAGES, language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { Field, FormError, Select } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { Progress } from '../parts/progress.tsx';
import { toast } from '../parts/toast.tsx';
import { Page } from '../shell/page.tsx';
import { type PeopleRefused, useForm } from './form.ts';
import { ImportAccounts } from './importAccounts.tsx';
import { SubmitForm } from './submitForm.tsx';
import { WritePages } from './writePages.tsx';

/** Where an organiser adds staff, sends them links to sign in, and imports accounts (SSC 3) and who may not take part (SSC 1). */
export function Screen() {
  const words = useWords('people');
  const [staff, setStaff] = useState<readonly PersonLine[] | Refusal<'GET /people'>>();
  const load = () =>
    call('GET /people', { query: { only: 'staff' } }).then((answer) =>
      setStaff(answer.ok ? answer.value.people : answer.refusal),
    );
  useEffect(() => {
    load();
  }, []);
  return (
    <Page title={words.staffDesk} narrow>
      <div class="stack">
        <AddStaff onAdded={load} />
        <section class="panel people-panel">
          <h2>{words.staffDesk}</h2>
          {staff === undefined && <Progress />}
          {staff !== undefined && 'code' in staff && (
            <ErrorState text={wordsOf(staff, words.refusals)} onRetry={load} />
          )}
          {Array.isArray(staff) && (
            <ul class="people-list">
              {staff.map((one: PersonLine) => (
                <StaffLine key={one.person} colleague={one} onChanged={load} />
              ))}
            </ul>
          )}
        </section>
        <WritePages />
        <ImportAccounts />
        <ExclusionList />
      </div>
    </Page>
  );
}

function AddStaff({ onAdded }: { onAdded: () => void }) {
  const words = useWords('people');
  const form = useForm({
    firstName: '',
    lastName: '',
    email: '',
  });
  const [role, setRole] = useState<Role>('supervisor');
  const [letters, setLetters] = useState<Language>(language.value);
  const submit = () =>
    form.send(async () => {
      const answer = await call('POST /staff', { body: { ...form.values, role, language: letters } });
      if (!answer.ok) return answer.refusal;
      form.fill({ firstName: '', lastName: '', email: '' });
      toast(words.linkSentTo(form.values.email));
      onAdded();
      return undefined;
    });
  const bound = (field: 'firstName' | 'lastName' | 'email') => ({
    value: form.values[field],
    onInput: form.set(field),
    error: form.error(field),
  });
  return (
    <SubmitForm panel onSubmit={submit}>
      <h2>{words.addStaff}</h2>
      <div class="people-pair">
        <Field label={words.firstName} autocomplete="off" {...bound('firstName')} />
        <Field label={words.lastName} autocomplete="off" {...bound('lastName')} />
      </div>
      <Field type="email" label={words.email} autocomplete="off" inputMode="email" {...bound('email')} />
      <div class="people-pair">
        <Select
          label={words.role}
          value={role}
          onInput={(chosen) => setRole(STAFF.find((known) => known === chosen) ?? role)}
          options={STAFF.map((value) => ({ value, label: words.roles[value] }))}
        />
        <Select
          label={words.lettersIn}
          value={letters}
          onInput={(chosen) => setLetters(LANGUAGES.find((known) => known === chosen) ?? letters)}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      <FormError>{form.problem}</FormError>
      <div class="row">
        <Button type="submit" busy={form.busy}>
          {words.sendAccess}
        </Button>
      </div>
    </SubmitForm>
  );
}

interface StaffLineProps {
  colleague: PersonLine;
  onChanged: () => void;
}

function StaffLine({ colleague: { person, firstName, lastName, email, roles }, onChanged }: StaffLineProps) {
  const words = useWords('people');
  const refused = (refusal: PeopleRefused) => toast(wordsOf(refusal, words.refusals), 'refusal');
  const sendLink = (newFactor: boolean) => async () => {
    const answer = await call('POST /staff/:id/link', { params: { id: person }, body: { newFactor } });
    if (answer.ok) toast(words.linkSentTo(email));
    else refused(answer.refusal);
  };
  const signOut = async () => {
    const answer = await call('DELETE /people/:id/sessions', { params: { id: person } });
    if (answer.ok) toast(words.signedOutEverywhere(`${firstName} ${lastName}`));
    else refused(answer.refusal);
  };
  const take = (role: Role) => async () => {
    const answer = await call('PUT /people/:id/roles', { params: { id: person }, body: { role, given: false } });
    if (!answer.ok) return refused(answer.refusal);
    toast(words.saved);
    onChanged();
  };
  return (
    <li class="people-panel">
      <div>
        <b>
          {firstName} {lastName}
        </b>
        <p class="note">{email}</p>
      </div>
      <div class="row">
        {roles
          .filter((role) => role !== 'player')
          .map((role) => (
            <Button key={role} kind="quiet" icon="close" onClick={take(role)}>
              {words.takeRole(words.roles[role])}
            </Button>
          ))}
        <Button kind="quiet" onClick={sendLink(false)}>
          {words.sendAccess}
        </Button>
        <Button kind="quiet" onClick={sendLink(true)}>
          {words.phoneLost}
        </Button>
        <Button kind="quiet" onClick={signOut}>
          {words.signOutEverywhere}
        </Button>
      </div>
    </li>
  );
}

/** The list of employees and others who may not take part: a table with a heading line, taken whole or not at all. */
function ExclusionList() {
  const words = useWords('people');
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    const answer = await upload('POST /people/exclusion-list', { file, type: 'text/csv' });
    if (!answer.ok) return setProblem(wordsOf(answer.refusal, words.refusals));
    setProblem(undefined);
    toast(words.listTaken(answer.value.entries));
  };
  return (
    <section class="panel people-panel">
      <h2>{words.exclusionList}</h2>
      <p>{words.exclusionListText}</p>
      <p class="people-key">{words.exclusionListColumns}</p>
      <FileDrop label={words.chooseFile} accept=".csv,text/csv" onFile={(file) => void send(file)} />
      <FormError>{problem}</FormError>
    </section>
  );
}
