import { useState } from 'preact/hooks';
import type { PersonView } from '../../tournament/evening/board.ts';
import { DOCUMENTS, type Document } from '../../tournament/evening/evening.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import type { CardWish } from '../../tournament/seating/schedule.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Field, Select } from '../parts/field.tsx';
import { AskReason } from './askReason.tsx';
import { Partner } from './club/pairForm.tsx';
import { RemovePerson } from './club/removePerson.tsx';
import type { Connection } from './connection.ts';
import { useSend } from './send.ts';

interface PersonProps {
  readonly connection: Connection;
  readonly view: DeskView;
  readonly person: PersonView;
  readonly onClose: () => void;
}

/** What the form holds; it is sent as a whole. */
interface Draft {
  readonly name: string;
  readonly town: string;
  readonly cards: CardWish | null;
  readonly fixedTable: string;
  readonly fillIn: boolean;
  readonly noPhoto: boolean;
}

/** One person: details, wishes, arrival with a document, warning, exclusion. */
export function PersonDialog(props: PersonProps) {
  const { connection, view, person, onClose } = props;
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const { number, name, town, cards, fixedTable, fillIn, noPhoto } = person;
  const [draft, setDraft] = useState<Draft>({
    ...{ name, town, cards, fillIn, noPhoto },
    fixedTable: fixedTable === null ? '' : String(fixedTable),
  });
  const save = async () => {
    const table = draft.fixedTable === '' ? null : Number(draft.fixedTable);
    if (await command({ type: 'change-player', number, entry: { ...draft, fixedTable: table } })) onClose();
  };
  const needsDocument = view.regulation.identityCheck && person.presence === 'expected' && !person.fillIn;
  return (
    <Dialog
      title={`${words.number(number)} ${person.name}`}
      open
      onClose={onClose}
      actions={
        <Button busy={busy} onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <div class="stack">
        {needsDocument && <Arrival {...props} />}
        <Details draft={draft} onInput={setDraft} />
        <Partner {...props} />
        <OtherNumbers {...props} />
        <Conduct {...props} />
        <RemovePerson {...props} />
        <Forget {...props} />
      </div>
    </Dialog>
  );
}

/** SSC 7.02: nobody plays without a document, and nobody under 18. */
function Arrival({ connection, person: { number } }: PersonProps) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [document, setDocument] = useState<Document>('identity-card');
  const [adult, setAdult] = useState(false);
  return (
    <div class="panel stack">
      <Select
        label={words.document}
        value={document}
        onInput={(value) => setDocument(DOCUMENTS.find((each) => each === value) ?? document)}
        options={DOCUMENTS.map((value) => ({ value, label: words.documents[value] ?? value }))}
      />
      <Check checked={adult} onInput={setAdult}>
        {words.isAdult}
      </Check>
      <Button busy={busy} disabled={!adult} onClick={() => void command({ type: 'check-in', number, document, adult })}>
        {words.checkIn}
      </Button>
    </div>
  );
}

function Details({ draft, onInput }: { draft: Draft; onInput: (draft: Draft) => void }) {
  const words = useWords('tournament');
  const set = (change: Partial<Draft>) => onInput({ ...draft, ...change });
  return (
    <>
      <Field label={words.name} value={draft.name} onInput={(name) => set({ name })} maxLength={80} />
      <Field label={words.town} value={draft.town} onInput={(town) => set({ town })} maxLength={80} />
      <Select
        label={words.cardWish}
        value={draft.cards ?? ''}
        onInput={(value) => set({ cards: value === 'german' || value === 'french' ? value : null })}
        options={[
          { value: '', label: words.anyCards },
          ...(['german', 'french'] as const).map((value) => ({ value, label: words.cards[value] ?? value })),
        ]}
      />
      <Field
        label={words.fixedTable}
        inputMode="numeric"
        value={draft.fixedTable}
        onInput={(text) => set({ fixedTable: text.replace(/\D/g, '') })}
      />
      <Check checked={draft.fillIn} onInput={(fillIn) => set({ fillIn })}>
        {words.isFillIn}
      </Check>
      <Check checked={draft.noPhoto} onInput={(noPhoto) => set({ noPhoto })}>
        {words.noPhoto}
      </Check>
    </>
  );
}

