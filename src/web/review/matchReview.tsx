import './review.css';
import { useMemo, useState } from 'preact/hooks';
import { costliest, type Decision, decisionsOf, reviewOf, type Verdict } from '../../review/review.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Seat } from '../../schieber/seat.ts';
import { formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live.tsx';
import { Progress } from '../parts/progress.tsx';
import { Table } from '../parts/table.tsx';
import { reviewHere } from '../schieber/computer.ts';
import { keepAccuracy } from './accuracies.ts';
import { CostlyDecision } from './costly.tsx';
import { GameBars } from './gameBars.tsx';
import { choiceSaid } from './sayChoice.ts';

/** Reviews of this visit, by the fingerprint of the match: who comes back need not wait again. */
const known = new Map<string, readonly Verdict[]>();

/** How well a match was played: the accuracy, the three costliest decisions, and all others behind a fold. */
export function MatchReview({ record, me, id }: { record: MatchRecord; me: Seat; id: string }) {
  const words = useWords('review');
  useWords('schieber');
  const decisions = useMemo(() => decisionsOf(record, me), [record, me]);
  const [verdicts, setVerdicts] = useState(known.get(record.commitment) ?? []);
  const [state, setState] = useState<'waiting' | 'at work' | 'done' | 'unable'>(
    known.has(record.commitment) ? 'done' : 'waiting',
  );
  if (decisions.length === 0) return null;
  const run = async () => {
    setState('at work');
    const found = await reviewHere(record, me, (verdict) => setVerdicts((before) => [...before, verdict])).catch(
      () => [],
    );
    setState(found.length > 0 ? 'done' : 'unable');
    if (found.length === 0) return;
    known.set(record.commitment, found);
    setVerdicts(found);
    const { accuracy } = reviewOf(found);
    if (accuracy === null) return;
    keepAccuracy(id, accuracy);
    announce(words.review.accuracyIs(formatNumber(accuracy, 0)));
  };
  return (
    <section class="panel review">
      <h2>{words.review.title}</h2>
      {state === 'waiting' && (
        <>
          <p>{words.review.lead}</p>
          <Button kind="outline" icon="bulb" wide onClick={() => void run()}>
            {words.review.start}
          </Button>
        </>
      )}
      {state === 'at work' && (
        <Progress
          done={verdicts.length}
          of={decisions.length}
          label={words.review.working(verdicts.length, decisions.length)}
        />
      )}
      {state === 'unable' && <p class="note">{words.unknown}</p>}
      {state === 'done' && <Figures verdicts={verdicts} />}
      <Costliest verdicts={verdicts} decisions={decisions} isDone={state === 'done'} {...{ record, me, id }} />
      {state === 'done' && <GameBars {...{ record, me, verdicts }} />}
      {state === 'done' && <All verdicts={verdicts} />}
    </section>
  );
}

function Figures({ verdicts }: { verdicts: readonly Verdict[] }) {
  const words = useWords('review');
  const { accuracy, decisions, costly } = reviewOf(verdicts);
  return (
    <>
      <p class="review-accuracy">
        <b>{formatNumber(accuracy ?? 0, 0)}</b> <span>{words.review.accuracy}</span>
      </p>
      <p>{words.review.counts(decisions, costly)}</p>
      <p class="note">{words.review.accuracyNote}</p>
    </>
  );
}

interface CostliestProps {
  readonly verdicts: readonly Verdict[];
  readonly decisions: readonly Decision[];
  readonly isDone: boolean;
  readonly record: MatchRecord;
  readonly me: Seat;
  readonly id: string;
}

/** While the review is at work: the costliest so far. */
function Costliest({ verdicts, decisions, isDone, record, me, id }: CostliestProps) {
  const words = useWords('review');
  const dear = costliest(verdicts);
  if (dear.length === 0) return isDone ? <p>{words.review.none}</p> : null;
  return (
    <>
      <h3>{isDone ? words.review.costliest(dear.length) : words.review.soFar}</h3>
      <ol class="review-list">
        {dear.map((verdict) => {
          const decision = decisions.find(({ game, trick }) => game === verdict.game && trick === verdict.trick);
          return (
            decision && (
              <li key={`${verdict.game}/${verdict.trick}`}>
                <CostlyDecision view={decision.view} {...{ verdict, record, me, id }} />
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}

/** Every decision in the order of play, with what it cost. */
function All({ verdicts }: { verdicts: readonly Verdict[] }) {
  const words = useWords('review');
  const { all, place } = words.review;
  const rows = [...verdicts].sort((a, b) => a.game - b.game || a.trick - b.trick);
  const costOf = ({ points, error, isCostly }: Verdict) => {
    if (points === 0) return all.right;
    return isCostly ? words.review.cost(formatNumber(points, 1), formatNumber(2 * error, 1)) : all.close;
  };
  return (
    <details class="review-all">
      <summary>{all.title}</summary>
      <Table
        caption={all.title}
        columns={[
          { head: all.where, names: true, cell: ({ game, trick }) => place(game, trick) },
          { head: all.chosen, cell: ({ chosen }) => choiceSaid(chosen) },
          { head: all.best, cell: ({ best }) => choiceSaid(best) },
          { head: all.cost, cell: costOf },
        ]}
        rows={rows}
        rowKey={({ game, trick }) => `${game}/${trick}`}
      />
      <p class="note">{all.note}</p>
    </details>
  );
}
