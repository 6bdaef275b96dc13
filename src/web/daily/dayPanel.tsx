import { useState } from 'preact/hooks';
import type { DayView } from '../../daily/wire.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { StartAnother } from '../schieber/startAnother.tsx';
import { now } from '../shell/clock.ts';
import { go } from '../shell/router.tsx';
import { startTry } from './start.ts';

/** What one can do with a day: play it, go on, or practise it. */
export function DayPanel({ day, onRefused }: { day: DayView; onRefused: () => void }) {
  const words = useWords('daily');
  const { mine } = day;
  if (mine && mine.ending === null)
    return (
      <section class="daily-start">
        <p>{words.resumeUntil(formatDate(mine.deadline, 'dayTime'))}</p>
        <Button kind="go" icon="play" wide href={`/table/${mine.match}`}>
          {words.resume}
        </Button>
      </section>
    );
  const isOver = now() >= day.closesAt;
  if (!mine && !isOver)
    return (
      <section class="daily-start">
        <Start day={day} counted onRefused={onRefused} label={words.start} />
        <p>{words.startNote}</p>
        <p>{words.tries(day.tries)}</p>
      </section>
    );
  return (
    <section class="panel daily-practise">
      <Start day={day} counted={false} onRefused={onRefused} label={mine ? words.practise : words.replay} />
      {mine && (
        <Button kind="quiet" icon="list" href={`/table/${mine.match}`}>
          {words.lookBack}
        </Button>
      )}
      <p class="note">{mine ? words.practiseNote : words.replayNote}</p>
    </section>
  );
}

interface StartProps {
  day: DayView;
  counted: boolean;
  label: string;
  /** The page shows what this browser did not know yet. */
  onRefused: () => void;
}

function Start({ day, counted, label, onRefused }: StartProps) {
  const words = useWords('daily');
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const to = await startTry(day, counted);
    if (to.ok) return go(to.value);
    setBusy(false);
    toast(wordsOf(to.refusal, words.refusals), 'refusal');
    onRefused();
  };
  return (
    <StartAnother onStart={start}>
      {(ask) => (
        <Button kind={counted ? 'go' : 'outline'} icon="play" wide={counted} busy={busy} onClick={ask}>
          {label}
        </Button>
      )}
    </StartAnother>
  );
}
