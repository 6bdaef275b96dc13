import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import type { DeskProps } from './desk.tsx';
import { Mark } from './mark.tsx';
import { useSend } from './send.ts';

/** Tables where a supervisor waits for the director. EBH 9 */
export function Calls({ connection, screen }: DeskProps) {
  const words = useWords('hall');
  const { command, busy } = useSend(connection);
  const { calls } = screen.view;
  if (calls.length === 0) return null;
  return (
    <section class="tour-calls" role="alert" aria-label={words.calls}>
      {calls.map(({ table, by, at }) => (
        <p key={table}>
          <Mark name="horn" />
          <b>{words.callFrom(table, by)}</b> <small>{formatDate(at, 'time')}</small>
          <button
            type="button"
            class="tour-small"
            disabled={busy}
            onClick={() => void command({ type: 'answer-call', table })}
          >
            {words.onTheWay}
          </button>
        </p>
      ))}
    </section>
  );
}
