import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';

/** The last things said, oldest first. */
const said = signal<readonly { id: number; text: string }[]>([]);
let count = 0;

/** Lets a screen reader say something without moving the focus. WCAG 4.1.3 */
export function announce(text: string): void {
  if (text === '') return;
  said.value = [...said.value.slice(-9), { id: ++count, text }];
}

/**
 * What is said from now on. One polite region for the page and one in each dialog: while that is open, the page's is as good
 * as not there, so that nothing is said twice.
 */
export function LiveRegion({ id }: { id?: string }) {
  const [before] = useState(count);
  return (
    <div class="out-of-sight" role="log" aria-live="polite" aria-relevant="additions" id={id}>
      {said.value.map((one) => one.id > before && <p key={one.id}>{one.text}</p>)}
    </div>
  );
}
