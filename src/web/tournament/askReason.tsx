import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';

interface AskReasonProps {
  title: string;
  /** What will happen. */
  means: string;
  onReason: (reason: string) => void;
  /** The button that asks. */
  children: (ask: () => void) => ComponentChildren;
}

/** What stands in the log with its reason is asked for it: the words of the person who does it, never the button's. */
export function AskReason({ title, means, onReason, children }: AskReasonProps) {
  const words = useWords('tournament');
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const close = () => {
    setAsking(false);
    setReason('');
  };
  return (
    <>
      {children(() => setAsking(true))}
      <Dialog title={title} open={isAsking} onClose={close}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            close();
            onReason(given);
          }}
        >
          <p>{means}</p>
          <Field label={words.reason} value={reason} onInput={setReason} required maxLength={300} autocomplete="off" />
          <Button type="submit" disabled={given === ''}>
            {title}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
