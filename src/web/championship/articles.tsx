import './championship.css';
import { useWords } from '../i18n/words.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';

/** The regulation in our own words, article by article. SSC 1, 3-8 */
export function Screen() {
  const words = useWords('articles');
  return (
    <Page title={words.title} narrow>
      <div class="stack cs-articles">
        {words.articles.map(({ article, title, text }) => (
          <section class="panel" key={article}>
            <h2>
              {title} <span>{article}</span>
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
