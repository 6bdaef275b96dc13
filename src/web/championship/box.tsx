import './championship.css';
import { useEffect } from 'preact/hooks';
import { titleIn } from '../../championship/titles.ts';
import type { EditionView } from '../../championship/wire.ts';
import { session } from '../api/session.ts';
import type { HomeBox } from '../home/slots.ts';
import { colon } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../shell/router.tsx';
import { canEnter } from './canEnter.ts';
import { PlacePanel, StartPanel } from './panels.tsx';
import { useAnswer, useEditionId, useNews } from './use.ts';

/** The championship on the home page: start a match, or come in. Nothing while there is none. */
export function Box({ onReady }: HomeBox) {
  const { value: id, refusal } = useEditionId();
  useReady(id === null || refusal !== undefined, onReady);
  if (!id || session.value === undefined) return null;
  return session.value ? <MyBox id={id} onReady={onReady} /> : <OpenBox id={id} onReady={onReady} />;
}

function useReady(isReady: boolean, onReady: () => void): void {
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
}

function MyBox({ id, onReady }: HomeBox & { id: string }) {
  const words = useWords('championship');
  const { value: home, refusal, reload } = useAnswer('GET /editions/:edition/me', { params: { edition: id } });
  useReady(home !== undefined || refusal !== undefined, onReady);
  useNews(id, reload);
  if (!home) return null;
  if (!home.entry)
    return canEnter(home.edition) ? <Invitation edition={home.edition} /> : <Past edition={home.edition} />;
  return (
    <div class="cs-box">
      <PlacePanel home={home} reload={reload} />
      {home.edition.phase !== 'admission' && <StartPanel home={home} reload={reload} />}
      <p class="cs-links">
        <Link href={`/championship?edition=${id}`}>
          {words.eyebrow(titleIn(home.edition, language.value), words.phases[home.edition.phase] ?? '')}
        </Link>
      </p>
    </div>
  );
}

function OpenBox({ id, onReady }: HomeBox & { id: string }) {
  const { value: edition, refusal } = useAnswer('GET /editions/:edition', { params: { edition: id } });
  useReady(edition !== undefined || refusal !== undefined, onReady);
  if (!edition) return null;
  return canEnter(edition) ? <Invitation edition={edition} /> : <Past edition={edition} />;
}

/** What is over is looked at, not entered. */
function Past({ edition }: { edition: EditionView }) {
  const words = useWords('championship');
  return (
    <section class="panel cs-invitation">
      <p class="eyebrow">{words.title}</p>
      <h2>{titleIn(edition, language.value)}</h2>
      <p class="soft">
        {words.stages[edition.stage]}
        {edition.champion &&
          ` · ${words.champion}${colon()}${edition.champion.name ?? words.numbered(edition.champion.number)}`}
      </p>
      <p>
        <Button kind="outline" icon="trophy" href={`/ranking?edition=${edition.id}`}>
          {words.rankingLink}
        </Button>
      </p>
    </section>
  );
}

function Invitation({ edition }: { edition: EditionView }) {
  const words = useWords('championship');
  return (
    <section class="panel cs-invitation">
      <p class="eyebrow">{words.title}</p>
      <h2>{titleIn(edition, language.value)}</h2>
      <p class="soft">
        {words.enterWin} {words.enterText}
      </p>
      <p>
        <Button kind="outline" icon="trophy" href={`/championship?edition=${edition.id}`}>
          {words.enterButton}
        </Button>
      </p>
    </section>
  );
}
