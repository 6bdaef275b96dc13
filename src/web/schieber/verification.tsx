import './record.css';
import type { Result } from '../../kit/result.ts';
import type { MatchRecord } from '../../schieber/record.ts';
import type { Discrepancy, Verified } from '../../schieber/verify.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Progress } from '../parts/progress.tsx';
import { Icon } from '../shell/icons.tsx';
import { type Check, outcome, useCheck } from './check.ts';
import { beginningOf, inFours } from './say.ts';

/** Somebody's match, recomputed when asked for. */
export const Verification = ({ record }: { record: MatchRecord }) => (
  <VerificationPanel record={record} check={useCheck(record, 'when asked')} />
);

/** The promise, the key, and a button that recomputes the whole match in this browser. */
export function VerificationPanel({ record, check }: { record: MatchRecord; check: Check }) {
  const words = useWords('verification');
  const { answer, done, run } = check;
  return (
    <section class="panel verification" id="verification">
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
      <Button kind="outline" icon="again" wide busy={answer === 'at work'} onClick={run}>
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
  const words = useWords('verification');
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

/** The line of the first card once more, at the end: whether what was promised held. */
export function Proof({ commitment, check }: { commitment: string; check: Check }) {
  const words = useWords('verification');
  const { fingerprintShort } = useWords('schieber');
  const { answer } = check;
  const isBroken = answer !== undefined && answer !== 'at work' && !answer.ok;
  const held = answer === undefined || answer === 'at work' ? words.checking : answer.ok ? words.held : words.broken;
  return (
    <a class={`result-proof${isBroken ? ' broken' : ''}`} href="#verification">
      <Icon name={isBroken ? 'no' : 'print'} />
      <span>
        {fingerprintShort} <code>{beginningOf(commitment)} …</code> <b>{held}</b>
      </span>
    </a>
  );
}
