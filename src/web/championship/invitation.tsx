import './invitation.css';
import { titleIn } from '../../championship/titles.ts';
import type { EditionView } from '../../championship/wire.ts';
import type { HomeBox } from '../home/slots.ts';
import { colon } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { canEnter } from './canEnter.ts';
import { useAnswer } from './use.ts';
import { useReady } from './useReady.ts';

/** Who is not signed in: the way in, or what was. */
export function OpenBox({ id, onReady }: HomeBox & { id: string }) {
  const { value: edition, refusal } = useAnswer('GET /editions/:edition', { params: { edition: id } });
  useReady(edition !== undefined || refusal !== undefined, onReady);
  if (!edition) return null;
  return canEnter(edition) ? <Invitation edition={edition} /> : <Past edition={edition} />;
}

/** What is over is looked at, not entered. */
export function Past({ edition }: { edition: EditionView }) {
  const words = useWords('invitation');
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

export function Invitation({ edition }: { edition: EditionView }) {
  const words = useWords('invitation');
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
