import { useState } from 'preact/hooks';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { DeskProps } from './desk.tsx';
import { useSend } from './send.ts';

/** A word to the whole hall. */
export function Announce({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() !== '' && (await command({ type: 'announce', text }))) setText('');
  };
  return (
    <section>
      <h2 class="tour-h">{words.announcement}</h2>
      <div class="tour-say">
        <textarea
          aria-label={words.announcementField}
          rows={3}
          maxLength={280}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <span>{words.screenAndPhones}</span>
          <Button busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
            {words.send}
          </Button>
        </div>
      </div>
      <p class="tour-quick">
        {words.quick.map((each) => (
          <button key={each} type="button" class="tour-small" onClick={() => setText(each)}>
            {each}
          </button>
        ))}
      </p>
      <ul class="tour-list">
        {[...screen.view.announcements]
          .reverse()
          .slice(0, 3)
          .map((each) => (
            <li key={each.at} class="tour-log">
              <p>
                <b>{formatDate(each.at, 'time')}</b> {words.sent}
              </p>
              {each.text}
            </li>
          ))}
      </ul>
    </section>
  );
}
