import type { PersonView } from '../../../tournament/evening/board.ts';
import { useWords } from '../../i18n/words.ts';
import { AskFirst } from '../../parts/askFirst.tsx';
import { Button } from '../../parts/button.tsx';
import type { Connection } from '../connection.ts';
import { useSend } from '../send.ts';

interface RemoveProps {
  readonly connection: Connection;
  readonly person: PersonView;
  readonly onClose: () => void;
}

/** Entered by mistake, or called off before the first draw. */
export function RemovePerson({ connection, person: { number, name }, onClose }: RemoveProps) {
  const words = useWords('club');
  const { command, busy } = useSend(connection);
  const remove = async () => {
    if (await command({ type: 'remove-player', number })) onClose();
  };
  return (
    <AskFirst title={words.remove} question={words.removeMeans(name)} yes={words.remove} onYes={() => void remove()}>
      {(ask) => (
        <p>
          <Button kind="outline" busy={busy} onClick={ask}>
            {words.remove}
          </Button>
        </p>
      )}
    </AskFirst>
  );
}
