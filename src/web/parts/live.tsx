import { signal } from '@preact/signals';

/** The last things said, oldest first: one polite region for the whole page, so that nothing is said twice at once. */
const said = signal<readonly { id: number; text: string }[]>([]);
let count = 0;

/** Lets a screen reader say something without moving the focus. WCAG 4.1.3 */
export function announce(text: string): void {
  if (text === '') return;
  said.value = [...said.value.slice(-9), { id: ++count, text }];
}

export function LiveRegion() {
  return (
    <div class="out-of-sight" role="log" aria-live="polite" aria-relevant="additions" id="live">
      {said.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
