import { useEffect, useState } from 'preact/hooks';
import { DEMONSTRATION } from '../../championship/stage.ts';
import { type Answer, call } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import type { Connection } from './connection.ts';
import { useSend } from './send.ts';

/** Everybody with a confirmed place, from one of the championship's editions. SSC 7.02 */
export function FinalistsButton({ connection }: { connection: Connection }) {
  const words = useWords('director');
  const common = useWords('tournament');
  const { send, busy } = useSend(connection);
  const [editions, setEditions] = useState<Answer<'GET /editions'>['editions']>();
  const [chosen, setChosen] = useState('');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || editions) return;
    void call('GET /editions').then((answer) => {
      const list = answer.ok ? answer.value.editions : [];
      setEditions(list);
      setChosen((list.find(({ id }) => id !== DEMONSTRATION) ?? list[0])?.id ?? '');
    });
  }, [isOpen]);
  return (
    <details class="tour-finalists" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.fromEdition}</summary>
      {editions?.length === 0 && <p class="tour-quiet">{words.noEditions}</p>}
      {editions && editions.length > 0 && (
        <div class="row">
          <Select
            label={words.edition}
            value={chosen}
            onInput={setChosen}
            options={editions.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Button
            kind="outline"
            busy={busy}
            onClick={() => void send('POST /tournaments/:id/finalists', { body: { edition: chosen } })}
          >
            {common.take}
          </Button>
        </div>
      )}
    </details>
  );
}
