import type { PersonView } from '../../tournament/evening/board.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { go } from '../shell/router.tsx';
import type { DeskProps } from './desk.tsx';
import { useSend } from './send.ts';

interface LateProps extends DeskProps {
  readonly passe: number;
  /** Who came after the draw. */
  readonly late: readonly PersonView[];
  readonly isBlocked: boolean;
  readonly onStart: () => void;
}

/** Nobody is left out unseen: a bye, another draw, or knowingly without them. Ruling G2 */
export function Late({ connection, screen, passe, late, isBlocked, onStart }: LateProps) {
  const words = useWords('hall');
  const common = useWords('tournament');
  const { command, busy } = useSend(connection);
  if (late.length === 0) return null;
  const hadBye = new Set(screen.view.passen.flatMap(({ byes }) => byes));
  const nameOf = ({ number, name }: PersonView) => `${common.number(number)} ${name}`;
  return (
    <div class="note stack tour-late" role="status">
      <p>
        <b>{words.withoutSeat(late.length, common.passe(passe))}</b>
      </p>
      <ul class="tour-list">
        {late.map((person) => (
          <li key={person.number} class="tour-helper">
            {nameOf(person)}
            {!hadBye.has(person.number) && (
              <button
                type="button"
                class="tour-small"
                disabled={busy}
                onClick={() => void command({ type: 'give-bye', passe, number: person.number })}
              >
                {words.giveBye}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="row">
        <Button kind="outline" onClick={() => go(`/t/${connection.id}/${connection.key}?tab=draw&again`)}>
          {words.drawAgain}
        </Button>
        <AskFirst
          title={words.startWithout}
          question={words.startWithoutMeans(late.map(nameOf).join(', '))}
          yes={words.startWithout}
          onYes={onStart}
        >
          {(ask) => (
            <Button kind="outline" disabled={isBlocked} onClick={ask}>
              {words.startWithout}
            </Button>
          )}
        </AskFirst>
      </div>
    </div>
  );
}
