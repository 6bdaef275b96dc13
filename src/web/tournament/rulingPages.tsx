import './rulingPages.css';
import type { Regulation } from '../../tournament/regulation.ts';
import { IRREGULARITIES } from '../../tournament/ruling/irregularity.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { rulingCases } from './rulingCases.ts';

/** Everything that can go wrong and what holds then, under this evening's regulation: to read, and on paper for the tables. */
export function RulingPages({ regulation }: { regulation: Regulation }) {
  const rules = useWords('rulings');
  return (
    <details class="tour-rulings">
      <summary>{rules.allRulings}</summary>
      <p>
        <Button kind="outline" onClick={() => print()}>
          {rules.printRulings}
        </Button>
      </p>
      {IRREGULARITIES.map((event) => (
        <section key={event}>
          <h3>{rules.irregularities[event]}</h3>
          {rulingCases(regulation, event, rules).map(({ when, variant, article, sentences, choices }) => (
            <div key={`${when}${variant}`}>
              <p>
                <b>{[when, variant].filter(Boolean).join(', ')}</b> <small>{article}</small>
              </p>
              <Sentences sentences={sentences} />
              {choices.map((each) => (
                <div key={each.choice} class="tour-choice">
                  <p>
                    {each.choice} <small>{each.article}</small>
                  </p>
                  <Sentences sentences={each.sentences} />
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </details>
  );
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <ol>
    {sentences.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ol>
);
