import './daily.css';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { FinishedMatch } from '../schieber/slots.ts';

/** Below the points of a match that was dealt from the seed of a day. */
export function ResultBox({ match }: { match: FinishedMatch }) {
  const words = useWords('daily');
  const isCounted = match.kind === 'daily';
  return (
    <section class="panel daily-result">
      <h2>{words.title}</h2>
      <p>{isCounted ? words.counts : words.countsNot}</p>
      <p class="note">{words.keyLater}</p>
      <div>
        <Button kind={isCounted ? 'main' : 'outline'} icon="calendar" href="/daily">
          {words.toDay}
        </Button>
      </div>
    </section>
  );
}
