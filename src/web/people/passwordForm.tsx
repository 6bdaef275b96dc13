import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { type PeopleRefused, useForm } from './form.ts';
import { ProofField } from './proofField.tsx';
import { SubmitForm } from './submitForm.tsx';

interface PasswordFormProps {
  lead?: string;
  /** What the new one is called here: the first password is no "new" one. */
  label: string;
  action: string;
  /** The present one is asked for too. */
  asksPresent?: boolean;
  save: (chosen: { readonly next: string; readonly present: string }) => Promise<PeopleRefused | undefined>;
}

/** Choosing a password: after a change of mind, a forgotten one, or as new staff. */
export function PasswordForm({ lead, label, action, asksPresent = false, save }: PasswordFormProps) {
  const words = useWords('people');
  const form = useForm({ present: '', next: '' });
  return (
    <SubmitForm onSubmit={() => form.send(() => save(form.values))}>
      {lead && <p class="people-lead">{lead}</p>}
      <ProofField
        asks={asksPresent ? 'password' : 'nothing'}
        value={form.values.present}
        onInput={form.set('present')}
      />
      <Field
        type="password"
        label={label}
        hint={words.passwordHint}
        autocomplete="new-password"
        value={form.values.next}
        onInput={form.set('next')}
        error={form.error('password')}
      />
      <FormError>{form.problem}</FormError>
      <Button type="submit" wide busy={form.busy}>
        {action}
      </Button>
    </SubmitForm>
  );
}
