import './help.css';
import { useEffect, useState } from 'preact/hooks';
import { type HandbookIndex, type HandbookRole, isHandbookRole } from '../../wire/handbook.ts';
import { SCREENS } from '../../wire/screens.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Field } from '../parts/field.tsx';
import { Page } from '../shell/page.tsx';
import { go, Link, matchPath, place } from '../shell/router.tsx';
import { useIndex, usePages } from './read.ts';
import { RolePage } from './rolePage.tsx';
import { search } from './search.ts';

/** The handbook: what one wants to do, step by step. `?from=` is the screen whose «?» was pressed. */
export function Screen() {
  const index = useIndex();
  const asked = new URLSearchParams(place.value.search);
  const from = asked.get('from');
  const at = asked.get('page') ?? '';
  useEffect(() => {
    if (index && index !== 'failed' && from !== null) openFor(index, from);
  }, [index, from]);
  if (index === 'failed') return <ErrorState kind="load" onRetry={() => location.reload()} />;
  if (!index || from !== null) return null;
  return <Handbook index={index} page={isHandbookRole(at) ? at : undefined} />;
}

/** Leads to the task that helps on this screen. */
function openFor(index: HandbookIndex, from: string): void {
  const screen = SCREENS.find((pattern) => matchPath(pattern, from));
  const task = screen && index.screens[screen];
  const page = index.pages.find(({ tasks }) => tasks.some(({ id }) => id === task));
  go(page ? `/help?page=${page.role}#${task}` : '/help', 'replace');
}

function Handbook({ index, page }: { index: HandbookIndex; page: HandbookRole | undefined }) {
  const { frame } = index;
  const [question, setQuestion] = useState('');
  const isAsked = question.trim() !== '';
  const shown = index.pages.find(({ role }) => role === page);
  return (
    <Page
      title={shown?.title ?? frame.title}
      eyebrow={shown && !isAsked ? <Link href="/help">{frame.title}</Link> : undefined}
      narrow
    >
      <div class="stack help">
        <div class="help-search">
          <Field type="search" label={frame.search} value={question} onInput={setQuestion} />
        </div>
        {isAsked ? (
          <Found index={index} question={question} onLeave={() => setQuestion('')} />
        ) : page ? (
          <RolePage key={page} index={index} role={page} />
        ) : (
          <Roles index={index} />
        )}
      </div>
    </Page>
  );
}

function Roles({ index }: { index: HandbookIndex }) {
  return (
    <>
      <p>{index.frame.lead}</p>
      <div class="help-roles">
        {index.pages.map(({ role, title, lead, tasks }) => (
          <section key={role} class="panel">
            <h2>
              <Link href={`/help?page=${role}`}>{title}</Link>
            </h2>
            <p class="soft">{lead}</p>
            <ul>
              {tasks.map((task) => (
                <li key={task.id}>
                  <Link href={`/help?page=${role}#${task.id}`}>{task.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Found({ index, question, onLeave }: { index: HandbookIndex; question: string; onLeave: () => void }) {
  const pages = usePages('all');
  if (pages === 'failed') return <ErrorState kind="load" onRetry={() => location.reload()} />;
  if (!pages) return null;
  const found = search(pages, question);
  const [none, one, many] = index.frame.found;
  return (
    <section class="panel">
      <p role="status">{found.length === 0 ? none : found.length === 1 ? one : `${found.length} ${many}`}</p>
      <ul class="help-found">
        {found.map(({ page, task }) => (
          <li key={task.id}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is pressed */}
            <span onClick={onLeave}>
              <Link href={`/help?page=${page.role}#${task.id}`}>{task.title}</Link>
            </span>
            <span class="soft">
              {page.title}: {task.lead}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
