import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import { isExcluded } from '../../ledger/exclusion.ts';
import { parseFrancs } from '../../ledger/money.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { colon, formatDate, formatMoney } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { listen } from '../push/push.ts';
import { now } from '../shell/clock.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { account, refreshAccount } from './account.ts';
import { editionName } from './edition.ts';
import { Games } from './games.tsx';
import { Help } from './help.tsx';
import { History } from './history.tsx';
import { LimitsForm } from './limitsForm.tsx';
import { DocumentDue, PaidIn } from './paidIn.tsx';
import { PurseNote } from './purse.tsx';
import { Signs } from './signs.tsx';
import type { Tell } from './tell.ts';

/** The account: money in and out, limits, exclusion, history. B21 5, 10.2 */
export function Screen() {
  const words = useWords('big21');
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');
  // What the desk does with the account is seen here at once: cash that waits for the player's word.
  useEffect(() => {
    if (!session.value) return;
    refreshAccount();
    return listen(`wallet:${session.value.id}`, refreshAccount, refreshAccount);
  }, [session.value]);
  const tell: Tell = async (work) => {
    const answer = await work;
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
    setDone(answer.ok ? words.saved : '');
    await refreshAccount();
  };
  const held = account.value;
  const isLoaded = held !== undefined;
  // Whoever came for one part of the page sees it, once it is there.
  useEffect(() => {
    if (isLoaded && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isLoaded]);
  if (session.value === null)
    return (
      <Page title={words.account} narrow>
        <p>
          {words.signInFirst} <Link href="/sign-in">{words.signIn}</Link>
        </p>
      </Page>
    );
  return (
    <Page title={words.account} narrow>
      {held && (
        <div class="stack">
          <PurseNote />
          <Signs />
          <p class="big21-balance">
            {words.balance} <b>{formatMoney(held.balance)}</b>
          </p>
          {session.value && (
            <p class="note">
              {words.deskPerson}
              {colon()}
              <code class="big21-hash">{session.value.id}</code>
            </p>
          )}
          <FormError>{problem}</FormError>
          {done && <p role="status">{done}</p>}
          <PaidIn tell={tell} />
          <DocumentDue />
          <Acceptance tell={tell} />
          <LimitsForm key={JSON.stringify(held.wallet.limits ?? null)} tell={tell} />
          <InAndOut tell={tell} />
          <SelfExclusion tell={tell} />
          <Games />
          <History />
        </div>
      )}
    </Page>
  );
}

function Acceptance({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const { wallet, inForce: wanted } = account.value!;
  const { accepted } = wallet;
  if (accepted?.rules === wanted.rules && accepted.conditions === wanted.conditions) return null;
  return (
    <section class="panel stack" id="rules">
      <p>{words.accept}</p>
      <p class="big21-links">
        <Link href="/big21/rules">{words.rules}</Link>
        <Link href="/big21/rules#conditions">{words.conditionsTitle}</Link>
      </p>
      <p class="note">
        {words.rulesShort}
        {colon()}
        {words.inForce(editionName(wanted.rules))} · {words.conditionsTitle}
        {colon()}
        {words.inForce(editionName(wanted.conditions))}
      </p>
      <Button onClick={() => tell(call('POST /wallet/acceptance', { body: wanted }))}>{words.acceptButton}</Button>
    </section>
  );
}

function InAndOut({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const [text, setText] = useState('20');
  const amount = parseFrancs(text);
  const isReady = amount !== undefined && amount > 0;
  const deposit = () => isReady && tell(call('POST /wallet/deposits', { body: { amount } }));
  const payOut = () => isReady && tell(call('POST /wallet/payouts', { body: { amount } }));
  return (
    <section class="panel stack" id="money">
      <h2>{words.inAndOut}</h2>
      <Field label={words.amount} inputMode="decimal" value={text} onInput={setText} />
      {account.value?.money === 'sandbox' && (
        <Button disabled={!isReady} onClick={deposit}>
          {words.deposit}
        </Button>
      )}
      <Button kind="outline" disabled={!isReady} onClick={payOut}>
        {words.payout}
      </Button>
      <p class="note">{words.payoutNote}</p>
    </section>
  );
}

function SelfExclusion({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const [days, setDays] = useState('');
  const exclusion = account.value?.wallet.exclusion;
  return (
    <section class="panel stack" id="exclusion">
      <h2>{words.exclusion}</h2>
      {isExcluded(exclusion, now()) && exclusion?.until !== undefined && (
        <p>
          <b>{words.excludedUntil(formatDate(exclusion.until, 'dayTime'))}</b>
        </p>
      )}
      <p class="note">{words.exclusionLead}</p>
      <Field label={words.days} inputMode="numeric" value={days} onInput={setDays} />
      <AskFirst
        title={words.exclusion}
        question={words.excludeQuestion(Number(days))}
        yes={words.excludeYes(Number(days))}
        onYes={() => tell(call('POST /wallet/exclusion', { body: { days: Number(days) } }))}
      >
        {(ask) => (
          <Button kind="outline" disabled={!/^\d+$/.test(days)} onClick={ask}>
            {words.excludeMe}
          </Button>
        )}
      </AskFirst>
      <Help />
    </section>
  );
}
