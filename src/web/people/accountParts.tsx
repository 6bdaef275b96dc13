import { useState } from 'preact/hooks';
import { type Proof, proofOf } from '../../people/proof.ts';
import type { Profile } from '../../people/wire.ts';
import { call } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';
import { Icon } from '../shell/icons.tsx';
import { useForm } from './form.ts';
import { PasswordForm } from './passwordForm.tsx';
import { PersonFields } from './personFields.tsx';
import { ProofField } from './proofField.tsx';
import { Requested } from './requested.tsx';
import { SubmitForm } from './submitForm.tsx';

export function Details({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const words = useWords('people');
  const [editing, setEditing] = useState(false);
  if (editing) {
    const done = (saved: boolean) => {
      setEditing(false);
      if (saved) onSaved();
    };
    return <EditDetails profile={profile} onDone={done} />;
  }
  const { firstName, lastName, street, houseNumber, postcode, town, born } = profile;
  const shown = (text: string | undefined) => text ?? <span class="soft">{words.missing}</span>;
  return (
    <section class="panel people-panel">
      <h2>{words.details}</h2>
      <dl class="people-facts">
        <dt>{words.firstName}</dt>
        <dd>{firstName}</dd>
        <dt>{words.lastName}</dt>
        <dd>{lastName}</dd>
        <dt>{words.born}</dt>
        <dd>{shown(born && formatDate(Date.parse(`${born}T12:00:00Z`)))}</dd>
        <dt>{words.street}</dt>
        <dd>{shown(street && `${street} ${houseNumber}`)}</dd>
        <dt>{words.town}</dt>
        <dd>{shown(town && `${postcode} ${town}`)}</dd>
      </dl>
      {profile.request && <Requested request={profile.request} onWithdrawn={onSaved} />}
      <div class="row">
        <Button kind="quiet" onClick={() => setEditing(true)}>
          {words.change}
        </Button>
      </div>
    </section>
  );
}

function EditDetails({ profile, onDone }: { profile: Profile; onDone: (saved: boolean) => void }) {
  const words = useWords('people');
  const { firstName, lastName, born = '', street = '', houseNumber = '', postcode = '', town = '' } = profile;
  const form = useForm({ firstName, lastName, born, street, houseNumber, postcode, town });
  const submit = () =>
    form.send(async () => {
      const answer = await call('PUT /me/profile', { body: form.values });
      if (!answer.ok) return answer.refusal;
      await refreshSession();
      const { held, isRequested } = answer.value;
      toast(isRequested ? words.savedRequested : held ? words.savedHeld : words.saved);
      onDone(true);
      return undefined;
    });
  return (
    <SubmitForm panel onSubmit={submit}>
      {profile.tie && (
        <p class="note">
          {words.tied[profile.tie]} {words.tiedText}
        </p>
      )}
      <PersonFields form={form} />
      <FormError>{form.problem}</FormError>
      <div class="row">
        <Button type="submit" busy={form.busy}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={() => onDone(false)}>
          {words.cancel}
        </Button>
      </div>
    </SubmitForm>
  );
}

export function Safety({ profile }: { profile: Profile }) {
  const words = useWords('people');
  const [open, setOpen] = useState<'email' | 'password'>();
  return (
    <section class="panel people-panel">
      <h2>{words.safety}</h2>
      <dl class="people-facts">
        <dt>{words.email}</dt>
        <dd>{profile.email}</dd>
      </dl>
      <div class="row">
        <Button kind="quiet" onClick={() => setOpen('email')}>
          {words.changeEmail}
        </Button>
        <Button kind="quiet" onClick={() => setOpen('password')}>
          {words.changePassword}
        </Button>
      </div>
      {profile.hasSecondFactor ? (
        <p class="people-good">
          <Icon name="shield" />
          <span>{words.secondFactorOn}</span>
        </p>
      ) : (
        <div class="row">
          <p>{words.secondFactorOff}</p>
          <Button kind="quiet" href="/second-factor/set-up">
            {words.setUp}
          </Button>
        </div>
      )}
      <Dialog title={words.changeEmail} open={open === 'email'} onClose={() => setOpen(undefined)}>
        <ChangeEmail asks={proofOf(profile)} onDone={() => setOpen(undefined)} />
      </Dialog>
      <Dialog title={words.changePassword} open={open === 'password'} onClose={() => setOpen(undefined)}>
        <ChangePassword hasPassword={profile.hasPassword} onDone={() => setOpen(undefined)} />
      </Dialog>
    </section>
  );
}

function ChangeEmail({ asks, onDone }: { asks: Proof; onDone: () => void }) {
  const words = useWords('people');
  const form = useForm({ email: '', proof: '' });
  const submit = () =>
    form.send(async () => {
      const answer = await call('POST /me/email', { body: form.values });
      if (!answer.ok) return answer.refusal;
      toast(words.emailSent(form.values.email));
      onDone();
      return undefined;
    });
  return (
    <SubmitForm onSubmit={submit}>
      <Field
        type="email"
        label={words.newEmail}
        autocomplete="email"
        inputMode="email"
        value={form.values.email}
        onInput={form.set('email')}
        error={form.error('email')}
      />
      <ProofField asks={asks} value={form.values.proof} onInput={form.set('proof')} />
      <FormError>{form.problem}</FormError>
      <Button type="submit" wide busy={form.busy}>
        {words.sendLink}
      </Button>
    </SubmitForm>
  );
}

function ChangePassword({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const words = useWords('people');
  return (
    <PasswordForm
      label={words.newPassword}
      action={words.setPassword}
      asksPresent={hasPassword}
      save={async ({ present, next }) => {
        const body = hasPassword ? { password: present, next } : { next };
        const answer = await call('PUT /me/password', { body });
        if (!answer.ok) return answer.refusal;
        toast(words.passwordChanged);
        onDone();
        return undefined;
      }}
    />
  );
}
