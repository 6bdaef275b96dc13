import { useState } from 'preact/hooks';
import type { TableView } from '../../tournament/evening/board.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { useTick } from '../parts/duration.tsx';
import { Link } from '../shell/router.tsx';
import { MINUTE } from '../shell/units.ts';
import { Announce } from './announce.tsx';
import type { Connection } from './connection.ts';
import type { DeskProps } from './desk.tsx';
import { EndTotals } from './endTotals.tsx';
import { Lead } from './lead.tsx';
import { Mark } from './mark.tsx';
import { isOverdue, outstandingOf } from './passen.ts';
import { Proposals } from './proposals.tsx';
import { SheetDialog } from './sheetDialog.tsx';

/** The hall at a glance: clock, tables, who is late, announcements, rulings, ranking. */
export function DeskBoard({ connection, screen }: DeskProps) {
  const now = useTick();
  const { view } = screen;
  const [open, setOpen] = useState<TableView | null>(null);
  const current =
    open && (view.tables.find((table) => table.table === open.table && table.passe === open.passe) ?? null);
  const canInitial = screen.role === 'director';
  return (
    <>
      <Lead connection={connection} screen={screen} now={now} />
      {view.tables.length > 0 && <Tables view={view} now={now} onOpen={setOpen} />}
      <div class="tour-columns">
        <Outstanding view={view} now={now} onOpen={setOpen} />
        <Announce connection={connection} screen={screen} />
        <Decisions connection={connection} screen={screen} />
        <FirstTen connection={connection} view={view} />
      </div>
      <EndTotals connection={connection} totals={view.endTotals} canInitial={canInitial} />
      {current && (
        <SheetDialog
          {...{ connection, canInitial, regulation: view.regulation, table: current }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface HallProps {
  readonly view: DeskView;
  readonly now: number;
  readonly onOpen: (table: TableView) => void;
}

const MARKS = { waiting: 'ring', playing: 'ring', complete: 'ring', reported: 'up', visaed: 'twice' } as const;

function Tables({ view, now, onOpen }: HallProps) {
  const words = useWords('tournament');
  const german = view.tables.filter((table) => table.cards === 'german').length;
  return (
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
              <button type="button" class={`tour-table tour-table-${look}`} onClick={() => onOpen(table)}>
                <b>{table.table}</b>
                <span class="tour-state">
                  <Mark name={late ? 'clock' : MARKS[table.status]} />
                  {late ? words.status['overdue'] : words.status[table.status]}
                </span>
                <span class="tour-detail">
                  {table.status === 'reported' && `${formatNumber(table.totals[0])} : ${formatNumber(table.totals[1])}`}
                  {table.status === 'visaed' && table.visa && formatDate(table.visa.at, 'time')}
                  {table.status !== 'reported' && table.status !== 'visaed' && `${table.played}/${table.games}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Outstanding({ view, now, onOpen }: HallProps) {
  const words = useWords('tournament');
  const out = outstandingOf(view).filter((table) => table.status !== 'reported');
  const why = (table: TableView) => {
    if (table.objection) return words.objection(table.objection.game);
    if (table.status === 'complete') return words.notConfirmed;
    return table.played === 0 ? words.nothingReported : `${table.played}/${table.games}`;
  };
  return (
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
                <strong>{why(table)}</strong>
                <small>{words.lastSeen(formatDate(table.since, 'time'))}</small>
              </span>
              <span class="tour-out-end">
                <time>{words.minutes(Math.max(0, Math.floor((now - table.since) / MINUTE)))}</time>
                <button type="button" class="tour-small" onClick={() => onOpen(table)}>
                  {words.openSheet}
                </button>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Decisions({ connection, screen }: DeskProps) {
  const words = useWords('tournament');
  const rules = useWords('rulings');
  const { view } = screen;
  return (
    <section>
      <h2 class="tour-h">
        {words.decisions} <small>{view.rulings.length}</small>
      </h2>
      {view.rulings.length === 0 && <p class="tour-quiet">{words.noDecisions}</p>}
      <Proposals connection={connection} screen={screen} />
      <ul class="tour-list">
        {view.rulings.slice(0, 5).map((ruling) => (
          <li key={`${ruling.at}${ruling.table}`} class="tour-log">
            <p>
              <b>{formatDate(ruling.at, 'time')}</b> {words.table(ruling.table)}, {words.game} {ruling.game}
              <span>{ruling.article}</span>
            </p>
            {rules.irregularities[ruling.event]}
            {ruling.offender !== null && `, ${words.number(ruling.offender)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstTen({ connection, view }: { connection: Connection; view: DeskView }) {
  const words = useWords('tournament');
  return (
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
  );
}
