import './championship.css';
import type { EditionView } from '../../championship/wire.ts';
import { session } from '../api/session.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../shell/router.tsx';
import { PlacePanel, StartPanel } from './panels.tsx';
import { useAnswer, useEditionId, useNews } from './use.ts';

/** The championship on the home page: start a match, or come in. Nothing while there is none. */
export function Box() {
  const { value: id } = useEditionId();
  if (!id || session.value === undefined) return null;
  return session.value ? <MyBox id={id} /> : <OpenBox id={id} />;
}

function MyBox({ id }: { id: string }) {
  const words = useWords('championship');
  const { value: home, reload } = useAnswer('GET /editions/:edition/me', { params: { edition: id } });
  useNews(id, reload);
  if (!home) return null;
  if (!home.entry) return <Invitation edition={home.edition} />;
  return (
    <div class="cs-box">
      <PlacePanel home={home} reload={reload} />
      {home.edition.phase !== 'admission' && <StartPanel home={home} reload={reload} />}
      <p class="cs-links">
        <Link href={`/championship?edition=${id}`}>
          {words.eyebrow(home.edition.title, words.phases[home.edition.phase] ?? '')}
        </Link>
      </p>
    </div>
  );
}

function OpenBox({ id }: { id: string }) {
  const { value: edition } = useAnswer('GET /editions/:edition', { params: { edition: id } });
  return edition ? <Invitation edition={edition} /> : null;
}

function Invitation({ edition }: { edition: EditionView }) {
  const words = useWords('championship');
  return (
    <section class="panel cs-invitation">
      <h2>{edition.title}</h2>
      <p class="soft">{words.enterText}</p>
      <p>
        <Button kind="outline" icon="trophy" href={`/championship?edition=${edition.id}`}>
          {words.enterButton}
        </Button>
      </p>
    </section>
  );
}
