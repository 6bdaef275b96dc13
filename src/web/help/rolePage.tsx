import { useEffect } from 'preact/hooks';
import type { HandbookIndex, HandbookRole, HandbookTask } from '../../wire/handbook.ts';
import { fileAddress } from '../api/call.ts';
import { language } from '../i18n/language.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Icon } from '../shell/icons.tsx';
import { place } from '../shell/router.tsx';
import { usePages } from './read.ts';

/** All tasks of a role, as they are printed. */
export function RolePage({ index, role }: { index: HandbookIndex; role: HandbookRole }) {
  const pages = usePages(role);
  const isThere = pages !== undefined && pages !== 'failed';
  const at = place.value;
  useEffect(() => {
    // The address may name a task: it is shown, and read first by a screen reader.
    const heading = document.getElementById(location.hash.slice(1))?.querySelector('h2');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isThere, at]);
  if (pages === 'failed') return <ErrorState kind="load" onRetry={() => location.reload()} />;
  const page = pages?.[0];
  if (!page) return null;
  const { frame } = index;
  return (
    <>
      <p>{page.lead}</p>
      <p class="help-print">
        <a
          class="button button-quiet"
          href={fileAddress('GET /handbook/:role/print', { params: { role }, query: { language: language.value } })}
        >
          <Icon name="download" />
          {frame.print}
        </a>
      </p>
      <ul class="help-contents">
        {page.tasks.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {page.tasks.map((task) => (
        <TaskPanel key={task.id} task={task} picture={frame.picture} />
      ))}
    </>
  );
}

function TaskPanel({ task, picture }: { task: HandbookTask; picture: string }) {
  return (
    <section class="panel help-task" id={task.id}>
      <h2 tabIndex={-1}>{task.title}</h2>
      <p class="soft">{task.lead}</p>
      <ol>
        {task.steps.map(({ text, address, command, note }, at) => (
          <li key={at}>
            {address ? <a href={address}>{text}</a> : text}
            {command && (
              <pre>
                <code>{command}</code>
              </pre>
            )}
            {note && <p class="note">{note}</p>}
          </li>
        ))}
      </ol>
      {task.picture && (
        <img
          src={task.picture.file}
          alt={picture}
          width={task.picture.width}
          height={task.picture.height}
          loading="lazy"
        />
      )}
    </section>
  );
}
