import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SEATS, type Seat } from '../../schieber/seat.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import type { Regulation } from '../../tournament/regulation.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Select } from '../parts/field.tsx';
import { AskReason } from './askReason.tsx';
import type { Connection } from './connection.ts';
import { type StepAsked, useSend } from './send.ts';
import { paperTotals } from './typed.ts';

interface SheetDialogProps {
  connection: Connection;
  regulation: Regulation;
  table: TableView;
  /** Only the supervisor and the director initial and sign. SSC 7.05 (2), ruling G25 */
  canInitial: boolean;
  onClose: () => void;
}

/** A table's sheet at the desk: type a paper sheet, sign, initial, send back, correct. */
export function SheetDialog({ connection, regulation, table, canInitial, onClose }: SheetDialogProps) {
  const words = useWords('tournament');
  const { onSheet, busy } = useSend(connection);
  const [typed, setTyped] = useState<readonly [string, string]>(['', '']);
  const { totals } = paperTotals(typed, table.games, regulation.extras);
  const rate = /^\d{1,4}$/.test(typed[0]) ? Number(typed[0]) : null;
  const box = useRef<HTMLFormElement>(null);
  // The dialog has put the focus on its cross.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const send = async (step: StepAsked) => {
    if (await onSheet(table, step)) setTyped(['', '']);
  };
  const name =
    table.passe > regulation.passen ? words.finalPasse(table.passe - regulation.passen) : words.passe(table.passe);
  const isVisaed = table.status === 'visaed';
  return (
    <Dialog title={`${words.table(table.table)}, ${name}`} open onClose={onClose}>
      <div class="stack">
        <Totals table={table} />
        {table.isFirstEntry && <p class="note">{words.secondEntry}</p>}
        <PaperSheet
          {...{ typed, table, regulation, busy, box }}
          onType={setTyped}
          onEnter={isVisaed || totals === null ? null : () => void send({ type: 'enter', totals })}
        />
        {isVisaed && <Correction {...{ busy, totals, onStep: send }} />}
        {!isVisaed && <Initials {...{ table, busy, canInitial, onStep: send }} />}
        {!isVisaed && !table.isAborted && (
          <Replacement {...{ table, busy, onStep: send }} rate={rate} usual={regulation.flatRate ?? 0} />
        )}
      </div>
    </Dialog>
  );
}

type OnStep = (step: StepAsked) => Promise<void>;

interface PaperSheetProps {
  readonly typed: readonly [string, string];
  readonly table: TableView;
  readonly regulation: Regulation;
  readonly busy: boolean;
  readonly box: RefObject<HTMLFormElement | null>;
  readonly onType: (typed: readonly [string, string]) => void;
  /** Null when it cannot be entered: another sum, or initialled already. */
  readonly onEnter: (() => void) | null;
}

