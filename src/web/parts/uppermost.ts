import { signal } from '@preact/signals';

/** Open dialogs, the uppermost last. What lies outside of it is neither seen nor read out: messages come inside. */
const dialogs = signal<readonly string[]>([]);

/** Answers with what is done when it closes. */
export function openDialog(id: string): () => void {
  dialogs.value = [...dialogs.value, id];
  return () => {
    dialogs.value = dialogs.value.filter((one) => one !== id);
  };
}

/** Of a dialog; without `id`: whether none is open. */
export const isUppermost = (id?: string): boolean => dialogs.value.at(-1) === id;
