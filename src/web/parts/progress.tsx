import { useWords } from '../i18n/words.ts';

/** Waiting without an end in sight, or `done` of `of` steps. */
export function Progress({ done, of, label }: { done?: number; of?: number; label?: string }) {
  const words = useWords('shell');
  const text = label ?? words.loading;
  if (done !== undefined && of !== undefined) {
    return (
      <label class="progress">
        <span>{text}</span>
        <progress value={done} max={of} />
      </label>
    );
  }
  return (
    <p class="progress" role="status">
      <span class="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
