import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { DeskProps } from './desk.tsx';
import { Mark } from './mark.tsx';
import { useSend } from './send.ts';

/** The ranking as it was published: which version, whether it still holds, and the button for the next one. */
export function Published({ connection, screen }: DeskProps) {
  const words = useWords('director');
  const { command, busy } = useSend(connection);
  const { published } = screen.view;
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
      {screen.role === 'director' && !published?.isCurrent && (
        <Button kind="outline" busy={busy} onClick={() => void command({ type: 'publish' })}>
          {published ? words.publishAgain : words.publish}
        </Button>
      )}
    </div>
  );
}
