import { useState } from 'preact/hooks';
import type { DeskView } from '../../tournament/evening/views.ts';
import { formatClock, formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { go } from '../shell/router.tsx';
import { HOUR, MINUTE } from '../shell/units.ts';
import type { DeskProps } from './desk.tsx';
import { FinishButton, ReopenButton } from './ending.tsx';
import { Late } from './late.tsx';
import { Mark } from './mark.tsx';
import { nextPasse, outstandingOf, runningOf, withoutSeat } from './passen.ts';
import { useSend } from './send.ts';

/** The clock, how far the evening is, and what comes next on the director's word. */
export function Lead({ connection, screen, now }: DeskProps & { now: number }) {
  const words = useWords('tournament');
  const { view, role } = screen;
  const isOpen = runningOf(view) !== undefined && outstandingOf(view).length > 0;
  const next = nextPasse(view);
  const wantsFinal = !next && view.regulation.finalTable !== null && view.final === null;
  return (
    <section class="tour-lead">
      <Clock view={view} now={now} />
      <Progress view={view} />
      <div class="tour-next">
        {next && <Next connection={connection} screen={screen} isOpen={isOpen} next={next} />}
        {wantsFinal && (
          <Button onClick={() => go(`/t/${connection.id}/${connection.key}?tab=draw`)} disabled={isOpen}>
            {words.drawFinal}
          </Button>
        )}
        {view.level.length > 0 && (
          <Button onClick={() => go(`/t/${connection.id}/${connection.key}?tab=draw`)}>{words.drawLot}</Button>
        )}
        {!next && !wantsFinal && view.level.length === 0 && !view.isFinished && (
          <FinishButton connection={connection} screen={screen} isBlocked={isOpen || role !== 'director'} />
        )}
        {view.isFinished && role === 'director' && <ReopenButton connection={connection} />}
      </div>
    </section>
  );
}

function useNameOf(view: DeskView): (passe: number) => string {
  const words = useWords('tournament');
  const { passen } = view.regulation;
  return (passe) => (passe > passen ? words.finalPasse(passe - passen) : words.passe(passe));
}

function Clock({ view, now }: { view: DeskView; now: number }) {
  const words = useWords('tournament');
  const nameOf = useNameOf(view);
  const running = runningOf(view);
  const { minutesPerPasse } = view.regulation;
  const ends = running?.startedAt ? running.startedAt + minutesPerPasse * MINUTE : null;
  return (
    <p class="tour-clock">
      <time>{clockOf(now, ends)}</time>
      <span>
        {running && ends !== null ? (
          <>
            {now < ends && <b>{words.until(formatDate(ends, 'time'))}</b>}
            {words.since(nameOf(running.passe), formatDate(running.startedAt ?? 0, 'time'))}
            <br />
            {words.guide(minutesPerPasse)}
          </>
        ) : (
          <b>{view.isFinished ? words.finished : words.notRunning}</b>
        )}
      </span>
    </p>
  );
}

/** How long it lasts, or how long it is over; the next day it is simply the time. */
function clockOf(now: number, ends: number | null): string {
  if (ends === null || now - ends > 10 * HOUR) return formatDate(now, 'time');
  return now < ends ? formatClock(ends - now) : `+${formatClock(now - ends)}`;
}

function Progress({ view }: { view: DeskView }) {
  const words = useWords('tournament');
  const { passen, finalTable } = view.regulation;
  const count = (status: string) => view.tables.filter((table) => table.status === status).length;
  return (
    <div>
      <ol class="tour-steps">
        {Array.from({ length: passen }, (_, i) => {
          const stage = view.passen.find((passe) => passe.passe === i + 1)?.stage;
          return (
            <li key={i} class={`tour-step-${stage ?? 'open'}`}>
              {stage === 'closed' && <Mark name="check" />}
              {words.passe(i + 1)}
            </li>
          );
        })}
        {finalTable && <li class={view.final ? 'tour-step-running' : 'tour-step-last'}>{words.finalTable}</li>}
      </ol>
      <ul class="tour-counts">
        {(['visaed', 'reported', 'playing', 'waiting'] as const).map((status) => (
          <li key={status}>
            <b>{status === 'playing' ? count('playing') + count('complete') : count(status)}</b> {words.status[status]}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NextProps extends DeskProps {
  readonly isOpen: boolean;
  readonly next: NonNullable<ReturnType<typeof nextPasse>>;
}

/** The next Passe: drawn, then started; with a reason also while tables are without a visa. SSC 7.03 */
function Next({ connection, screen, isOpen, next }: NextProps) {
  const { view } = screen;
  const words = useWords('tournament');
  const hall = useWords('hall');
  const { command, busy } = useSend(connection);
  const nameOf = useNameOf(view);
  const [despite, setDespite] = useState<string | null>(null);
  const late = next.isFinal ? [] : withoutSeat(view, next.seating);
  const start = async (reason?: string) => {
    const why = reason ? { despite: reason } : {};
    if (await command({ type: 'start-passe', passe: next.passe, ...why })) setDespite(null);
  };
  return (
    <>
      <h2>{words.startsOnWord(nameOf(next.passe))}</h2>
      <div class="tour-acts">
        {!next.isFinal && late.length === 0 && (
          <Button
            kind={next.seating ? 'outline' : 'main'}
            onClick={() => go(`/t/${connection.id}/${connection.key}?tab=draw`)}
          >
            {next.seating ? hall.drawAgain : words.drawPasse(words.passe(next.passe))}
          </Button>
        )}
        {late.length === 0 && (
          <Button busy={busy} disabled={!next.seating || isOpen} onClick={() => void start()}>
            {words.startPasse(nameOf(next.passe))}
          </Button>
        )}
      </div>
      <Late
        {...{ connection, screen, late, passe: next.passe, isBlocked: isOpen || busy }}
        onStart={() => void start()}
      />
      <p>
        {next.seating && !isOpen
          ? late.length === 0 && words.startReady
          : isOpen
            ? words.startFree(view.tables.length)
            : words.notDrawn}
        {next.seating && isOpen && (
          <button type="button" class="tour-small" onClick={() => setDespite('')}>
            {words.startDespite}
          </button>
        )}
      </p>
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
    </>
  );
}
