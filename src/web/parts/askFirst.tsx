import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AskFirstProps {
  /** What the dialog is called and what it asks; the answer that does it repeats the deed, never only «Ja». */
  title: string;
  question: string;
  yes: string;
  onYes: () => void;
  /** The button that asks. */
  children: (ask: () => void) => ComponentChildren;
}

/** What cannot be undone is asked about first. */
export function AskFirst({ title, question, yes, onYes, children }: AskFirstProps) {
  const words = useWords('shell');
  const [isAsking, setAsking] = useState(false);
  const actions = (
    <>
      <Button kind="quiet" onClick={() => setAsking(false)}>
        {words.close}
      </Button>
      <Button
        kind="danger"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </Button>
    </>
  );
  return (
    <>
      {children(() => setAsking(true))}
      <Dialog title={title} open={isAsking} onClose={() => setAsking(false)} actions={actions}>
        <p>{question}</p>
      </Dialog>
    </>
  );
}
