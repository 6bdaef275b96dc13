import './people.css';
import { HOUSE_PAGES, textIn } from '../../people/housePage.ts';
import { Markdown } from '../championship/markdown.tsx';
import { useAnswer } from '../championship/use.ts';
import { formatDate } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { Link, type Params } from '../shell/router.tsx';

/** The imprint or the privacy notice, in the organiser's words. */
export function Screen({ params }: { params: Params }) {
  const words = useWords('people');
  const page = HOUSE_PAGES.find((known) => known === params['page']) ?? 'imprint';
  const { value, refusal, reload } = useAnswer('GET /pages/:page', { params: { page } });
  const written = value && textIn(value, language.value);
  return (
    <Page title={words.pages[page]} narrow>
      {refusal ? (
        <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} />
      ) : !value ? (
        <Progress />
      ) : (
        <div class="stack">
          {written ? (
            <div lang={written.language}>
              <Markdown text={written.text} />
            </div>
          ) : (
            <p>{words.pageMissing}</p>
          )}
          {value.changedAt !== null && <p class="note">{words.pageOf(formatDate(value.changedAt, 'day'))}</p>}
          {page === 'privacy' && (
            <p>
              {words.alsoKept} <Link href="/regulator">{words.alsoKeptLink}</Link>
            </p>
          )}
        </div>
      )}
    </Page>
  );
}
