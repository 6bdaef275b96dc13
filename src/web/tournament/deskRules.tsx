import { useState } from 'preact/hooks';
import { charterOf } from '../../tournament/evening/charter.ts';
import { REGULATIONS } from '../../tournament/regulation.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Check, Select } from '../parts/field.tsx';
import { CharterPage } from './charter.tsx';
import type { DeskProps } from './desk.tsx';
import { asked, draftOf, type RegulationDraft } from './regulationDraft.ts';
import { FormatFields, RegulationFields } from './regulationForm.tsx';
import { RulingPages } from './rulingPages.tsx';
import { useSend } from './send.ts';

/** The regulation in force; it can be changed until the first Passe is started. EBH 1 */
export function DeskRules({ connection, screen }: DeskProps) {
  const words = useWords('director');
  const common = useWords('tournament');
  const { command, busy } = useSend(connection);
  const { regulation, doubleEntry, passen } = screen.view;
  const [draft, setDraft] = useState<RegulationDraft>(draftOf(regulation));
  const [twice, setTwice] = useState(doubleEntry);
  const isFixed = screen.role !== 'director' || passen.some((passe) => passe.stage !== 'drawn');
  const save = () => void command({ type: 'change-regulation', regulation: asked(draft), doubleEntry: twice });
  return (
    <>
      <div class="tour-title">
        <h2>{common.regulation}</h2>
      </div>
      {isFixed && <p class="tour-quiet">{words.regulationFixed}</p>}
      <form
        class="tour-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <fieldset class="stack" disabled={isFixed}>
          <legend class="out-of-sight">{common.regulation}</legend>
          <Select
            label={common.regulation}
            value={draft.base}
            onInput={(base) => setDraft(draftOf(REGULATIONS[base]!, base as RegulationDraft['base']))}
            options={Object.entries(common.regulations).map(([value, label]) => ({ value, label }))}
          />
          <FormatFields draft={draft} onInput={setDraft} />
          <Check checked={twice} onInput={setTwice}>
            {common.doubleEntry}
          </Check>
          <RegulationFields draft={draft} onInput={setDraft} />
          {!isFixed && (
            <Button type="submit" busy={busy}>
              {words.save}
            </Button>
          )}
        </fieldset>
      </form>
      <CharterPage lines={charterOf(regulation)} title={screen.view.title} />
      <RulingPages regulation={regulation} />
    </>
  );
}
