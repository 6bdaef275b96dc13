import { useEffect, useState } from 'preact/hooks';
import type { SavedView } from '../../../tournament/wire.ts';
import { call } from '../../api/call.ts';
import { formatDate } from '../../i18n/format.ts';
import { wordsOf } from '../../i18n/refusal-text.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import type { DeskProps } from '../desk.tsx';

/** After each Passe the evening is saved by itself: where, when, and whether it worked. */
export function SavedByItself({ connection: { id, code }, screen }: DeskProps) {
  const words = useWords('hall');
  const [saved, setSaved] = useState<SavedView>();
  useEffect(() => {
    void call('GET /tournaments/:id/saved', { params: { id }, code }).then((answer) => {
      if (answer.ok) setSaved(answer.value);
    });
  }, [id, code, screen.revision]);
  if (!saved) return null;
  const { folder, last, sticks } = saved;
  return (
    <>
      <p class={last?.failed ? 'tour-warn' : 'tour-quiet'} role="status">
        {last === null
          ? words.willSave(folder)
          : last.failed
            ? words.notSaved(last.file)
            : words.saved(last.file, formatDate(last.at, 'time'))}
      </p>
      {sticks && <ChooseFolder {...{ id, code, folder, sticks }} onSaved={setSaved} />}
    </>
  );
}

interface ChooseFolderProps {
  readonly id: string;
  readonly code: string | undefined;
  readonly folder: string;
  readonly sticks: readonly string[];
  readonly onSaved: (saved: SavedView) => void;
}

/** What is plugged in is one click; any other folder is typed. */
function ChooseFolder({ id, code, folder, sticks, onSaved }: ChooseFolderProps) {
  const words = useWords('laptops');
  const { refusals } = useWords('tournament');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const choose = async (chosen: string) => {
    const answer = await call('PUT /tournaments/:id/saved', { params: { id }, code, body: { folder: chosen } });
    setError(answer.ok ? '' : wordsOf(answer.refusal, refusals));
    if (!answer.ok) return;
    setTyped('');
    onSaved(answer.value);
  };
  return (
    <>
      {sticks
        .filter((stick) => stick !== folder)
        .map((stick) => (
          <p key={stick} class="tour-pair">
            <Button kind="outline" onClick={() => void choose(stick)}>
              {words.saveToStick}
            </Button>
            <span class="tour-quiet">{stick}</span>
          </p>
        ))}
      <form
        class="tour-pair"
        onSubmit={(event) => {
          event.preventDefault();
          void choose(typed);
        }}
      >
        <Field label={words.otherFolder} value={typed} onInput={setTyped} error={error || undefined} maxLength={300} />
        <Button type="submit" kind="outline" disabled={typed.trim() === ''}>
          {words.saveHere}
        </Button>
      </form>
    </>
  );
}
