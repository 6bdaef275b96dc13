import './championship.css';
import { useEffect } from 'preact/hooks';
import type { EditionView } from '../../championship/wire.ts';
import { formatDate } from '../i18n/format.ts';
import { language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import { Link, place } from '../shell/router.tsx';
import { factsOf } from './articleFacts.ts';
import { Markdown } from './markdown.tsx';
import { useAnswer, useEditionId } from './use.ts';

/** The regulation of an edition: the version that was published, or what its settings say. SSC 1, 3-8 */
export function Screen() {
  const words = useWords('articles');
  const { refusals } = useWords('championship');
  const { value: id } = useEditionId();
  const {
    value: edition,
    refusal,
    reload,
  } = useAnswer('GET /editions/:edition', id ? { params: { edition: id } } : 'not yet');
  const wanted = Number(new URLSearchParams(place.value.search).get('version')) || undefined;
  return (
    <Page title={words.title} eyebrow={edition?.title ?? ''} narrow>
      {refusal ? (
        <ErrorState text={wordsOf(refusal, refusals)} onRetry={reload} />
      ) : !edition ? (
        <Progress />
      ) : edition.regulations.length > 0 ? (
        <Published edition={edition} wanted={wanted} />
      ) : (
        <FromSettings edition={edition} />
      )}
    </Page>
  );
}

function FromSettings({ edition }: { edition: EditionView }) {
  const words = useWords('articles');
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []); // from a «?» beside a refusal
  return (
    <div class="stack cs-articles">
      {words.articles(factsOf(edition, language.value)).map(({ article, title, text }) => (
        <section class="panel" key={article} id={`art-${article.split(/[ ,]/)[0]}`}>
          <h2>
            {title}{' '}
            <span>
              {words.article} {article}
            </span>
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p class="note">
        {words.binding} <Link href="/rules">{words.cards}</Link>
      </p>
    </div>
  );
}

/** A version as it was published, and the way to all others: who accepted one can always read it again. SSC 8.07 */
function Published({ edition, wanted }: { edition: EditionView; wanted: number | undefined }) {
  const words = useWords('articles');
  const { value } = useAnswer('GET /editions/:edition/regulation', {
    ...{ params: { edition: edition.id }, query: wanted === undefined ? {} : { version: wanted } },
  });
  if (!value) return <Progress />;
  const own = value.texts.find((text) => text.language === language.value);
  const shown = own ?? value.texts.find((text) => text.language === value.binding) ?? value.texts[0]!;
  return (
    <div class="stack">
      <p class="note">
        {words.version(value.version, formatDate(value.at, 'day'))} · {words.bindingIs(words.languages[value.binding])}
        {!own && ` ${words.other(words.languages[shown.language])}`}
      </p>
      <section class="panel" lang={shown.language}>
        <Markdown text={shown.text} />
      </section>
      {edition.regulations.length > 1 && (
        <nav class="panel" aria-label={words.versions}>
          <h2>{words.versions}</h2>
          <ul class="cs-running">
            {edition.regulations.map(({ version, at, reason }) => (
              <li key={version}>
                <Link href={`/championship/rules?edition=${edition.id}&version=${version}`}>
                  {words.version(version, formatDate(at, 'day'))}
                </Link>
                <span class="soft">{reason}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p class="note">
        <Link href="/rules">{words.cards}</Link>
      </p>
    </div>
  );
}
