import { fileAddress } from '../../api/call.ts';
import { language } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import type { DeskProps } from '../desk.tsx';
import { useSend } from '../send.ts';
import { useHouse } from './registrationPanel.tsx';

/** The results for everybody who has the link; and as a page for the club's own site. SSC 8.03 */
export function Share({ connection, screen }: DeskProps) {
  const words = useWords('club');
  const { command, busy } = useSend(connection);
  const { isShared } = screen.view.club;
  const house = useHouse(connection);
  const link = `${house}/evening/${connection.id}/results`;
  return (
    <section class="panel stack">
      <h2>{words.share}</h2>
      <p class="tour-quiet">{words.shareHint}</p>
      {isShared && house && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        </p>
      )}
      <p class="tour-acts">
        {isShared &&
          (['html', 'pdf'] as const).map((format) => (
            <a
              key={format}
              class="button button-outline"
              href={fileAddress('GET /tournaments/:id/results/:format', {
                params: { id: connection.id, format },
                query: { language: language.value },
              })}
              download={format === 'html'}
              target="_blank"
              rel="noreferrer"
            >
              {format === 'html' ? words.asPage : words.asPaper}
            </a>
          ))}
        {screen.role === 'director' && (
          <Button
            kind={isShared ? 'quiet' : 'outline'}
            busy={busy}
            onClick={() => void command({ type: 'share-results', shared: !isShared })}
          >
            {isShared ? words.shareEnd : words.shareNow}
          </Button>
        )}
      </p>
    </section>
  );
}
