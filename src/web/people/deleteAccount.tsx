import { useState } from 'preact/hooks';
import type { StillOpen } from '../../people/leaving.ts';
import type { Address } from '../../wire/screens.ts';
import { call } from '../api/call.ts';
import { refreshSession } from '../api/session.ts';
import { formatDate, formatMoney } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FormError } from '../parts/field.tsx';
import { toast } from '../parts/toast.tsx';
import { go } from '../shell/router.tsx';
import { useForm } from './form.ts';
import { ProofField } from './proofField.tsx';
import { SubmitForm } from './submitForm.tsx';

/** Deleting takes two steps and the password: nothing is lost by a slip. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const words = useWords('people');
  const [isOpen, setOpen] = useState(false);
  const [open, setStillOpen] = useState<readonly StillOpen[]>([]);
  /** What happens is said before anything does. */
  const ask = async () => {
    const answer = await call('GET /me/leaving');
    if (!answer.ok) return toast(wordsOf(answer.refusal, words.refusals), 'refusal');
    setStillOpen(answer.value.open);
    setOpen(true);
  };
  const form = useForm({ password: '' });
  const submit = () =>
    form.send(async () => {
      const { password } = form.values;
      const answer = await call('POST /me/deletion', { body: { sure: true, ...(hasPassword && { password }) } });
      if (!answer.ok) return answer.refusal;
      await refreshSession();
      toast(words.deleted);
      go('/');
      return undefined;
    });
  return (
    <>
      <p>{words.deleteText}</p>
      <p>
        <a href={'/regulator' satisfies Address}>{words.whatStays}</a>
      </p>
      <p class="soft">{words.marksText}</p>
      <div class="row">
        <Button kind="danger" onClick={ask}>
          {words.deleteAction}
        </Button>
      </div>
      <Dialog title={words.deleteTitle} open={isOpen} onClose={() => setOpen(false)}>
        <SubmitForm onSubmit={submit}>
          <p>{words.deleteSure}</p>
          <Open open={open} />
          <ProofField
            asks={hasPassword ? 'password' : 'nothing'}
            value={form.values.password}
            onInput={form.set('password')}
          />
          <FormError>{form.problem}</FormError>
          <div class="row">
            <Button type="submit" kind="danger" busy={form.busy}>
              {words.deleteAction}
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
          </div>
        </SubmitForm>
      </Dialog>
    </>
  );
}

/** A place, a match, a game or money: what becomes of each. SSC 7.02, B21 23 */
function Open({ open }: { open: readonly StillOpen[] }) {
  const words = useWords('people');
  const said = (one: StillOpen): string => {
    if (one.kind === 'place') return words.open.place;
    if (one.kind === 'money') return words.open.money(formatMoney(one.amount), formatDate(one.until));
    return words.open[one.kind](one.count);
  };
  if (open.length === 0) return null;
  return (
    <>
      <p>
        <b>{words.deleteOpen}</b>
      </p>
      <ul class="people-open">
        {open.map((one) => (
          <li key={one.kind}>{said(one)}</li>
        ))}
      </ul>
    </>
  );
}
