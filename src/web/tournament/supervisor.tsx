import { useEffect, useState } from 'preact/hooks';
import { type Seat, seatAfter, teamOf } from '../../schieber/seat.ts';
import type { SupervisorScreen } from '../../tournament/evening/eveningView.ts';
import type { VisaView } from '../../tournament/evening/supervisorView.ts';
import type { Regulation } from '../../tournament/regulation.ts';
import { isPasse } from '../../tournament/sheet/extras.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { HelpLink } from '../shell/helpLink.tsx';
import { useTitle } from '../shell/page.tsx';
import { Announcement } from './announcement.tsx';
import { AskReason } from './askReason.tsx';
import type { ScreenProps } from './codeScreen.tsx';
import type { Connection } from './connection.ts';
import { EndTotals } from './endTotals.tsx';
import { FlatRates } from './flatRates.tsx';
import { Mark } from './mark.tsx';
import { RulingWizard } from './ruling.tsx';
import { type StepAsked, useSend } from './send.ts';
import { AskedCorrection } from './sheetChanges.tsx';
import { type Me, SheetDialog } from './sheetDialog.tsx';
import type { Words } from './words.de.ts';

/** The supervisor's phone: tables ready for the visa, and the wizard for whatever went wrong. SSC 7.03, EBH 7 */
export function Supervisor({ connection, screen }: ScreenProps<SupervisorScreen>) {
  const words = useWords('tournament');
  const { view, name } = screen;
  useTitle(words.visa);
  const hall = useWords('hall');
  const [chosen, setChosen] = useState<string | null>(null);
  const [ruling, setRuling] = useState(false);
  const [all, setAll] = useState(false);
  const everything = [...view.earlier, ...view.tables];
  const wantsMe = (table: VisaView) => table.status === 'reported' || (table.asked && table.asked.who !== screen.who);
  const ready = everything.filter(wantsMe).sort((a, b) => a.since - b.since);
  const table = everything.find((each) => keyOf(each) === chosen) ?? ready[0];
  const { regulation } = view;
  if (ruling && table) return <RulingWizard {...{ connection, regulation, table }} onClose={() => setRuling(false)} />;
  return (
    <main class="tour-phone" id="main">
      <header class="tour-ph">
        <h1>{words.visa}</h1>
        <p>{ready.length > 0 ? words.ready(ready.length) : words.noneReady}</p>
        <p class="tour-ph-end">
          <Mark name="person" />
          {name}
        </p>
        <HelpLink page="supervisor" />
      </header>
      <Announcement announcement={view.announcement} />
      <nav class="tour-chips" aria-label={words.otherTables}>
        {(all ? everything : ready.slice(0, 12)).map((each) => (
          <button
            key={keyOf(each)}
            type="button"
            class={`tour-chip-${each.status}`}
            aria-pressed={each === table}
            aria-label={view.earlier.includes(each) ? `${words.table(each.table)}, ${hall.earlier}` : undefined}
            onClick={() => setChosen(keyOf(each))}
          >
            {each.table}
            {view.earlier.includes(each) && <small> P{each.passe}</small>}
          </button>
        ))}
        <button type="button" aria-pressed={all} onClick={() => setAll(!all)}>
          {words.otherTables}
        </button>
      </nav>
      {table && (
        <VisaTable
          key={`${table.passe}/${table.table}`}
          {...{ connection, table, name, regulation, me: screen, isCalled: view.calls.includes(table.table) }}
          onVisa={() => setChosen(null)}
          onRuling={() => setRuling(true)}
        />
      )}
      <EndTotals connection={connection} totals={view.endTotals} canInitial />
    </main>
  );
}

const keyOf = ({ passe, table }: VisaView): string => `${passe}/${table}`;

interface VisaTableProps {
  readonly connection: Connection;
  readonly table: VisaView;
  readonly regulation: Regulation;
  /** The supervisor's own. */
  readonly name: string;
  readonly me: Me;
  /** The director knows that he is wanted here. */
  readonly isCalled: boolean;
  readonly onVisa: () => void;
  readonly onRuling: () => void;
}

