import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';

/** From here on the answers show a risk, and from there on a problem: 0 to 3 points a question. */
const [SOME, MANY] = [3, 8];

/** Nine questions; the answers stay in the browser. */
export function SelfTest() {
  const words = useWords('big21Care');
  const [answers, setAnswers] = useState<readonly number[]>(words.questions.map(() => 0));
  const [isShown, setShown] = useState(false);
  const points = answers.reduce((sum, answer) => sum + answer, 0);
  const verdict = points >= MANY ? 'many' : points >= SOME ? 'some' : 'none';
  const answer = (at: number) => (value: string) => {
    setAnswers(answers.with(at, Number(value)));
    setShown(false);
  };
  return (
    <section class="panel stack" id="test">
      <h2>{words.testTitle}</h2>
      <p>{words.testLead}</p>
      <details>
        <summary>{words.testTitle}</summary>
        <div class="stack">
          {words.questions.map((question, at) => (
            <Choice
              key={question}
              label={question}
              value={String(answers[at] ?? 0)}
              onInput={answer(at)}
              options={words.answers.map((label, value) => ({ value: String(value), label }))}
            />
          ))}
          <Button kind="outline" onClick={() => setShown(true)}>
            {words.result}
          </Button>
          {isShown && (
            <p role="status">
              <b>{words.results[verdict]}</b> {words.resultNote}
            </p>
          )}
        </div>
      </details>
    </section>
  );
}
