import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableView } from '../../tournament/evening/board.ts';
import type { DeskView } from '../../tournament/evening/views.ts';
import type { OpenSheet } from '../../tournament/sheet/sheet.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { useTick } from '../parts/duration.tsx';
import { Link } from '../shell/router.tsx';
import { MINUTE } from '../shell/units.ts';
import { Announce } from './announce.tsx';
import { Calls } from './calls.tsx';
import type { Connection } from './connection.ts';
import type { DeskProps } from './desk.tsx';
import { EndTotals } from './endTotals.tsx';
import { Lead } from './lead.tsx';
import { Mark } from './mark.tsx';
import { isOverdue, outstandingOf } from './passen.ts';
import { Proposals } from './proposals.tsx';
import { RulingWizard } from './ruling.tsx';
import { SheetDialog } from './sheetDialog.tsx';
import { usePasse, WhichPasse } from './whichPasse.tsx';

/** The hall at a glance: clock, tables, who is late, announcements, rulings, ranking. */
export function DeskBoard({ connection, screen }: DeskProps) {
  const now = useTick();
  const { view, role } = screen;
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [isRuling, setRuling] = useState(false);
  const [passe, setPasse] = useState<number | null>(null);
  const elsewhere = usePasse(connection, screen.revision, open?.passe ?? passe);
  const shown = passe === null ? view.tables : elsewhere.filter((table) => table.passe === passe);
  const isOpen = (table: TableView) => table.table === open?.table && table.passe === open.passe;
  const current = [...view.tables, ...view.earlier, ...elsewhere].find(isOpen);
  const canInitial = role === 'director';
  const { regulation } = view;
  const close = () => setOpen(null);
  if (current && isRuling)
    return <RulingWizard {...{ connection, regulation, table: current }} onClose={() => setRuling(false)} />;
  return (
    <>
      <Calls connection={connection} screen={screen} />
      <Lead connection={connection} screen={screen} now={now} />
      {view.tables.length > 0 && (
        <Tables {...{ view, now, onOpen: setOpen, tables: shown }}>
          <WhichPasse view={view} passe={passe} onChoose={setPasse} />
        </Tables>
      )}
      <div class="tour-columns">
        <Outstanding view={view} now={now} onOpen={setOpen} />
        <Announce connection={connection} screen={screen} />
        <Decisions connection={connection} screen={screen} />
        <FirstTen connection={connection} view={view} />
      </div>
      <EndTotals connection={connection} totals={view.endTotals} canInitial={canInitial} />
      {current && (
        <SheetDialog
          key={`${current.passe}/${current.table}`} // what was typed for one table is not another's
          {...{ connection, regulation, table: current, me: screen, onClose: close }}
          onRuling={() => setRuling(true)}
        />
      )}
    </>
  );
}

interface HallProps {
  readonly view: DeskView;
  readonly now: number;
  readonly onOpen: (table: OpenSheet) => void;
}

const MARKS = { waiting: 'ring', playing: 'ring', complete: 'ring', reported: 'up', visaed: 'twice' } as const;

interface TablesProps extends HallProps {
  readonly tables: readonly TableView[];
  readonly children: ComponentChildren;
}

function Tables({ view, tables, now, onOpen, children }: TablesProps) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const german = tables.filter((table) => table.cards === 'german').length;
  return (
    <section class="tour-hall">
      <h2 class="tour-h">
        {words.tables(tables.length)}
        {german > 0 && german < tables.length && (
          <small>
            1–{german} {words.cards['german']}, {german + 1}–{tables.length} {words.cards['french']}
          </small>
        )}
      </h2>
      {children}
      <ul class="tour-grid">
        {tables.map((table) => {
          const late = isOverdue(view, table, now);
          const look = late ? 'late' : table.status;
          return (
            <li key={table.table}>
              <button type="button" class={`tour-table tour-table-${look}`} onClick={() => onOpen(table)}>
                <b>{table.table}</b>
                <span class="tour-state">
                  <Mark name={late ? 'clock' : MARKS[table.status]} />
                  {late ? words.status.overdue : words.status[table.status]}
                </span>
                <span class="tour-detail">
                  {table.status === 'reported' && (table.isAborted ? hall.remarks.aborted : scoreOf(table))}
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

const scoreOf = ({ totals }: TableView): string => `${formatNumber(totals[0])} : ${formatNumber(totals[1])}`;

function Outstanding({ view, now, onOpen }: HallProps) {
  const words = useWords('tournament');
  const hall = useWords('hall');
  const out = [...view.earlier, ...outstandingOf(view).filter((table) => table.status !== 'reported' || table.asked)];
  const why = (table: TableView) => {
    if (table.asked) return hall.corrections(1);
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
            <li key={`${table.passe}/${table.table}`} class="tour-out">
              <b>{table.table}</b>
              <span>
                <strong>{why(table)}</strong>
                <small>
                  {view.earlier.includes(table) && `${words.passe(table.passe)}, `}
                  {words.lastSeen(formatDate(table.since, 'time'))}
                </small>
              </span>
              <span class="tour-out-end">
                <time class={isOverdue(view, table, now) ? 'tour-overdue' : ''}>
                  {words.minutes(Math.max(0, Math.floor((now - table.since) / MINUTE)))}
                </time>
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
  const hasFinal = view.ranking.some((line) => line.final !== null);
  return (
    <section>
      <h2 class="tour-h">
        {words.tabs.ranking}
        <Link class="tour-more" href={`/t/${connection.id}/${connection.key}?tab=ranking`}>
          {words.all(view.ranking.length)}
        </Link>
      </h2>
      <table class="tour-ranks">
        <thead>
          <tr>
            <th>{words.rank}</th>
            <th>{words.name}</th>
            {hasFinal && <th>{words.finalTable}</th>}
            <th>{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {view.ranking.slice(0, 10).map((line, index) => (
            <tr key={line.number} class={view.regulation.finalTable && index === 4 ? 'tour-cut' : ''}>
              <td>{line.rank ?? '–'}</td>
              <th scope="row">{line.name}</th>
              {hasFinal && <td>{line.final ? formatNumber(line.final.points) : ''}</td>}
              <td>{formatNumber(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
