import { useState } from 'preact/hooks';
import { SEATS, type Seat } from '../../schieber/seat.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import { meanOfPasse, type Regulation } from '../../tournament/regulation.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Check, Field, Select } from '../parts/field.tsx';
import { AskReason } from './askReason.tsx';
import type { Connection } from './connection.ts';
import { useSend } from './send.ts';
import type { Me } from './sheetDialog.tsx';

interface LeavingTableProps {
  readonly connection: Connection;
  readonly table: TableView;
  readonly me: Me;
  readonly regulation: Regulation;
}

/** Somebody leaves in the middle of a Passe: another takes the seat, or it is broken off. EBH 9, rulings G4, G5 */
export function LeavingTable(props: LeavingTableProps) {
  const { table } = props;
  const words = useWords('hall');
  const common = useWords('tournament');
  const [seat, setSeat] = useState<Seat | null>(null);
  return (
    <details>
      <summary>{words.leavesTable}</summary>
      <div class="stack">
        <Select
          label={words.who}
          value={seat === null ? '' : String(seat)}
          onInput={(value) => setSeat(SEATS.find((each) => String(each) === value) ?? null)}
          options={[
            { value: '', label: words.choose },
            ...SEATS.map((each) => ({ value: String(each), label: `${common.seats[each]} ${table.names[each]}` })),
          ]}
        />
        {seat !== null && <TakesOver {...props} seat={seat} />}
        {seat !== null && <BreaksOff {...props} seat={seat} />}
      </div>
    </details>
  );
}

interface SeatProps extends LeavingTableProps {
  readonly seat: Seat;
}

function TakesOver({ connection, table, seat }: SeatProps) {
  const words = useWords('hall');
  const { onSheet, busy } = useSend(connection);
  const [player, setPlayer] = useState('');
  const [whole, setWhole] = useState(false);
  const take = () =>
    void onSheet(table, { type: 'substitute', seat, player: Number(player), ...(whole ? { whole } : {}) });
  return (
    <>
      <p class="tour-quiet">{words.substituteHint}</p>
      <div class="row">
        <Field label={words.takesOver} inputMode="numeric" value={player} onInput={setPlayer} autocomplete="off" />
        <Button kind="outline" busy={busy} disabled={!/^\d+$/.test(player)} onClick={take}>
          {words.substitute}
        </Button>
      </div>
      <Check checked={whole} onInput={setWhole}>
        {words.fromStart}
      </Check>
    </>
  );
}

/** The flat rate for the other three; who leaves goes home or is excluded in the same step. */
function BreaksOff({ connection, table, me, regulation, seat }: SeatProps) {
  const words = useWords('hall');
  const common = useWords('tournament');
  const { onSheet, command, busy } = useSend(connection);
  const usual = regulation.flatRate;
  const [typed, setTyped] = useState(usual === null ? '' : String(usual));
  const [why, setWhy] = useState<'leaves' | 'excluded'>('leaves');
  const rate = /^\d{1,4}$/.test(typed) ? Number(typed) : null;
  const number = table.players[seat];
  const breakOff = async (reason: string) => {
    if (rate === null || !(await onSheet(table, { type: 'abort', excluded: seat, rate, reason }))) return;
    if (me.role === 'supervisor') return; // the office writes down who goes home
    await command(why === 'excluded' ? { type: 'exclude', number, reason } : { type: 'leave', number });
  };
  return (
    <>
      <Field
        label={common.rate}
        hint={usual === null ? words.meanOfPasse(formatNumber(meanOfPasse(table.games))) : undefined}
        inputMode="numeric"
        value={typed}
        onInput={setTyped}
        autocomplete="off"
      />
      {me.role === 'director' && (
        <Choice
          label={table.names[seat]}
          value={why}
          onInput={setWhy}
          options={(['leaves', 'excluded'] as const).map((value) => ({ value, label: words.breakOffWhy[value] }))}
        />
      )}
      <AskReason
        title={words.breakOff}
        means={words.breakOffMeans(table.names[seat], rate === null ? '?' : formatNumber(rate))}
        onReason={(reason) => void breakOff(reason)}
      >
        {(ask) => (
          <Button kind="danger" busy={busy} disabled={rate === null} onClick={ask}>
            {words.breakOff}
          </Button>
        )}
      </AskReason>
    </>
  );
}
