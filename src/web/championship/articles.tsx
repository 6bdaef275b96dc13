import './championship.css';
import { useEffect } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';

/** The regulation in our own words, article by article. SSC 1, 3-8 */
export function Screen() {
  const words = useWords('articles');
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []); // from a «?» beside a refusal
  return (
    <Page title={words.title} narrow>
      <div class="stack cs-articles">
        {words.articles.map(({ article, title, text }) => (
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
    </Page>
  );
}
