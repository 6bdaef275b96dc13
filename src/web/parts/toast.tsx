import { signal } from '@preact/signals';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';
import { announce } from './live.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'news' | 'refusal';
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

const toasts = signal<readonly Toast[]>([]);
let count = 0;

/** A short message at the foot of the page, read out too. Refusals stay until they are closed. */
export function toast(text: string, kind: Toast['kind'] = 'news', action?: Toast['action']): void {
  const id = ++count;
  toasts.value = [...toasts.value.slice(-2), { id, text, kind, action }];
  announce(text);
  if (kind === 'news' && !action) setTimeout(() => drop(id), 6000);
}

const keep = (isKept: (toast: Toast) => boolean) => {
  toasts.value = toasts.value.filter(isKept);
};
const drop = (id: number) => keep((shown) => shown.id !== id);

/** What was refused before is put right by what is done now, or said again. */
export const closeRefusals = () => keep(({ kind }) => kind !== 'refusal');

export function Toasts() {
  const words = useWords('shell');
  if (toasts.value.length === 0) return null;
  return (
    <section class="toasts" aria-label={words.messages}>
      {toasts.value.map(({ id, text, kind, action }) => (
        <div class={`toast toast-${kind}`} key={id}>
          <span>{text}</span>
          {action && (
            <button class="toast-action" type="button" onClick={action.run}>
              {action.label}
            </button>
          )}
          <button class="icon-button" type="button" aria-label={words.close} onClick={() => drop(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}
