import { barsOf, type Verdict } from '../../review/review.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Seat } from '../../schieber/seat.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';

/** Of each game's 157 points: what the own team made, and what the person's costly decisions gave away. */
export function GameBars({ record, me, verdicts }: { record: MatchRecord; me: Seat; verdicts: readonly Verdict[] }) {
  const { games } = useWords('review').review;
  return (
    <>
      <h3>{games.title}</h3>
      <ol class="review-bars">
        {barsOf(record, me, verdicts).map(({ game, made, lost }) => (
          <li key={game}>
            <span>{games.game(game)}</span>
            <svg class="review-bar" viewBox="0 0 157 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="review-bar-all" width="157" height="10" />
              <rect class="review-bar-lost" x={made} width={lost} height="10" />
              <rect class="review-bar-made" width={made} height="10" />
            </svg>
            <span>{games.made(made, formatNumber(lost, 0))}</span>
          </li>
        ))}
      </ol>
      <p class="note">{games.note}</p>
    </>
  );
}
