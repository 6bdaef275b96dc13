import { useEffect, useState } from 'preact/hooks';
import { SEATS, type Seat } from '../../schieber/seat.ts';
import type { TableView } from '../../tournament/evening/board.ts';
import type { SupervisorScreen } from '../../tournament/evening/eveningView.ts';
import { passePoints } from '../../tournament/regulation.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { useTitle } from '../shell/page.tsx';
import type { ScreenProps } from './codeScreen.tsx';
import { EndTotals } from './endTotals.tsx';
import { Mark } from './mark.tsx';
import { RulingWizard } from './ruling.tsx';
import { type StepAsked, useSend } from './send.ts';
import { SheetDialog } from './sheetDialog.tsx';

/** The supervisor's phone: tables ready for the visa, and the wizard for whatever went wrong. SSC 7.03, EBH 7 */
export function Supervisor({ connection, screen }: ScreenProps<SupervisorScreen>) {
  const words = useWords('tournament');
  const { view } = screen;
  useTitle(words.visa);
  const { onSheet, busy } = useSend(connection);
  const [chosen, setChosen] = useState<number | null>(null);
  const [done, setDone] = useState<readonly Seat[]>([]);
  const [ruling, setRuling] = useState(false);
  const [paper, setPaper] = useState(false);
  const [all, setAll] = useState(false);
  const ready = view.tables.filter((table) => table.status === 'reported').sort((a, b) => a.since - b.since);
  const table = view.tables.find((each) => each.table === chosen) ?? ready[0];
  useEffect(() => setDone([]), [table?.table, table?.version]);
  const send = (step: StepAsked) => (table ? onSheet(table, step) : Promise.resolve(false));
  const initials = screen.name
    .split(/\s+/)
    .map((part) => part[0])
    .join('')
    .toUpperCase()
    .slice(0, 3);
  if (ruling && table)
    return <RulingWizard connection={connection} screen={screen} table={table} onClose={() => setRuling(false)} />;
  return (
    <main class="tour-phone" id="main">
      <header class="tour-ph">
        <h1>{words.visa}</h1>
        <p>{ready.length > 0 ? words.ready(ready.length) : words.noneReady}</p>
        <p class="tour-ph-end">
          <Mark name="person" />
          {screen.name}
        </p>
      </header>
      <nav class="tour-chips" aria-label={words.otherTables}>
        {(all ? view.tables : ready.slice(0, 12)).map((each) => (
          <button
            key={each.table}
            type="button"
            class={`tour-chip-${each.status}`}
            aria-pressed={each.table === table?.table}
            onClick={() => setChosen(each.table)}
          >
            {each.table}
          </button>
        ))}
        <button type="button" aria-pressed={all} onClick={() => setAll(!all)}>
          {words.otherTables}
        </button>
      </nav>
      {table && (
        <>
          <section class="tour-visa">
            <p class="tour-visa-head">
              <b>
                {words.table(table.table)},{' '}
                {table.passe > view.regulation.passen
                  ? words.finalPasse(table.passe - view.regulation.passen)
                  : words.passe(table.passe)}
              </b>
              <span>
                {table.status === 'reported'
                  ? words.reportedAt(formatDate(table.since, 'time'))
                  : words.status[table.status]}
              </span>
            </p>
            <p class="tour-score">
              {formatNumber(table.totals[0])} <i>:</i> {formatNumber(table.totals[1])}
            </p>
            <p class="tour-visa-head">
              {isRight(table) && (
                <b class="tour-good">
                  <Mark name="check" />
                  {words.sumRight(formatNumber(passePoints(table.games)))}
                </b>
              )}
              {!table.isTyped && <span>{words.gamesDone(table.played, table.games)}</span>}
            </p>
            {table.visa && <p class="tour-quiet">{words.visaedBy(table.visa.who)}</p>}
          </section>
          {table.status === 'reported' && (
            <section class="tour-four">
              <h2>{words.personalSheets}</h2>
              {([0, 2, 1, 3] as const).map((seat) => {
                const number = table.players[seat];
                const before = table.before[seat];
                const points = table.totals[(seat % 2) as 0 | 1];
                const isDone = done.includes(seat);
                return (
                  <button
                    key={seat}
                    type="button"
                    aria-pressed={isDone}
                    onClick={() => setDone(isDone ? done.filter((each) => each !== seat) : [...done, seat])}
                  >
                    <b>{words.seats[seat]}</b>
                    <span>
                      <strong>{table.names[seat]}</strong>
                      <small>{words.soFar(number, formatNumber(before))}</small>
                    </span>
                    <span class="tour-four-points">
                      <strong>{formatNumber(points)}</strong>
                      <small>{words.becomes(formatNumber(before + points))}</small>
                    </span>
                    <i class={isDone ? 'tour-tick tour-ticked' : 'tour-tick'}>{isDone && <Mark name="check" />}</i>
                  </button>
                );
              })}
            </section>
          )}
          <div class="tour-dock">
            {table.status === 'reported' && (
              <Button
                wide
                busy={busy}
                disabled={done.length < SEATS.length && !table.isAborted}
                onClick={() => void send({ type: 'visa' }).then((ok) => ok && setChosen(null))}
              >
                {words.giveVisa(initials)} · {words.table(table.table)}
              </Button>
            )}
            {table.status === 'complete' && (
              <Button wide kind="outline" busy={busy} onClick={() => void send({ type: 'sign' })}>
                {words.signSheet}
              </Button>
            )}
            <div class="tour-dock-row">
              <Button kind="outline" onClick={() => setRuling(true)}>
                {words.irregularity}
              </Button>
              {table.status === 'reported' ? (
                <Button
                  kind="outline"
                  busy={busy}
                  onClick={() => void send({ type: 'return', reason: words.returnSheet })}
                >
                  {words.returnSheet}
                </Button>
              ) : (
                <Button kind="outline" onClick={() => setPaper(true)}>
                  {table.status === 'visaed' ? words.correct : words.typeTotals}
                </Button>
              )}
            </div>
          </div>
          {paper && (
            <SheetDialog
              connection={connection}
              regulation={view.regulation}
              canInitial
              table={table}
              onClose={() => setPaper(false)}
            />
          )}
        </>
      )}
      <EndTotals connection={connection} totals={view.endTotals} canInitial />
    </main>
  );
}

const isRight = (table: TableView): boolean => table.totals[0] + table.totals[1] === passePoints(table.games);
