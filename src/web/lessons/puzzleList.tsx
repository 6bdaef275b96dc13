import './lessons.css';
import { useState } from 'preact/hooks';
import { IDEAS, type Idea, ideaOf } from '../../lessons/idea.ts';
import { HARDNESSES, type Hardness, hardnessOf } from '../../lessons/puzzle.ts';
import { ALL_PUZZLES } from '../../lessons/shelf.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Icon } from '../shell/icons.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { solvedPuzzles } from './kept.ts';
import { numberOfToday } from './today.ts';

interface Listed {
  readonly number: number;
  readonly idea: Idea;
  readonly hardness: Hardness;
}

/** Every puzzle by what it is about; the next one that is not solved yet is one tap away. */
export function Screen() {
  const words = useWords('puzzles');
  const [all] = useState<readonly Listed[]>(() =>
    ALL_PUZZLES.map((puzzle, i) => ({ number: i + 1, idea: ideaOf(puzzle), hardness: hardnessOf(puzzle) })),
  );
  const [hardness, setHardness] = useState<Hardness | 'any'>('any');
  const shown = all.filter((puzzle) => hardness === 'any' || puzzle.hardness === hardness);
  return (
    <Page title={words.title} narrow>
      <div class="stack">
        <p>{words.lead(all.length)}</p>
        <Today />
        <section class="panel stack">
          <h2>{words.byIdea}</h2>
          <Choice
            label={words.hardness}
            value={hardness}
            onInput={setHardness}
            options={(['any', ...HARDNESSES] as const).map((value) => ({
              value,
              label: value === 'any' ? words.anyHardness : words.hardnesses[value],
            }))}
          />
          <ul class="lesson-list">
            {IDEAS.map((idea) => (
              <IdeaEntry key={idea} idea={idea} puzzles={shown.filter((puzzle) => puzzle.idea === idea)} />
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

function Today() {
  const words = useWords('puzzles');
  const isSolved = solvedPuzzles().has(numberOfToday());
  return (
    <section class="panel stack">
      <h2>{words.today}</h2>
      <p class="soft">{words.todayText}</p>
      <p class="row">
        <Button kind="go" icon="play" href="/puzzles/today">
          {words.toToday}
        </Button>
        {isSolved && (
          <span class="tag tag-line">
            <Icon name="check" />
            {words.solvedToday}
          </span>
        )}
      </p>
    </section>
  );
}

function IdeaEntry({ idea, puzzles }: { idea: Idea; puzzles: readonly Listed[] }) {
  const words = useWords('puzzles');
  const solved = solvedPuzzles();
  const next = puzzles.find(({ number }) => !solved.has(number)) ?? puzzles[0];
  const done = puzzles.filter(({ number }) => solved.has(number)).length;
  const text = puzzles.length === 0 ? words.none : words.solvedOf(done, puzzles.length);
  const content = (
    <>
      <span>{words.ideas[idea].name}</span>
      <span class="lesson-count">{text}</span>
    </>
  );
  return (
    <li>
      {next ? (
        <Link class="lesson-entry" href={`/puzzles/${next.number}`}>
          {content}
        </Link>
      ) : (
        <span class="lesson-entry soft">{content}</span>
      )}
    </li>
  );
}
