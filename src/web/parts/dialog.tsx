import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { closeOnBack } from '../shell/back.ts';
import { Icon } from '../shell/icons.tsx';
import { LiveRegion } from './live.tsx';
import { closeRefusals, Toasts } from './toast.tsx';
import { isUppermost, openDialog } from './uppermost.ts';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons at the end. */
  actions?: ComponentChildren;
}

/** A modal dialog: the browser keeps the focus inside; Escape and the way back close it. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const words = useWords('shell');
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    if (!open) return;
    const closed = openDialog(id);
    const forget = closeOnBack(() => dialog.close());
    return () => {
      closed();
      forget();
    };
  }, [open, id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the box; the keyboard has Escape
    <dialog
      class="dialog"
      ref={box}
      aria-labelledby={id}
      onClose={() => {
        // Whoever closed it by `open` knows already, and may have opened another one meanwhile.
        if (!open) return;
        closeRefusals(); // what was refused in it is given up with it
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) box.current?.close();
      }}
    >
      {open && (
        <>
          <div class="dialog-top">
            <div class="dialog-head">
              <h2 id={id}>{title}</h2>
              <button class="icon-button" type="button" aria-label={words.close} onClick={() => box.current?.close()}>
                <Icon name="close" />
              </button>
            </div>
            {isUppermost(id) && <Toasts />}
          </div>
          <div class="dialog-body">
            {children}
            {actions && <div class="dialog-actions">{actions}</div>}
          </div>
          <LiveRegion />
        </>
      )}
    </dialog>
  );
}
