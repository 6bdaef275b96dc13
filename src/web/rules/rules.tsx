import './rules.css';
import { type Card, RANKS, rankOf } from '../../schieber/card.ts';
import { type Mode, OBENABE, pointsOf, rankIn, trump, UNDENUFE } from '../../schieber/mode.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../shell/page.tsx';
import { settings } from '../shell/settings.ts';

export function Screen() {
  const words = useWords('rules');
  return (
    <Page title={words.title} narrow>
      <p class="rules-learn">
        <Button kind="outline" icon="bulb" href="/learn">
          {words.learn}
        </Button>
      </p>
      <Rules />
    </Page>
  );
}

/** The rules in short, also beside the table; ranks and points come from the rules themselves. SSC 2.03 */
export function Rules() {
  const words = useWords('rules');
  const { basics, declaring, following, turned, notScored } = words.sections;
  return (
    <div class="stack">
      {[basics, declaring, following].map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <Values />
      {[turned, notScored].map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <section class="panel">
        <h2>{words.keysTitle}</h2>
        <p>{words.keysText}</p>
      </section>
      <p class="note">{words.binding}</p>
    </div>
  );
}

function Section({ title, text, article }: { title: string; text: readonly string[]; article: string }) {
  return (
    <section class="panel rules-section">
      <h2>
        {title} <span>{article}</span>
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Four columns: trump, minor suit, Obenabe, Undenufe. */
const COLUMNS: readonly {
  readonly name: 'trump' | 'side' | 'obenabe' | 'undenufe';
  readonly suit: 'H' | 'S';
  readonly mode: Mode;
}[] = [
  { name: 'trump', suit: 'H', mode: trump('H') },
  { name: 'side', suit: 'S', mode: trump('H') },
  { name: 'obenabe', suit: 'H', mode: OBENABE },
  { name: 'undenufe', suit: 'H', mode: UNDENUFE },
];

function Values() {
  const words = useWords('rules');
  const { ranks } = useWords('cards');
  const { deck } = settings.value;
  return (
    <section class="panel">
      <h2>{words.valuesTitle}</h2>
      <p class="note">{words.valuesNote}</p>
      <div class="rules-values">
        {COLUMNS.map(({ name, suit, mode }) => (
          <table key={name} class="table">
            <caption>{words[name]}</caption>
            <tbody>
              {RANKS.map((rank): Card => `${suit}${rank}`)
                .sort((a, b) => rankIn(b, mode) - rankIn(a, mode))
                .map((card) => (
                  <tr key={card}>
                    <th scope="row">{ranks[deck][rankOf(card)]}</th>
                    <td class="n">{pointsOf(card, mode)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
