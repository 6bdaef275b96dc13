import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { DeskProps } from './desk.tsx';
import { Mark } from './mark.tsx';
import { useTell } from './tell.ts';

/** The ranking as it was published: which version, whether it still holds, and the button for the next one. */
export function Published({ door, shown }: DeskProps) {
  const words = useWords('director');
  const { tell, busy } = useTell(door);
  const { published } = shown.view;
  return (
    <div class="tour-published">
      {published ? (
        <p>
          <b>{words.published(published.version, formatDate(published.at, 'time'))}</b>{' '}
          <span class={published.isCurrent ? 'tour-good' : 'tour-warn'}>
            <Mark name={published.isCurrent ? 'check' : 'warn'} />
            {published.isCurrent ? words.isCurrent : words.isOld}
          </span>
          <small class="tour-hash">
            {words.checksum} {published.hash.slice(0, 16)}
          </small>
        </p>
      ) : (
        <p class="tour-quiet">{words.notPublished}</p>
      )}
      {shown.role === 'director' && !published?.isCurrent && (
        <Button kind="outline" busy={busy} onClick={() => void tell('/commands', { type: 'publish' })}>
          {published ? words.publishAgain : words.publish}
        </Button>
      )}
    </div>
  );
}