/** Never at the table of somebody; in the seat of somebody who has left. */
function OtherNumbers({ connection, view, person: { number, presence } }: PersonProps) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [apart, setApart] = useState('');
  const [leaver, setLeaver] = useState('');
  const drawn = view.passen.find((passe) => passe.stage === 'drawn');
  const isNumber = (text: string) => /^\d+$/.test(text);
  return (
    <>
      <div class="row">
        <Field label={words.keepApart} inputMode="numeric" value={apart} onInput={setApart} />
        <Button
          kind="outline"
          busy={busy}
          disabled={!isNumber(apart)}
          onClick={() => void command({ type: 'keep-apart', pair: [number, Number(apart)], apart: true })}
        >
          {words.separate}
        </Button>
        {view.keepApart
          .filter((pair) => pair.includes(number))
          .map((pair) => (
            <Button
              key={pair.join()}
              kind="quiet"
              busy={busy}
              onClick={() => void command({ type: 'keep-apart', pair, apart: false })}
            >
              {words.togetherAgain(pair[0] === number ? pair[1] : pair[0])}
            </Button>
          ))}
      </div>
      {drawn && presence === 'present' && (
        <div class="row">
          <Field label={words.takeSeat} inputMode="numeric" value={leaver} onInput={setLeaver} />
          <Button
            kind="outline"
            busy={busy}
            disabled={!isNumber(leaver)}
            onClick={() =>
              void command({ type: 'take-seat', passe: drawn.passe, leaver: Number(leaver), player: number })
            }
          >
            {words.takeOverSeat}
          </Button>
        </div>
      )}
    </>
  );
}

/** SSC 7.05 (11), EBH 9 */
function Conduct({ connection, person: { number, warnings, presence } }: PersonProps) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const { command, busy } = useSend(connection);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  return (
    <>
      <Field label={words.reason} value={reason} onInput={setReason} />
      <div class="row">
        <Button
          kind="outline"
          busy={busy}
          disabled={isMissing}
          onClick={() => void command({ type: 'warn', number, reason })}
        >
          {words.warn}
        </Button>
        <Button
          kind="danger"
          busy={busy}
          disabled={isMissing}
          onClick={() => void command({ type: 'exclude', number, reason })}
        >
          {words.exclude}
        </Button>
      </div>
      <div class="row">
        {warnings > 0 && (
          <AskReason
            title={hall.withdrawWarning}
            means={hall.withdrawWarningMeans}
            onReason={(why) => void command({ type: 'withdraw-warning', number, reason: why })}
          >
            {(ask) => (
              <Button kind="quiet" busy={busy} onClick={ask}>
                {hall.withdrawWarning}
              </Button>
            )}
          </AskReason>
        )}
        {presence === 'excluded' && (
          <AskReason
            title={hall.readmit}
            means={hall.readmitMeans}
            onReason={(why) => void command({ type: 'readmit', number, reason: why })}
          >
            {(ask) => (
              <Button kind="quiet" busy={busy} onClick={ask}>
                {hall.readmit}
              </Button>
            )}
          </AskReason>
        )}
      </div>
    </>
  );
}

function Forget({ connection, person: { number }, onClose }: PersonProps) {
  const words = useWords('director');
  const { send, busy } = useSend(connection);
  const [isSure, setSure] = useState(false);
  const forget = async () => {
    const given = { params: { number: String(number) }, body: {} };
    if (await send('POST /tournaments/:id/people/:number/forget', given)) onClose();
  };
  return (
    <details onToggle={() => setSure(false)}>
      <summary>{words.forget}</summary>
      <p class="tour-quiet">{words.forgetHint}</p>
      <Button kind="danger" busy={busy} onClick={() => (isSure ? void forget() : setSure(true))}>
        {isSure ? words.forgetSure : words.forget}
      </Button>
    </details>
  );
}
