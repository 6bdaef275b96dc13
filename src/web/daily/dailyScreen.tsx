import './daily.css';
import type { DayPromise, DayView } from '../../daily/wire.ts';
import { useAnswer } from '../championship/use.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { ErrorState } from '../parts/error-state.tsx';
import { Progress } from '../parts/progress.tsx';
import { Page } from '../shell/page.tsx';
import type { Params } from '../shell/router.tsx';
import { Archive } from './archive.tsx';
import { DayPanel } from './dayPanel.tsx';
import { Promised } from './promise.tsx';
import { Result } from './result.tsx';
import { Tables } from './tables.tsx';

/** /daily: today's twelve deals; /daily/:day: those of a day before. */
export const Screen = ({ params }: { params: Params }) => {
  const day = params['day'];
  return day === undefined ? <Today /> : <Earlier key={day} day={day} />;
};

function Today() {
  const words = useWords('daily');
  const { value, refusal, reload } = useAnswer('GET /daily', {});
  if (value) return <Day day={value.today} next={value.next} isToday reload={reload} />;
  return (
    <Page title={words.title} narrow>
      {refusal ? <ErrorState text={wordsOf(refusal, words.refusals)} onRetry={reload} /> : <Progress />}
    </Page>
  );
}

function Earlier({ day }: { day: string }) {
  const words = useWords('daily');
  const { value, refusal, reload } = useAnswer('GET /daily/days/:day', { params: { day } });
  if (value) return <Day day={value} next={null} reload={reload} />;
  const isUnknown = refusal?.code === 'not-found' || refusal?.code === 'invalid';
  return (
    <Page title={words.title} narrow>
      {!refusal ? (
        <Progress />
      ) : (
        <ErrorState text={isUnknown ? words.noSuchDay : wordsOf(refusal, words.refusals)} onRetry={reload} />
      )}
    </Page>
  );
}

interface DayProps {
  day: DayView;
  next: DayPromise | null;
  isToday?: boolean;
  reload: () => Promise<void>;
}

function Day({ day, next, isToday = false, reload }: DayProps) {
  const words = useWords('daily');
  return (
    <Page title={words.title} eyebrow={formatDate(day.opensAt, 'weekday')} narrow>
      <div class="stack daily">
        {isToday && !day.mine && <p class="daily-lead">{words.lead}</p>}
        {day.result && <Result day={day} result={day.result} />}
        <DayPanel day={day} onRefused={() => void reload()} />
        <Tables day={day.day} />
        <Promised day={day} next={next} />
        <Archive />
      </div>
    </Page>
  );
}
