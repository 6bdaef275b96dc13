import { useEffect, useState } from 'preact/hooks';
import { irregularityOf } from '../../tournament/ruling/irregularity.ts';
import type { LogEntry } from '../../tournament/wire.ts';
import { call } from '../api/call.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import type { DeskProps } from './desk.tsx';

/** Everything that happened, with who and when. */
export function DeskLog({ connection: { id, code }, screen: { revision } }: DeskProps) {
  const words = useWords('tournament');
  return (
    <>
      <div class="tour-title">
        <h2>{words.tabs['log']}</h2>
      </div>
      <EveningLog {...{ id, code, revision }} />
    </>
  );
}

interface EveningLogProps {
  readonly id: string;
  readonly code: string | undefined;
  readonly revision: number;
  /** Only the latest. */
  readonly most?: number;
}

export function EveningLog({ id, code, revision, most }: EveningLogProps) {
  const words = useWords('tournament');
  const { events } = useWords('director');
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const rules = useWords('rulings');
  const hall = useWords('hall');
  useEffect(() => {
    void call('GET /tournaments/:id/log', { params: { id }, code }).then((answer) => {
      if (answer.ok) setEntries(answer.value.entries);
    });
  }, [revision]);
  const reasonOf = (reason: string): string => {
    const name = irregularityOf(reason);
    return name ? rules.irregularities[name] : reason;
  };
  const detail = (entry: LogEntry) =>
    [
      entry.table && words.table(entry.table),
      entry.passe && words.passe(entry.passe),
      entry.game && `${words.game} ${entry.game}`,
      entry.number && words.number(entry.number),
      entry.helper,
      entry.leaver && hall.insteadOf(entry.leaver),
      entry.points && `${entry.points[0]} : ${entry.points[1]}`,
      entry.text,
      entry.reason && reasonOf(entry.reason),
      entry.article,
      entry.alone && hall.alone,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <table class="tour-ranks tour-wide tour-events">
      <tbody>
        {entries.slice(0, most).map((entry, index) => (
          <tr key={`${entry.at}${index}`}>
            <td>{formatDate(entry.at, 'time')}</td>
            <th scope="row">{events[entry.type]}</th>
            <td>{detail(entry)}</td>
            <td>{entry.who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
