import { useState } from 'preact/hooks';
import type { TableView } from '../../tournament/evening/board.ts';
import type { Regulation } from '../../tournament/regulation.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { Connection } from './connection.ts';
import { Mark } from './mark.tsx';
import { RulingAnswer } from './rulingAnswer.tsx';
import { firstDraft, stateOf } from './rulingDraft.ts';
import { RulingQuestions } from './rulingQuestions.tsx';
import { RulingTrick } from './rulingTrick.tsx';
import { useSend } from './send.ts';

interface WizardProps {
  connection: Connection;
  regulation: Regulation;
  table: TableView;
  onClose: () => void;
}

/** A few questions, then what holds, with its paragraph. SSC 7.05, EBH 2-9 */
export function RulingWizard({ connection, regulation, table, onClose }: WizardProps) {
  const words = useWords('tournament');
  const { send, busy } = useSend(connection);
  const [draft, setDraft] = useState(() => firstDraft(Math.min(table.games, table.played + 1)));
  const state = stateOf(draft, regulation, table.games);
  const { points } = state;
  const enter = async () => {
    const { event, game, offender, trick, variant, choice } = draft;
    const body = {
      ...{ event, noticed: state.noticed, game, version: table.version },
      ...(offender !== null && state.asksOffender ? { offender } : {}),
      ...(trick !== null && state.asksTrick ? { trickNumber: trick } : {}),
      ...(variant !== null && state.variants.includes(variant) ? { variant } : {}),
      ...(choice !== null && state.choices.includes(choice) ? { choice } : {}),
      ...(points ? { points } : {}),
    };
    const params = { passe: String(table.passe), table: String(table.table) };
    if (await send('POST /tournaments/:id/sheets/:passe/:table/rulings', { params, body })) onClose();
  };
  const part = { draft, state, table, onInput: setDraft };
  return (
    <main class="tour-phone" id="main">
      <header class="tour-ph">
        <button type="button" class="tour-back" aria-label={words.back} onClick={onClose}>
          <Mark name="back" />
        </button>
        <h1>{words.ruling}</h1>
        <p class="tour-ph-end">
          {words.table(table.table)}, {words.game} {draft.game}
        </p>
      </header>
      <RulingQuestions {...part} />
      <section class="tour-ruled" aria-live="polite">
        <RulingAnswer {...part} />
        {state.asksCards && <RulingTrick {...part} />}
      </section>
      <div class="tour-dock">
        <Button wide busy={busy} disabled={!state.canEnter} onClick={() => void enter()}>
          {words.enterRuling}
        </Button>
      </div>
    </main>
  );
}
