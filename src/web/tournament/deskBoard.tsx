import { useState } from 'preact/hooks';
import type { TableView } from '../../tournament/evening/board.ts';
import { formatClock, formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTick } from '../parts/duration.tsx';
import { Field } from '../parts/field.tsx';
import { go, Link } from '../shell/router.tsx';
import { MINUTE } from '../shell/units.ts';
import type { DeskProps } from './desk.tsx';
import { FinishButton, ReopenButton } from './ending.tsx';
import { EndTotals } from './endTotals.tsx';
import { Mark } from './mark.tsx';
import { isOverdue, nextPasse, outstandingOf, runningOf } from './passen.ts';
import { useSend } from './send.ts';
import { SheetDialog } from './sheetDialog.tsx';

/** The hall at a glance: clock, tables, who is late, announcements, rulings, ranking. */
export function DeskBoard({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const now = useTick();
  const { view } = screen;
  const [open, setOpen] = useState<TableView | null>(null);
  const current =
    open && (view.tables.find((table) => table.table === open.table && table.passe === open.passe) ?? null);
  const german = view.tables.filter((table) => table.cards === 'german').length;
  const marks = { waiting: 'ring', playing: 'ring', complete: 'ring', reported: 'up', visaed: 'twice' } as const;
  const out = outstandingOf(view).filter((table) => table.status !== 'reported');
  return (
    <>
      <Lead connection={connection} screen={screen} now={now} />
      {view.tables.length > 0 && (
        <section class="tour-hall">
          <h2 class="tour-h">
            {words.tables(view.tables.length)}
            {german > 0 && german < view.tables.length && (
              <small>
                1–{german} {words.cards['german']}, {german + 1}–{view.tables.length} {words.cards['french']}
              </small>
            )}
          </h2>
          <ul class="tour-grid">
            {view.tables.map((table) => {
              const late = isOverdue(view, table, now);
              const look = late ? 'late' : table.status;
              return (
                <li key={table.table}>
                  <button type="button" class={`tour-table tour-table-${look}`} onClick={() => setOpen(table)}>
                    <b>{table.table}</b>
                    <span class="tour-state">
                      <Mark name={late ? 'clock' : marks[table.status]} />
                      {late ? words.status['overdue'] : words.status[table.status]}
                    </span>
                    <span class="tour-detail">
                      {table.status === 'reported' &&
                        `${formatNumber(table.totals[0])} : ${formatNumber(table.totals[1])}`}
                      {table.status === 'visaed' && table.visa && formatDate(table.visa.at, 'time')}
                      {table.status !== 'reported' && table.status !== 'visaed' && `${table.played}/${table.games}`}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <div class="tour-columns">
        <section>
          <h2 class="tour-h">
            {words.outstanding} <small>{words.longestFirst}</small>
          </h2>
          {out.length === 0 && <p class="tour-quiet">{words.nothingOutstanding}</p>}
          <ul class="tour-list">
            {[...out]
              .sort((a, b) => a.since - b.since)
              .slice(0, 6)
              .map((table) => (
                <li key={table.table} class="tour-out">
                  <b>{table.table}</b>
                  <span>
                    <strong>
                      {table.objection
                        ? words.objection(table.objection.game)
                        : table.status === 'complete'
                          ? words.notConfirmed
                          : table.played === 0
                            ? words.nothingReported
                            : `${table.played}/${table.games}`}
                    </strong>
                    <small>{words.lastSeen(formatDate(table.since, 'time'))}</small>
                  </span>
                  <span class="tour-out-end">
                    <time>{words.minutes(Math.max(0, Math.floor((now - table.since) / MINUTE)))}</time>
                    <button type="button" class="tour-small" onClick={() => setOpen(table)}>
                      {words.openSheet}
                    </button>
                  </span>
                </li>
              ))}
          </ul>
        </section>
        <Announce connection={connection} screen={screen} />
        <section>
          <h2 class="tour-h">
            {words.decisions} <small>{view.rulings.length}</small>
          </h2>
          {view.rulings.length === 0 && <p class="tour-quiet">{words.noDecisions}</p>}
          <ul class="tour-list">
            {view.rulings.slice(0, 5).map((ruling) => (
              <li key={`${ruling.at}${ruling.table}`} class="tour-log">
                <p>
                  <b>{formatDate(ruling.at, 'time')}</b> {words.table(ruling.table)}, {words.game} {ruling.game}
                  <span>{ruling.article}</span>
                </p>
                {rules.irregularities[ruling.event]}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 class="tour-h">
            {words.tabs['ranking']}
            <Link class="tour-more" href={`/t/${connection.id}/${connection.key}?tab=ranking`}>
              {words.all(view.ranking.length)}
            </Link>
          </h2>
          <table class="tour-ranks">
            <thead>
              <tr>
                <th>{words.rank}</th>
                <th>{words.name}</th>
                <th>{words.total}</th>
              </tr>
            </thead>
            <tbody>
              {view.ranking.slice(0, 10).map((line, index) => (
                <tr key={line.number} class={view.regulation.finalTable && index === 4 ? 'tour-cut' : ''}>
                  <td>{line.rank ?? '–'}</td>
                  <th scope="row">{line.name}</th>
                  <td>{formatNumber(line.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <EndTotals connection={connection} totals={view.endTotals} canInitial={screen.role === 'director'} />
      {current && (
        <SheetDialog
          connection={connection}
          regulation={view.regulation}
          canInitial={screen.role === 'director'}
          table={current}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Lead({ connection, screen, now }: DeskProps & { now: number }) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const { view } = screen;
  const { regulation } = view;
  const running = runningOf(view);
  const next = nextPasse(view);
  const out = outstandingOf(view);
  const [despite, setDespite] = useState<string | null>(null);
  const ends = running?.startedAt ? running.startedAt + regulation.minutesPerPasse * MINUTE : null;
  const nameOf = (passe: number) =>
    passe > regulation.passen ? words.finalPasse(passe - regulation.passen) : words.passe(passe);
  const count = (status: string) => view.tables.filter((table) => table.status === status).length;
  const isOpen = running !== undefined && out.length > 0;
  const start = async (reason?: string) => {
    if (!next) return;
    const done = await command({
      type: 'start-passe',
      passe: next.passe,
      ...(reason ? { despite: reason } : {}),
    });
    if (done) setDespite(null);
  };
  const wantsFinal = !next && regulation.finalTable !== null && view.final === null;
  return (
    <section class="tour-lead">
      <p class="tour-clock">
        <time>
          {ends === null
            ? formatDate(now, 'time')
            : now < ends
              ? formatClock(ends - now)
              : `+${formatClock(now - ends)}`}
        </time>
        <span>
          {running && ends !== null ? (
            <>
              <b>{words.until(formatDate(ends, 'time'))}</b>
              {words.since(nameOf(running.passe), formatDate(running.startedAt ?? 0, 'time'))}
              <br />
              {words.guide(regulation.minutesPerPasse)}
            </>
          ) : (
            <b>{view.isFinished ? words.finished : words.notRunning}</b>
          )}
        </span>
      </p>
      <div>
        <ol class="tour-steps">
          {Array.from({ length: regulation.passen }, (_, i) => {
            const stage = view.passen.find((passe) => passe.passe === i + 1)?.stage;
            return (
              <li key={i} class={`tour-step-${stage ?? 'open'}`}>
                {stage === 'closed' && <Mark name="check" />}
                {words.passe(i + 1)}
              </li>
            );
          })}
          {regulation.finalTable && (
            <li class={view.final ? 'tour-step-running' : 'tour-step-last'}>{words.finalTable}</li>
          )}
        </ol>
        <ul class="tour-counts">
          {(['visaed', 'reported', 'playing', 'waiting'] as const).map((status) => (
            <li key={status}>
              <b>{status === 'playing' ? count('playing') + count('complete') : count(status)}</b>{' '}
              {words.status[status]}
            </li>
          ))}
        </ul>
      </div>
      <div class="tour-next">
        {next && (
          <>
            <h2>{words.startsOnWord(nameOf(next.passe))}</h2>
            <div class="tour-acts">
              {!next.isFinal && (
                <Button
                  kind={next.seating ? 'outline' : 'main'}
                  onClick={() => go(`/t/${connection.id}/${connection.key}?tab=draw`)}
                >
                  {words.drawPasse(words.passe(next.passe))}
                </Button>
              )}
              <Button busy={busy} disabled={!next.seating || isOpen} onClick={() => void start()}>
                {words.startPasse(nameOf(next.passe))}
              </Button>
            </div>
            <p>
              {next.seating && !isOpen
                ? words.startReady
                : isOpen
                  ? words.startFree(view.tables.length)
                  : words.notDrawn}
              {next.seating && isOpen && (
                <button type="button" class="tour-small" onClick={() => setDespite('')}>
                  {words.startDespite}
                </button>
              )}
            </p>
          </>
        )}
        {wantsFinal && (
          <Button onClick={() => go(`/t/${connection.id}/${connection.key}?tab=draw`)} disabled={isOpen}>
            {words.drawFinal}
          </Button>
        )}
        {!next && !wantsFinal && !view.isFinished && (
          <FinishButton connection={connection} screen={screen} isBlocked={isOpen || screen.role !== 'director'} />
        )}
        {view.isFinished && screen.role === 'director' && <ReopenButton connection={connection} />}
      </div>
      <Dialog
        title={words.startDespite}
        open={despite !== null}
        onClose={() => setDespite(null)}
        actions={
          <Button busy={busy} disabled={(despite ?? '').trim() === ''} onClick={() => void start(despite ?? '')}>
            {words.startDespite}
          </Button>
        }
      >
        <Field label={words.whyDespite} value={despite ?? ''} onInput={setDespite} />
      </Dialog>
    </section>
  );
}

function Announce({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const { command, busy } = useSend(connection);
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() !== '' && (await command({ type: 'announce', text }))) setText('');
  };
  return (
    <section>
      <h2 class="tour-h">{words.announcement}</h2>
      <div class="tour-say">
        <textarea
          aria-label={words.announcementField}
          rows={3}
          maxLength={280}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <span>{words.screenAndPhones}</span>
          <Button busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
            {words.send}
          </Button>
        </div>
      </div>
      <p class="tour-quick">
        {words.quick.map((each) => (
          <button key={each} type="button" class="tour-small" onClick={() => setText(each)}>
            {each}
          </button>
        ))}
      </p>
      <ul class="tour-list">
        {[...screen.view.announcements]
          .reverse()
          .slice(0, 3)
          .map((each) => (
            <li key={each.at} class="tour-log">
              <p>
                <b>{formatDate(each.at, 'time')}</b> {words.sent}
              </p>
              {each.text}
            </li>
          ))}
      </ul>
    </section>
  );
}
