import './lessons.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Answer, answersTo, whyWrong } from '../../lessons/answer.ts';
import { stepsOf } from '../../lessons/course.ts';
import { begin, decide, evolve, type Lesson, type LessonCommand, stepAt } from '../../lessons/lesson.ts';
import { isLesson, LESSON_NAMES, type LessonName, type Step } from '../../lessons/step.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { Link, type Params } from '../shell/router.tsx';
import { Answers } from './answers.tsx';
import { Cloth } from './cloth.tsx';
import { FirstGame } from './firstGame.tsx';
import { Gone } from './gone.tsx';
import { keepLearnt } from './kept.ts';
import { sayWrong } from './say.ts';

/** /learn/:lesson: one question after the other, each until it is answered rightly. */
export const Screen = ({ params }: { params: Params }) => {
  const name = params['lesson'];
  return isLesson(name) ? <Walk key={name} name={name} /> : <Walk name={LESSON_NAMES[0]!} />;
};

function Walk({ name }: { name: LessonName }) {
  const words = useWords('lessons');
  const [lesson, setLesson] = useState<Lesson>(() => begin(name));
  const tell = (command: LessonCommand) => {
    const decision = decide(lesson, command);
    if (!decision.ok) return; // a tap too many
    const after = decision.value.reduce(evolve, lesson);
    if (after.phase === 'over') keepLearnt(name);
    setLesson(after);
  };
  const number = LESSON_NAMES.indexOf(name) + 1;
  return (
    <Page title={words.names[name]} eyebrow={<WayBack number={number} />} narrow>
      {lesson.phase === 'over' ? <Over name={name} /> : <Asked key={lesson.at} lesson={lesson} onCommand={tell} />}
    </Page>
  );
}

/** Where one is in the course, and the way back to all of it. */
function WayBack({ number }: { number: number }) {
  const words = useWords('lessons');
  return (
    <>
      <Link href="/learn">{words.allLessons}</Link> · {words.lessonOf(number, LESSON_NAMES.length)}
    </>
  );
}

interface AskedProps {
  lesson: Lesson;
  onCommand: (command: LessonCommand) => void;
}

/** What is told, the question, the table, the answers, and what is said to the last one. */
function Asked({ lesson, onCommand }: AskedProps) {
  const words = useWords('lessons');
  const step = stepAt(lesson);
  const { scene, question, name } = step;
  const isSolved = lesson.phase === 'solved';
  const heading = useRef<HTMLHeadingElement>(null);
  // From the second question on the focus follows; the first has the title's.
  useEffect(() => {
    if (lesson.at > 0) heading.current?.focus();
  }, []);
  const answer = (chosen: Answer) => {
    onCommand({ type: 'answer', answer: chosen });
    announce(verdict(step, chosen, words));
  };
  return (
    <div class="stack lesson" data-step={name}>
      <p class="lesson-tell">{words.steps[name].tell}</p>
      <h2 class="lesson-ask" ref={heading} tabIndex={-1}>
        <span class="out-of-sight">{words.questionOf(lesson.at + 1, stepsOf(lesson.name).length)}. </span>
        {words.asks[question.ask]}
      </h2>
      {(scene.mode || scene.trick.length > 0) && question.ask !== 'rest' && (
        <Cloth {...scene} showWinner={isSolved || question.ask !== 'winner'} />
      )}
      {scene.gone && <Gone cards={scene.gone} title={words.gone} />}
      <Answers step={step} answers={answersTo(step)} tried={lesson.tried} isSolved={isSolved} onAnswer={answer} />
      <Said step={step} tried={lesson.tried} isSolved={isSolved} />
      {isSolved && <Next onNext={() => onCommand({ type: 'continue' })} />}
      <Dots at={lesson.at} of={stepsOf(lesson.name).length} />
    </div>
  );
}

type Words = ReturnType<typeof useWords<'lessons'>>;

function verdict(step: Step, answer: Answer, words: Words): string {
  const wrong = whyWrong(step, answer);
  return wrong ? `${words.notRight} ${sayWrong(wrong)}` : `${words.right} ${words.steps[step.name].right}`;
}

function Said({ step, tried, isSolved }: { step: Step; tried: readonly Answer[]; isSolved: boolean }) {
  const words = useWords('lessons');
  const last = tried.at(-1);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.scrollIntoView({ block: 'nearest' }), [tried.length]);
  if (!last) return null;
  return (
    <p ref={said} class={`lesson-said ${isSolved ? 'right' : 'wrong'}`}>
      <Icon name={isSolved ? 'check' : 'no'} />
      <span>{verdict(step, last, words)}</span>
    </p>
  );
}

/** Gets the focus, so that Enter goes on. */
function Next({ onNext }: { onNext: () => void }) {
  const words = useWords('lessons');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} class="lesson-next">
      <Button wide icon="next" onClick={onNext}>
        {words.next}
      </Button>
    </div>
  );
}

function Dots({ at, of }: { at: number; of: number }) {
  const words = useWords('lessons');
  return (
    <p class="lesson-dots">
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < at ? 'done' : i === at ? 'here' : ''} />
        ))}
      </span>
      {words.questionOf(at + 1, of)}
    </p>
  );
}

/** The end of a lesson leads to the next one, the end of the last to a match of one's own. */
function Over({ name }: { name: LessonName }) {
  const words = useWords('lessons');
  const next = LESSON_NAMES[LESSON_NAMES.indexOf(name) + 1];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="panel stack lesson-over">
      <h2 ref={heading} tabIndex={-1}>
        {next ? words.lessonDone : words.courseDone}
      </h2>
      {next ? (
        <Button kind="go" icon="next" wide href={`/learn/${next}`}>
          {words.nextLesson(words.names[next])}
        </Button>
      ) : (
        <FirstGame />
      )}
      <p class="row">
        <Button kind="quiet" href="/learn">
          {words.allLessons}
        </Button>
        {!next && (
          <Button kind="quiet" href="/puzzles">
            {words.puzzles}
          </Button>
        )}
      </p>
    </section>
  );
}
