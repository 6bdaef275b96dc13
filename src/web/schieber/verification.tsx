import { useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Discrepancy, Verified } from '../../schieber/verify.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live.tsx';
import { Progress } from '../parts/progress.tsx';
import { Icon } from '../shell/icons.tsx';
import { verifyHere } from './computer.ts';
import { inFours } from './say.ts';

/** The promise, the key, and a button that recomputes the whole match in this browser. */
export function Verification({ record }: { record: MatchRecord }) {
  const words = useWords('schieber');
  const [done, setDone] = useState(0);
  const [answer, setAnswer] = useState<Result<Verified, Discrepancy> | 'at work' | undefined>();
  const check = async () => {
    setAnswer('at work');
    setDone(0);
    const found = await verifyHere(record, setDone);
    setAnswer(found);
    announce(outcome(found, words));
  };
  return (
    <section class="panel verification">
      <h2>
        <Icon name="shield" />
        {words.verifyTitle}
      </h2>
      <dl>
        <div>
          <dt>{words.shownBefore}</dt>
          <dd>
            <code>{inFours(record.commitment)}</code>
          </dd>
        </div>
        {record.serverSeed !== null && (
          <div>
            <dt>{words.keyOpen}</dt>
            <dd>
              <code>{inFours(record.serverSeed)}</code>
            </dd>
          </div>
        )}
      </dl>
      <Button kind="outline" icon="again" wide busy={answer === 'at work'} onClick={check}>
        {answer === 'at work' ? words.recomputing : words.recompute}
      </Button>
      {answer === undefined || answer === 'at work' ? (
        <>
          {answer === 'at work' && <Progress done={done} of={choicesIn(record)} label={words.recomputing} />}
          <p class="note">{words.recomputeNote}</p>
        </>
      ) : (
        <Outcome answer={answer} />
      )}
    </section>
  );
}

function Outcome({ answer }: { answer: Result<Verified, Discrepancy> }) {
  const words = useWords('schieber');
  return (
    <div class={`outcome ${answer.ok ? 'outcome-good' : 'outcome-bad'}`}>
      <Icon name={answer.ok ? 'check' : 'no'} />
      <div>
        <p>
          <b>{outcome(answer, words)}</b>
        </p>
        {answer.ok && answer.value.unknownPlayers.length > 0 && <p class="note">{words.verifiedPartly}</p>}
      </div>
    </div>
  );
}

/** How many times a computer player chose: cards, and about one declaration a game. */
const choicesIn = (record: MatchRecord): number =>
  record.played.reduce(
    (sum, { tricks }) => sum + 1 + tricks.reduce((cards, trick) => cards + Math.round(trick.cards.length * 0.75), 0),
    0,
  );

type Sentences = Pick<
  ReturnType<typeof useWords<'schieber'>>,
  'verified' | 'notVerified' | 'discrepancies' | 'atGame' | 'atCard'
>;

/** What came out, in one sentence; a discrepancy names its place. */
export function outcome(answer: Result<Verified, Discrepancy>, words: Sentences): string {
  if (answer.ok) return words.verified(answer.value.games, answer.value.cards, answer.value.choices);
  const { code, game, card } = answer.refusal;
  const place = game === undefined ? '' : card === undefined ? words.atGame(game) : words.atCard(game, card);
  return words.notVerified([place, words.discrepancies[code]].filter(Boolean).join(': '));
}
