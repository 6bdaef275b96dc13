import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../../tournament/evening/board.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import type { Connection } from './connection.ts';

/** The tables of any Passe; empty for null and until they are here. Asked for anew whenever something has changed. */
export function usePasse({ id, code }: Connection, revision: number, passe: number | null): readonly TableView[] {
  const [tables, setTables] = useState<readonly TableView[]>([]);
  useEffect(() => {
    if (passe === null) return;
    let isWanted = true;
    const params = { id, passe: String(passe) };
    void call('GET /tournaments/:id/sheets/:passe', { params, code }).then((answer) => {
      if (isWanted && answer.ok) setTables(answer.value.tables);
    });
    return () => {
      isWanted = false;
    };
  }, [id, code, revision, passe]);
  return tables;
}

interface WhichPasseProps {
  readonly view: DeskView;
  /** Null for the one that is played. */
  readonly passe: number | null;
  readonly onChoose: (passe: number | null) => void;
}

/** Every Passe that was begun can be looked at and put right, as long as the evening is open. Ruling G24 */
export function WhichPasse({ view, passe, onChoose }: WhichPasseProps) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const begun = view.passen.filter(({ stage }) => stage !== 'drawn').map((each) => each.passe);
  const last = begun.at(-1);
  if (begun.length < 2) return null;
  const { passen } = view.regulation;
  return (
    <fieldset class="tour-which">
      <legend>{hall.whichPasse}</legend>
      {begun.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === (passe ?? last)}
          onClick={() => onChoose(each === last ? null : each)}
        >
          {each > passen ? `${words.finalTable} ${each - passen}` : words.passe(each)}
        </button>
      ))}
    </fieldset>
  );
}
