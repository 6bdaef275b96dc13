import './championship.css';
import { titleIn } from '../../championship/titles.ts';
import type { HomeBox } from '../home/slots.ts';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Link } from '../shell/router.tsx';
import { canEnter } from './canEnter.ts';
import { Invitation, Past } from './invitation.tsx';
import { PlacePanel, StartPanel } from './panels.tsx';
import { useAnswer, useNews } from './use.ts';
import { useReady } from './useReady.ts';

/** Who is signed in: the own place, and the next match. */
export function MyBox({ id, onReady }: HomeBox & { id: string }) {
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
          {words.eyebrow(titleIn(home.edition, language.value), words.phases[home.edition.phase])}
        </Link>
      </p>
    </div>
  );
}
