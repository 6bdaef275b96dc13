import { useState } from 'preact/hooks';
import type { PersonView } from '../../tournament/evening/board.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Field, Select } from '../parts/field.tsx';
import type { Door } from './data.ts';
import { useTell } from './tell.ts';

interface PersonDialogProps {
  door: Door;
  view: DeskView;
  person: PersonView;
  onClose: () => void;
}

/** One person: details, wishes, arrival with a document, warning, exclusion. */
export function PersonDialog({ door, view, person, onClose }: PersonDialogProps) {
  const words = useWords('tournament');
  const { tell, busy } = useTell(door);
  const { number } = person;
  const [name, setName] = useState(person.name);
  const [town, setTown] = useState(person.town);
  const [cards, setCards] = useState<string>(person.cards ?? '');
  const [fixed, setFixed] = useState(person.fixedTable === null ? '' : String(person.fixedTable));
  const [fillIn, setFillIn] = useState(person.fillIn);
  const [noPhoto, setNoPhoto] = useState(person.noPhoto);
  const [document, setDocument] = useState('identity-card');
  const [adult, setAdult] = useState(false);
  const [reason, setReason] = useState('');
  const [apart, setApart] = useState('');
  const [leaver, setLeaver] = useState('');
  const [isSure, setSure] = useState(false);
  const forms = useWords('director');
  const drawn = view.passen.find((passe) => passe.stage === 'drawn');
  const save = async () => {
    const entry = {
      name,
      town,
      cards: cards === '' ? null : cards,
      fixedTable: fixed === '' ? null : Number(fixed),
      fillIn,
      noPhoto,
    };
    if (await tell('/commands', { type: 'change-player', number, entry })) onClose();
  };
  const forget = async () => {
    if (await tell(`/people/${number}/forget`, {})) onClose();
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
        {needsDocument && (
          <div class="panel stack">
            <Select
              label={words.document}
              value={document}
              onInput={setDocument}
              options={Object.entries(words.documents).map(([value, label]) => ({ value, label }))}
            />
            <Check checked={adult} onInput={setAdult}>
              {words.isAdult}
            </Check>
            <Button
              busy={busy}
              disabled={!adult}
              onClick={() => void tell('/commands', { type: 'check-in', number, document, adult })}
            >
              {words.checkIn}
            </Button>
          </div>
        )}
        <Field label={words.name} value={name} onInput={setName} maxLength={80} />
        <Field label={words.town} value={town} onInput={setTown} maxLength={80} />
        <Select
          label={words.cardWish}
          value={cards}
          onInput={setCards}
          options={[
            { value: '', label: words.anyCards },
            ...(['german', 'french'] as const).map((value) => ({ value, label: words.cards[value] ?? value })),
          ]}
        />
        <Field
          label={words.fixedTable}
          inputMode="numeric"
          value={fixed}
          onInput={(text) => setFixed(text.replace(/\D/g, ''))}
        />
        <Check checked={fillIn} onInput={setFillIn}>
          {words.isFillIn}
        </Check>
        <Check checked={noPhoto} onInput={setNoPhoto}>
          {words.noPhoto}
        </Check>
        <div class="row">
          <Field label={words.keepApart} inputMode="numeric" value={apart} onInput={setApart} />
          <Button
            kind="outline"
            busy={busy}
            disabled={!/^\d+$/.test(apart)}
            onClick={() => void tell('/commands', { type: 'keep-apart', pair: [number, Number(apart)], apart: true })}
          >
            {words.separate}
          </Button>
        </div>
        {drawn && person.presence === 'present' && (
          <div class="row">
            <Field label={words.takeSeat} inputMode="numeric" value={leaver} onInput={setLeaver} />
            <Button
              kind="outline"
              busy={busy}
              disabled={!/^\d+$/.test(leaver)}
              onClick={() =>
                void tell('/commands', {
                  type: 'take-seat',
                  passe: drawn.passe,
                  leaver: Number(leaver),
                  player: number,
                })
              }
            >
              {words.takeOverSeat}
            </Button>
          </div>
        )}
        <Field label={words.reason} value={reason} onInput={setReason} />
        <div class="row">
          <Button
            kind="outline"
            busy={busy}
            disabled={reason.trim() === ''}
            onClick={() => void tell('/commands', { type: 'warn', number, reason })}
          >
            {words.warn}
          </Button>
          <Button
            kind="danger"
            busy={busy}
            disabled={reason.trim() === ''}
            onClick={() => void tell('/commands', { type: 'exclude', number, reason })}
          >
            {words.exclude}
          </Button>
        </div>
        <details onToggle={() => setSure(false)}>
          <summary>{forms.forget}</summary>
          <p class="tour-quiet">{forms.forgetHint}</p>
          <Button kind="danger" busy={busy} onClick={() => (isSure ? void forget() : setSure(true))}>
            {isSure ? forms.forgetSure : forms.forget}
          </Button>
        </details>
      </div>
    </Dialog>
  );
}
