import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import { isExcluded } from '../../ledger/exclusion.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { formatDate } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { FormError } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { account, refreshAccount } from './account.ts';
import { HelpLines } from './help.tsx';
import { SelfTest } from './selfTest.tsx';
import { Signs } from './signs.tsx';

/** What keeps Big21 a game: signs, a pause, limits, a self-test, somebody to talk to. Ruling M6 */
export function Screen() {
  const words = useWords('big21Care');
  useEffect(() => {
    if (session.value) refreshAccount();
  }, [session.value]);
  return (
    <Page title={words.title} narrow>
      <div class="stack">
        <p>{words.lead}</p>
        <Signs />
        {session.value && <Pause />}
        <SelfTest />
        <HelpLines />
      </div>
    </Page>
  );
}

/** A day or a week without money, at one question; it cannot be shortened. */
function Pause() {
  const words = useWords('big21');
  const care = useWords('big21Care');
  const [problem, setProblem] = useState('');
  const exclusion = account.value?.wallet.exclusion;
  const pause = async (days: number) => {
    const answer = await call('POST /wallet/exclusion', { body: { days } });
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
    await refreshAccount();
  };
  return (
    <section class="panel stack" id="pause">
      <h2>{care.pauseTitle}</h2>
      {isExcluded(exclusion, now()) && exclusion?.until !== undefined && (
        <p role="status">
          <b>{words.excludedUntil(formatDate(exclusion.until, 'dayTime'))}</b>
        </p>
      )}
      <p>{care.pauseLead}</p>
      <FormError>{problem}</FormError>
      <div class="big21-pause">
        {([1, 7] as const).map((days) => (
          <AskFirst
            key={days}
            title={care.pauseTitle}
            question={words.excludeQuestion(days)}
            yes={words.excludeYes(days)}
            onYes={() => pause(days)}
          >
            {(ask) => (
              <Button wide kind="outline" onClick={ask}>
                {days === 1 ? care.day : care.week}
              </Button>
            )}
          </AskFirst>
        ))}
      </div>
      <p class="big21-links">
        <Link href="/big21/account#exclusion">{care.longer}</Link>
        <Link href="/big21/account#limits">{care.limits}</Link>
      </p>
    </section>
  );
}