/** One table, as its sheet stands: a change on it begins the four ticks anew. */
function VisaTable({ connection, table, regulation, name, me, isCalled, onVisa, onRuling }: VisaTableProps) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const { onSheet, command, busy } = useSend(connection);
  const [done, setDone] = useState<readonly Seat[]>([]);
  const [paper, setPaper] = useState(false);
  useEffect(() => setDone([]), [table.version]);
  const send = (step: StepAsked) => onSheet(table, step);
  const isReported = table.status === 'reported';
  return (
    <>
      <Score table={table} regulation={regulation} />
      {table.asked && <AskedCorrection {...{ table, me, busy }} onStep={async (step) => void (await send(step))} />}
      {isReported && <PersonalSheets table={table} regulation={regulation} done={done} onDone={setDone} />}
      <div class="tour-dock">
        {isReported && (
          <Button
            wide
            busy={busy}
            disabled={done.length < sheetsAt(regulation).length && !table.isAborted}
            onClick={() => void send({ type: 'visa' }).then((isDone) => isDone && onVisa())}
          >
            {words.giveVisa(initialsOf(name))} · {words.table(table.table)}
          </Button>
        )}
        {table.status === 'complete' && (
          <Button wide kind="outline" busy={busy} onClick={() => void send({ type: 'sign' })}>
            {words.signSheet}
          </Button>
        )}
        <div class="tour-dock-row">
          <Button kind="outline" onClick={onRuling}>
            {words.irregularity}
          </Button>
          <Button
            kind="outline"
            busy={busy}
            disabled={isCalled}
            onClick={() => void command({ type: 'call-director', table: table.table })}
          >
            {isCalled ? hall.directorCalled : hall.director}
          </Button>
          {isReported && !table.isAborted ? (
            <AskReason
              title={words.returnSheet}
              means={words.returnMeans}
              onReason={(reason) => void send({ type: 'return', reason })}
            >
              {(ask) => (
                <Button kind="outline" busy={busy} onClick={ask}>
                  {words.returnSheet}
                </Button>
              )}
            </AskReason>
          ) : (
            <Button kind="outline" onClick={() => setPaper(true)}>
              {paperWord(table, words)}
            </Button>
          )}
        </div>
      </div>
      {paper && <SheetDialog {...{ connection, regulation, table, me }} onClose={() => setPaper(false)} />}
    </>
  );
}

/** What opens the sheet as it stands on paper. */
function paperWord({ status, isAborted }: VisaView, words: Words): string {
  if (isAborted) return words.openSheet;
  return status === 'visaed' ? words.correct : words.typeTotals;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part[0])
    .join('')
    .toUpperCase()
    .slice(0, 3);

function Score({ table, regulation: { passen, extras = [] } }: Pick<VisaTableProps, 'table' | 'regulation'>) {
  const words = useWords('tournament');
  return (
    <section class="tour-visa">
      <p class="tour-visa-head">
        <b>
          {words.table(table.table)},{' '}
          {table.passe > passen ? words.finalPasse(table.passe - passen) : words.passe(table.passe)}
        </b>
        <span>
          {table.status === 'reported' ? words.reportedAt(formatDate(table.since, 'time')) : words.status[table.status]}
        </span>
      </p>
      {table.flatRates ? (
        <FlatRates names={table.names} rates={table.flatRates} />
      ) : (
        <p class="tour-score">
          {formatNumber(table.totals[0])} <i>:</i> {formatNumber(table.totals[1])}
        </p>
      )}
      <p class="tour-visa-head">
        {isPasse([table.totals[0], table.totals[1]], table.games, extras) && (
          <b class="tour-good">
            <Mark name="check" />
            {words.sumRight(formatNumber(table.totals[0] + table.totals[1]))}
          </b>
        )}
        {!table.isTyped && <span>{words.gamesDone(table.played, table.games)}</span>}
      </p>
      {table.visa && <p class="tour-quiet">{words.visaedBy(table.visa.who)}</p>}
    </section>
  );
}

/** Whose sheets lie on the table: everybody's, or one for each pair. */
const sheetsAt = ({ pairs }: Regulation): readonly Seat[] => (pairs ? [0, 1] : [0, 2, 1, 3]);

/** The four personal sheets: points written, then ticked. SSC 7.05 (2) */
function PersonalSheets({
  table,
  regulation,
  done,
  onDone,
}: {
  table: VisaView;
  regulation: Regulation;
  done: readonly Seat[];
  onDone: (done: readonly Seat[]) => void;
}) {
  const words = useWords('tournament');
  return (
    <section class="tour-four">
      <h2>{words.personalSheets}</h2>
      {sheetsAt(regulation).map((seat) => {
        const before = table.before[seat];
        const points = table.flatRates ? table.flatRates[seat] : table.totals[teamOf(seat)];
        const isDone = done.includes(seat);
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={isDone}
            onClick={() => onDone(isDone ? done.filter((each) => each !== seat) : [...done, seat])}
          >
            <b>{words.seats[seat]}</b>
            <span>
              <strong>
                {table.names[seat]}
                {regulation.pairs && ` / ${table.names[seatAfter(seat, 2)]}`}
              </strong>
              <small>{words.soFar(table.players[seat], formatNumber(before))}</small>
            </span>
            <span class="tour-four-points">
              <strong>{points === null ? '–' : formatNumber(points)}</strong>
              <small>{words.becomes(formatNumber(before + (points ?? 0)))}</small>
            </span>
            <i class={isDone ? 'tour-tick tour-ticked' : 'tour-tick'}>{isDone && <Mark name="check" />}</i>
          </button>
        );
      })}
    </section>
  );
}
