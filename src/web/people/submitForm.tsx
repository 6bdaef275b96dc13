import type { ComponentChildren } from 'preact';

interface SubmitFormProps {
  onSubmit: () => void;
  /** In a panel of its own. */
  panel?: boolean;
  children: ComponentChildren;
}

/** A form that is sent by our code; the server's answers mark the fields, not the browser's bubbles. */
export function SubmitForm({ onSubmit, panel, children }: SubmitFormProps) {
  return (
    <form
      class={panel ? 'panel people-form' : 'people-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
