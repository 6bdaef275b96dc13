import './lessons.css';
import { LESSON_NAMES, type LessonName } from '../../lessons/step.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { learntLessons } from './kept.ts';

/** «Jassen lernen»: nine lessons, where one stands, and what comes after them. */
export function Screen() {
  const words = useWords('lessons');
  const learnt = learntLessons();
  const next = LESSON_NAMES.find((name) => !learnt.includes(name));
  const start = next ?? LESSON_NAMES[0]!;
  return (
    <Page title={words.title} narrow>
      <div class="stack">
        <section class="panel stack">
          <p>{words.lead}</p>
          <Button kind="go" icon="play" wide href={`/learn/${start}`}>
            {learnt.length === 0 ? words.begin : next ? words.goOn : words.again}
          </Button>
        </section>
        <ol class="lesson-list">
          {LESSON_NAMES.map((name, index) => (
            <Entry key={name} name={name} number={index + 1} isLearnt={learnt.includes(name)} />
          ))}
        </ol>
        <p class="note">{words.noWeis}</p>
        <p class="row">
          <Button kind="outline" href="/puzzles">
            {words.puzzles}
          </Button>
          <Button kind="quiet" href="/rules">
            {words.rules}
          </Button>
        </p>
      </div>
    </Page>
  );
}

function Entry({ name, number, isLearnt }: { name: LessonName; number: number; isLearnt: boolean }) {
  const words = useWords('lessons');
  return (
    <li>
      <Link class="lesson-entry" href={`/learn/${name}`}>
        <span class="lesson-number">{number}</span>
        <span>{words.names[name]}</span>
        {isLearnt && (
          <span class="tag tag-line">
            <Icon name="check" />
            {words.learnt}
          </span>
        )}
      </Link>
    </li>
  );
}
