import type { Verdict } from '../../review/review.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import { type Seat, seatAfter } from '../../schieber/seat.ts';
import type { View } from '../../schieber/view.ts';
import { CardFace } from '../cards/card.tsx';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { sortHand } from '../schieber/hand.ts';
import { modeName, nameOf } from '../schieber/say.ts';
import { go } from '../shell/router.tsx';
import { settings } from '../shell/settings.ts';
import { beginAgain } from './againSource.ts';
import { choiceSaid, reasonSaid } from './sayChoice.ts';

interface CostlyProps {
  readonly verdict: Verdict;
  readonly view: View;
  readonly record: MatchRecord;
  readonly me: Seat;
  readonly id: string;
}

/** One costly decision: the table and the hand as they were, what was better and why, and the way to try it. */
export function CostlyDecision({ verdict, view, record, me, id }: CostlyProps) {
  const words = useWords('review');
  const { game, trick, chosen, best, points, error, reasons } = verdict;
  const again = () => {
    const to = beginAgain(record, verdict, id);
    if (!to) return;
    toast(words.again.uncounted);
    go(to);
  };
  return (
    <article class="review-one">
      <h4>
        {words.review.place(game, trick)}
        <span class="tag">{words.review.cost(formatNumber(points, 1), formatNumber(2 * error, 1))}</span>
      </h4>
      <Situation view={view} me={me} />
      <Cards view={view} verdict={verdict} />
      <p>{words.review.choices(choiceSaid(chosen), choiceSaid(best))}</p>
      <ul class="review-reasons">
        {reasons.map((reason) => (
          <li key={reason.code}>{reasonSaid(reason, me)}</li>
        ))}
      </ul>
      <Button kind="outline" icon="again" onClick={again}>
        {words.again.button}
      </Button>
    </article>
  );
}

/** What lay on the table. */
function Situation({ view, me }: { view: View; me: Seat }) {
  const words = useWords('review');
  if (view.phase !== 'playing') {
    return (
      <p class="note">{view.phase === 'declaring' && view.passed ? words.review.passedTo : words.review.forehand}</p>
    );
  }
  return (
    <>
      <p class="note">
        {modeName(view.mode)}. {view.trick.length === 0 ? words.review.youLead : words.review.onTable}
      </p>
      {view.trick.length > 0 && (
        <ul class="review-cards">
          {view.trick.map((card, place) => (
            <li key={card}>
              <CardFace card={card} />
              <span>{nameOf(seatAfter(view.leader, place), me)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The hand, with the chosen and the better card marked. */
function Cards({ view, verdict: { chosen, best } }: { view: View; verdict: Verdict }) {
  const words = useWords('review');
  const { deck, trumpFirst } = settings.value;
  const mode = view.phase === 'playing' ? view.mode : undefined;
  const cards = sortHand(view.hand, { mode, deck, trumpFirst });
  const markOf = (card: string) => {
    if (chosen.type === 'play' && chosen.card === card) return 'chosen' as const;
    return best.type === 'play' && best.card === card ? ('best' as const) : undefined;
  };
  return (
    <ul class="review-cards" aria-label={words.review.hand}>
      {cards.map((card) => {
        const mark = markOf(card);
        return (
          <li key={card} class={mark}>
            <CardFace card={card} />
            {mark && <span>{words.review[mark]}</span>}
          </li>
        );
      })}
    </ul>
  );
}
