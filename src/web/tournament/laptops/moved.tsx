import { useEffect } from 'preact/hooks';
import type { MovedScreen } from '../../../tournament/evening/eveningView.ts';
import { call } from '../../api/call.ts';
import { formatDate } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { AskFirst } from '../../parts/askFirst.tsx';
import { Button } from '../../parts/button.tsx';
import { withoutCode } from '../../shell/router.tsx';
import type { ScreenProps } from '../codeScreen.tsx';
import { EveningLog } from '../deskLog.tsx';

/** Another laptop has taken over: the same code opens the same screen there. */
export function Moved({ connection, screen }: ScreenProps<MovedScreen>) {
  const words = useWords('laptops');
  const { id, code } = connection;
  // What this device has kept for itself is known under this address alone: it goes along behind #.
  const there = `${screen.address}${withoutCode(`/t/${id}/${code ?? '-'}`)}`;
  useEffect(() => {
    if (screen.role === 'wall') location.replace(there); // nobody stands at the wall to click
  }, [there]);
  const stay = () =>
    void call('DELETE /tournaments/:id/moved', { params: { id }, code }).then(() => connection.refresh());
  return (
    <main class="tour-phone tour-moved stack" id="main">
      <p class="tour-quiet">{screen.title}</p>
      <h1>{words.moved}</h1>
      <p>{words.movedAt(formatDate(screen.at, 'time'))}</p>
      <p>
        <a class="button button-main" href={there}>
          {words.goThere}
        </a>
      </p>
      {screen.role === 'director' && (
        <>
          {screen.missing > 0 && (
            <section class="stack">
              <p class="tour-warn">{words.missingThere(screen.missing)}</p>
              <EveningLog {...{ id, code, revision: screen.revision }} most={screen.missing} />
            </section>
          )}
          <AskFirst title={words.stay} question={words.stayMeans} yes={words.stay} onYes={stay}>
            {(ask) => (
              <Button kind="quiet" onClick={ask}>
                {words.stay}
              </Button>
            )}
          </AskFirst>
        </>
      )}
    </main>
  );
}
