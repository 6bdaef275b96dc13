import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../tournament/evening/board.ts';
import type { DeskScreen, SupervisorScreen } from '../../tournament/evening/eveningView.ts';
import type { Regulation } from '../../tournament/regulation.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { AskReason } from './askReason.tsx';
import type { Connection } from './connection.ts';
import { FlatRates } from './flatRates.tsx';
import { LeavingTable } from './leavingTable.tsx';
import { type StepAsked, useSend } from './send.ts';
import { Changes, Correction, OtherSeats, WholePasse } from './sheetChanges.tsx';
import { paperTotals } from './typed.ts';

/** Who works at the sheet. */
export type Me = Pick<DeskScreen | SupervisorScreen, 'role' | 'who'>;

interface SheetDialogProps {
  connection: Connection;
  regulation: Regulation;
  table: TableView;
  me: Me;
  onClose: () => void;
  /** Opens the wizard for this table; left out where it has a button of its own. */
  onRuling?: () => void;
}

/** A table's sheet, of any Passe: type a paper sheet, sign, initial, send back, correct, say who sat where. */
export function SheetDialog({ connection, regulation, table, me, onClose, onRuling }: SheetDialogProps) {
  const words = useWords('tournament');
  const { onSheet, busy } = useSend(connection);
  const [typed, setTyped] = useState<readonly [string, string]>(['', '']);
  const { totals } = paperTotals(typed, table.games, regulation.extras);
  // Only the supervisor and the director initial and sign. SSC 7.05 (2), ruling G25
  const canInitial = me.role !== 'desk';
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
        {!table.isAborted && (
          <PaperSheet
            {...{ typed, table, regulation, busy, box }}
            onType={setTyped}
            onEnter={isVisaed || totals === null ? null : () => void send({ type: 'enter', totals })}
          />
        )}
        {isVisaed && !table.isAborted && <Correction {...{ table, me, busy, totals, onStep: send }} />}
        {!isVisaed && <Initials {...{ table, busy, canInitial, onStep: send }} />}
        {onRuling && (
          <Button kind="outline" onClick={onRuling}>
            {words.irregularity}
          </Button>
        )}
        {!table.isAborted && <OtherSeats {...{ connection, table }} />}
        {!isVisaed && !table.isAborted && <LeavingTable {...{ connection, table, me, regulation }} />}
        {me.role === 'director' && <WholePasse {...{ busy, onStep: send, isAborted: table.isAborted }} />}
      </div>
    </Dialog>
  );
}

export type OnStep = (step: StepAsked) => Promise<void>;

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
      {table.flatRates ? (
        <FlatRates names={table.names} rates={table.flatRates} />
      ) : (
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
      )}
      <p class="tour-quiet">
        {!table.isTyped && `${words.gamesDone(table.played, table.games)}, `}
        {words.status[table.status]}
        {table.visa && ` · ${table.visa.who}`}
      </p>
      <Changes table={table} />
    </>
  );
}

interface InitialsProps {
  readonly table: TableView;
  readonly canInitial: boolean;
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
      {table.status !== 'waiting' && !table.isAborted && (
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
