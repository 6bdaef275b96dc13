import { useEffect, useState } from 'preact/hooks';
import { type Model, parseModel } from '../../big21/model.ts';
import type { TermsDesk } from '../../big21/wire.ts';
import { call } from '../api/call.ts';
import { hasRole } from '../api/session.ts';
import { formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { Link } from '../shell/router.tsx';
import type { AskTerms } from './announcing.tsx';

interface OwnModelsProps {
  desk: TermsDesk;
  ask: AskTerms;
  onWait: () => void;
}

const LOOK_AGAIN = 3_000;

/** Odds of the house's own: a file, then its certificate, then it can be announced. B21 3.2 */
export function OwnModels({ desk: { models }, ask, onWait }: OwnModelsProps) {
  const words = useWords('big21House');
  const isComputing = models.some(({ odds }) => odds === null);
  const [isOpen, setOpen] = useState(isComputing);
  useEffect(() => {
    if (!isComputing) return; // what was waited for stays in sight
    setOpen(true);
    const timer = setInterval(onWait, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isComputing]);
  if (models.length === 0 && !hasRole('organiser')) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.modelsTitle}</summary>
      <div class="stack">
        {hasRole('organiser') && <Submit ask={ask} />}
        {models.map(({ id, odds }) => (
          <p key={id} role="status">
            <b>{id}</b>{' '}
            {odds === null ? (
              words.computing
            ) : (
              <>
                {words.modelOdds(formatPercent(odds.ratio, 4), formatPercent(odds.highest, 2))}{' '}
                <Link href={`/big21/odds/${id}`}>{words.certificate}</Link>
              </>
            )}
          </p>
        ))}
      </div>
    </details>
  );
}

function Submit({ ask }: { ask: AskTerms }) {
  const words = useWords('big21House');
  const [model, setModel] = useState<Model>();
  const [problem, setProblem] = useState('');
  const read = async (file: File) => {
    const found = readModel(await file.text());
    setModel(typeof found === 'string' ? undefined : found);
    setProblem(typeof found === 'string' ? words.modelWrong(found) : '');
  };
  const submit = async () => {
    if (model && (await ask(call('POST /big21/models', { body: model })))) setModel(undefined);
  };
  return (
    <>
      <p class="note">{words.modelsLead}</p>
      <FileDrop label={words.modelFile} accept=".json,application/json" onFile={read} />
      <FormError>{problem}</FormError>
      {model && (
        <>
          <Field label={words.modelName} value={model.name} onInput={(name) => setModel({ ...model, name })} />
          <Field
            label={words.modelVersion}
            inputMode="numeric"
            value={String(model.version)}
            onInput={(text) => setModel({ ...model, version: Number(text) })}
          />
          <Button kind="outline" onClick={submit}>
            {words.submitModel}
          </Button>
        </>
      )}
    </>
  );
}

/** A model, or a calibration that holds one; otherwise why not. */
function readModel(text: string): Model | string {
  try {
    const json: unknown = JSON.parse(text);
    const inside = typeof json === 'object' && json !== null && 'model' in json ? json.model : json;
    return parseModel(inside, 'calibrated');
  } catch {
    return 'JSON';
  }
}
