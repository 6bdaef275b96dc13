import './review.css';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import type { FinishedMatch } from '../schieber/slots.ts';
import { againNow, onceMore } from './againSource.ts';

/** After a game that was played again: then and now, once more, and the way back. */
export function AgainBox({ match }: { match: FinishedMatch }) {
  const words = useWords('review');
  const kept = againNow();
  if (!kept) return null;
  return (
    <section class="panel again-box">
      <h2>{words.again.title}</h2>
      <p>{words.again.thenAndNow(kept.points, match.points)}</p>
      <p class="note">{words.again.uncounted}</p>
      <div class="row">
        <Button
          kind="outline"
          icon="again"
          onClick={() => {
            onceMore(kept);
            location.reload();
          }}
        >
          {words.again.onceMore}
        </Button>
        <Button kind="quiet" href={`/table/${kept.from}`}>
          {words.again.back}
        </Button>
      </div>
    </section>
  );
}