/** Both sides as they stand on paper; Enter goes to the other side, then enters. SSC 7.05 (10), EBH 7 */
function PaperSheet({ typed, table, regulation, busy, box, onType, onEnter }: PaperSheetProps) {
  const words = useWords('tournament');
  const { sum, expected, totals } = paperTotals(typed, table.games, regulation.extras);
  const isVisaed = table.status === 'visaed';
  const wrong = sum !== null && totals === null ? words.sumWrong(formatNumber(sum), formatNumber(expected)) : undefined;
  return (
    <form
      ref={box}
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter?.();
      }}
    >
      <h3 class="tour-h">{isVisaed ? words.correct : words.typeTotals}</h3>
      <div class="row">
        <Field
          label={words.typeFor(words.team[0] ?? '')}
          inputMode="numeric"
          autocomplete="off"
          required
          value={typed[0]}
          onInput={(us) => onType([us, typed[1]])}
        />
        <Field
          label={words.typeFor(words.team[1] ?? '')}
          inputMode="numeric"
          autocomplete="off"
          required
          value={typed[1]}
          onInput={(them) => onType([typed[0], them])}
          error={wrong}
        />
        {!isVisaed && (
          <Button type="submit" busy={busy} kind="outline">
            {words.enter}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The four and their points, how far the sheet is, who has initialled it. */
function Totals({ table }: { table: TableView }) {
  const words = useWords('tournament');
  return (
    <>
      <div class="tour-points">
        {([0, 1] as const).map((team) => (
          <p key={team}>
            <span>
              {words.seats[team]} {table.names[team]}
              <br />
              {words.seats[team + 2]} {table.names[team === 0 ? 2 : 3]}
            </span>
            <b>{formatNumber(table.totals[team])}</b>
          </p>
        ))}
      </div>
      <p class="tour-quiet">
        {words.gamesDone(table.played, table.games)}, {words.status[table.status]}
        {table.visa && `, ${words.visaedBy(table.visa.who)}`}
      </p>
    </>
  );
}

interface InitialsProps extends Pick<SheetDialogProps, 'table' | 'canInitial'> {
  readonly busy: boolean;
  readonly onStep: OnStep;
}

/** Signed for the players, initialled, or sent back to the table. Ruling G25 */
function Initials({ table, busy, canInitial, onStep }: InitialsProps) {
  const words = useWords('tournament');
  return (
    <div class="row">
      {table.status === 'complete' && canInitial && (
        <Button busy={busy} kind="outline" onClick={() => void onStep({ type: 'sign' })}>
          {words.signSheet}
        </Button>
      )}
      {table.status === 'reported' && canInitial && (
        <Button busy={busy} onClick={() => void onStep({ type: 'visa' })}>
          {words.visa}
        </Button>
      )}
      {table.status !== 'waiting' && (
        <AskReason
          title={words.returnSheet}
          means={words.returnMeans}
          onReason={(reason) => void onStep({ type: 'return', reason })}
        >
          {(ask) => (
            <Button busy={busy} kind="quiet" onClick={ask}>
              {words.returnSheet}
            </Button>
          )}
        </AskReason>
      )}
    </div>
  );
}

interface CorrectionProps {
  readonly busy: boolean;
  readonly totals: [number, number] | null;
  readonly onStep: OnStep;
}

/** With a reason and a second signature. Ruling G24 */
function Correction({ busy, totals, onStep }: CorrectionProps) {
  const words = useWords('tournament');
  const [reason, setReason] = useState('');
  const [second, setSecond] = useState('');
  const correct = () => {
    // The code alone, or the whole link as it was scanned.
    const code = second.split('/').at(-1) ?? '';
    if (totals) void onStep({ type: 'correct', points: totals, reason, second: code });
  };
  return (
    <>
      <Field label={words.reason} value={reason} onInput={setReason} />
      <Field label={words.secondCode} value={second} onInput={setSecond} autocomplete="off" />
      <Button busy={busy} kind="outline" disabled={totals === null} onClick={correct}>
        {words.correct}
      </Button>
    </>
  );
}

interface ReplacementProps {
  readonly table: TableView;
  readonly busy: boolean;
  readonly onStep: OnStep;
  /** The flat rate that was typed, and the one of the regulation. EBH 9 */
  readonly rate: number | null;
  readonly usual: number;
}

/** Somebody takes over a seat, or the Passe is broken off because somebody was excluded. Rulings G4, G5 */
function Replacement({ table, busy, onStep, rate, usual }: ReplacementProps) {
  const words = useWords('tournament');
  const [seat, setSeat] = useState<Seat>(0);
  const [other, setOther] = useState('');
  return (
    <details>
      <summary>{words.substitute}</summary>
      <div class="stack">
        <Select
          label={words.seat}
          value={String(seat)}
          onInput={(value) => setSeat(SEATS.find((each) => String(each) === value) ?? 0)}
          options={SEATS.map((each) => ({ value: String(each), label: `${words.seats[each]} ${table.names[each]}` }))}
        />
        <div class="row">
          <Field label={words.substituteNumber} inputMode="numeric" value={other} onInput={setOther} />
          <Button
            kind="outline"
            busy={busy}
            disabled={!/^\d+$/.test(other)}
            onClick={() => void onStep({ type: 'substitute', seat, player: Number(other) })}
          >
            {words.substitute}
          </Button>
        </div>
        <AskFirst
          title={words.breakOff}
          question={words.breakOffMeans(table.names[seat], formatNumber(rate ?? usual))}
          yes={words.breakOff}
          onYes={() => void onStep({ type: 'abort', excluded: seat, ...(rate === null ? {} : { rate }) })}
        >
          {(ask) => (
            <Button kind="danger" busy={busy} onClick={ask}>
              {words.breakOff} ({words.rate} {formatNumber(rate ?? usual)})
            </Button>
          )}
        </AskFirst>
      </div>
    </details>
  );
}
