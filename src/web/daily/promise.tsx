import { useState } from 'preact/hooks';
import type { DayPromise, DayView } from '../../daily/wire.ts';
import { call, fileAddress } from '../api/call.ts';
import { formatDate } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live.tsx';
import { inFours } from '../schieber/say.ts';
import { Icon } from '../shell/icons.tsx';

/** What was promised about the cards, and the proof when nobody plays them any more. */
export function Promised({ day, next }: { day: DayView; next: DayPromise | null }) {
  const words = useWords('daily');
  const { levels } = useWords('shell');
  const { level } = day.computers;
  return (
    <section class="panel daily-promise">
      <h2>
        <Icon name="shield" />
        {words.fair}
      </h2>
      <p>{words.fairText(levels[level] ?? level)}</p>
      <dl>
        <dt>{words.promisedAt(formatDate(day.announcedAt, 'dayTime'))}</dt>
        <dd>
          <code>{inFours(day.commitment)}</code>
        </dd>
        {day.seed !== null && (
          <>
            <dt>{words.seed}</dt>
            <dd>
              <code>{inFours(day.seed)}</code>
            </dd>
          </>
        )}
        {next && (
          <>
            <dt>{words.tomorrow}</dt>
            <dd>
              <code>{inFours(next.commitment)}</code>
            </dd>
          </>
        )}
      </dl>
      {day.seed === null ? (
        <p class="note">{words.seedFrom(formatDate(day.revealedFrom, 'dayTime'))}</p>
      ) : (
        <Proof day={day} />
      )}
    </section>
  );
}

/** The reader's own browser deals the day again. */
function Proof({ day: { day } }: { day: DayView }) {
  const words = useWords('daily');
  const [verdict, setVerdict] = useState<string>();
  const check = async () => {
    const [{ verifyDay }, proof] = await Promise.all([
      import('../../daily/proof.ts'),
      call('GET /daily/days/:day/proof', { params: { day } }),
    ]);
    const isTrue = proof.ok && (await verifyDay(proof.value)).ok;
    const said = isTrue ? words.checked : words.notChecked;
    setVerdict(said);
    announce(said);
  };
  return (
    <div class="stack">
      <div class="row">
        <Button kind="outline" icon="again" onClick={check}>
          {words.check}
        </Button>
        <a
          class="button button-quiet"
          href={fileAddress('GET /daily/days/:day/proof', { params: { day } })}
          download={`gschobe-${day}.json`}
        >
          <Icon name="download" />
          <span>{words.download}</span>
        </a>
      </div>
      {verdict && <p role="status">{verdict}</p>}
    </div>
  );
}
