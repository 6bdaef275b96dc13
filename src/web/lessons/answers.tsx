import { type Answer, isSame, whyWrong } from '../../lessons/answer.ts';
import type { Step } from '../../lessons/step.ts';
import type { Card } from '../../schieber/card.ts';
import { parseMode } from '../../schieber/mode.ts';
import { useWords } from '../i18n/words.ts';
import { sortHand } from '../schieber/hand.ts';
import { ModeMark } from '../schieber/modeMark.tsx';
import { modeName, nameOf } from '../schieber/say.ts';
import { settings } from '../shell/settings.ts';
import { HandCards, type Look, useDigits } from './handCards.tsx';

interface AnswersProps {
  step: Step;
  answers: readonly Answer[];
  tried: readonly Answer[];
  isSolved: boolean;
  onAnswer: (answer: Answer) => void;
}

/** The answers to a question: the own cards, or a few buttons. */
export function Answers(props: AnswersProps) {
  const { step, tried, isSolved, onAnswer } = props;
  const { scene } = step;
  const isDeclaring = step.question.ask === 'declare';
  const isAboutCards = props.answers.some(({ kind }) => kind === 'card');
  const { deck, trumpFirst } = settings.value;
  const hand = sortHand(scene.hand, { mode: scene.mode ?? undefined, deck, trumpFirst });
  if (isAboutCards)
    return (
      <HandCards
        cards={hand}
        looks={looksOf(step, tried)}
        isOpen={!isSolved}
        onCard={(card) => onAnswer({ kind: 'card', card })}
      />
    );
  return (
    <>
      {isDeclaring && <HandCards cards={hand} looks={{}} isOpen={false} onCard={() => {}} />}
      <Buttons {...props} />
    </>
  );
}

/** Cards that were tried keep the look of right or wrong. */
function looksOf(step: Step, tried: readonly Answer[]): Partial<Record<Card, Look>> {
  const cards = tried.flatMap((answer) => (answer.kind === 'card' ? [answer] : []));
  return Object.fromEntries(cards.map((answer) => [answer.card, whyWrong(step, answer) ? 'wrong' : 'right']));
}

function Buttons({ step, answers, tried, isSolved, onAnswer }: AnswersProps) {
  const words = useWords('schieber');
  useDigits(answers.length, !isSolved, (index) => onAnswer(answers[index]!));
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div class="lesson-answers" role="group" aria-label={words.play}>
      {answers.map((answer, index) => {
        const isTried = tried.some((one) => isSame(one, answer));
        const isWrong = isTried && whyWrong(step, answer) !== undefined;
        return (
          <button
            key={JSON.stringify(answer)}
            type="button"
            class={`lesson-answer${isTried ? (isWrong ? ' wrong' : ' right') : ''}`}
            aria-pressed={isTried && !isWrong}
            aria-disabled={isSolved || isWrong ? 'true' : undefined}
            aria-keyshortcuts={settings.value.keys ? String(index + 1) : undefined}
            onClick={() => !isSolved && onAnswer(answer)}
          >
            <AnswerText answer={answer} />
          </button>
        );
      })}
    </div>
  );
}

function AnswerText({ answer }: { answer: Answer }) {
  const words = useWords('schieber');
  switch (answer.kind) {
    case 'seat':
      return <>{nameOf(answer.seat, 0)}</>;
    case 'points':
      return <>{answer.points}</>;
    case 'declaration': {
      const mode = parseMode(answer.says);
      if (!mode) return <>{words.gschobe}</>;
      return (
        <>
          <ModeMark mode={mode} />
          {modeName(mode)}
        </>
      );
    }
    case 'card':
      return null; // cards are shown as cards
  }
}
