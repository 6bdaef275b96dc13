import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../kit/result.ts';
import { isExcluded } from '../../ledger/exclusion.ts';
import { inForce, WINDOWS } from '../../ledger/limits.ts';
import { parseFrancs } from '../../ledger/money.ts';
import type { Refusal } from '../api/refusal.ts';
import { get, post, put } from '../api/request.ts';
import { session } from '../api/session.ts';
import { formatDate, formatMoney } from '../i18n/format.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/router.tsx';
import { account, refreshAccount, type StatementLine } from './account.ts';

/** The account: money in and out, limits, exclusion, history. B21 5, 10.2 */
export function Screen() {
  const words = useWords('big21');
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');
  const [lines, setLines] = useState<readonly StatementLine[]>([]);
  const load = async () => {
    await refreshAccount();
    const answer = await get<{ lines: readonly StatementLine[] }>('/wallet/statement');
    if (answer.ok) setLines(answer.value.lines);
  };
  useEffect(() => {
    if (session.value) load();
  }, [session.value]);
  const tell = async (work: Promise<Result<unknown, Refusal>>) => {
    const answer = await work;
    setProblem(answer.ok ? '' : refusalText(answer.refusal, words.refusals));
    setDone(answer.ok ? words.saved : '');
    await load();
  };
  const held = account.value;
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
          {held.money === 'sandbox' && <p class="note">{words.playMoney}</p>}
          <p class="big21-balance">
            {words.balance} <b>{formatMoney(held.balance)}</b>
          </p>
          <FormError>{problem}</FormError>
          {done && <p role="status">{done}</p>}
          <Acceptance tell={tell} />
          <Limits key={JSON.stringify(held.wallet.limits ?? null)} tell={tell} />
          <InAndOut tell={tell} />
          <SelfExclusion tell={tell} />
          <History lines={lines} />
        </div>
      )}
    </Page>
  );
}

type Tell = (work: Promise<Result<unknown, Refusal>>) => Promise<void>;

function Acceptance({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const { wallet, inForce: wanted } = account.value!;
  const { accepted } = wallet;
  if (accepted?.rules === wanted.rules && accepted.conditions === wanted.conditions) return null;
  return (
    <section class="panel stack">
      <p>{words.accept}</p>
      <p>
        <Link href="/big21/rules">{words.rules}</Link>
      </p>
      <Button onClick={() => tell(post('/wallet/acceptance', wanted))}>{words.acceptButton}</Button>
    </section>
  );
}

function Limits({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const limits = account.value?.wallet.limits;
  const shown = (days: 1 | 7 | 30): string => {
    const amount = limits && inForce(limits.netLoss[days], now());
    return amount === undefined ? '' : String(amount / 100);
  };
  const [values, setValues] = useState({ 1: shown(1), 7: shown(7), 30: shown(30) });
  const labels = { 1: words.perDay, 7: words.per7, 30: words.per30 };
  const parsed = WINDOWS.map((days) => parseFrancs(values[days]));
  const save = () => tell(put('/wallet/limits', { netLoss: { 1: parsed[0], 7: parsed[1], 30: parsed[2] } }));
  return (
    <section class="panel stack">
      <h2>{words.limits}</h2>
      <p class="note">{words.limitsLead}</p>
      {WINDOWS.map((days) => {
        const raise = limits?.netLoss[days].raise;
        const waits = raise?.amount !== undefined && raise.from > now();
        return (
          <Field
            key={days}
            label={labels[days]}
            inputMode="decimal"
            value={values[days]}
            hint={waits ? words.waits(formatMoney(raise.amount!), formatDate(raise.from, 'dayTime')) : undefined}
            onInput={(value) => setValues({ ...values, [days]: value })}
          />
        );
      })}
      <Button disabled={parsed.some((amount) => amount === undefined)} onClick={save}>
        {words.saveLimits}
      </Button>
    </section>
  );
}

function InAndOut({ tell }: { tell: Tell }) {
  const words = useWords('big21');
  const [text, setText] = useState('20');
  const amount = parseFrancs(text);
  const isReady = amount !== undefined && amount > 0;
  return (
    <section class="panel stack">
      <Field label={words.amount} inputMode="decimal" value={text} onInput={setText} />
      {account.value?.money === 'sandbox' && (
        <Button disabled={!isReady} onClick={() => tell(post('/wallet/deposits', { amount }))}>
          {words.deposit}
        </Button>
      )}
      <Button kind="outline" disabled={!isReady} onClick={() => tell(post('/wallet/payouts', { amount }))}>
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
    <section class="panel stack">
      <h2>{words.exclusion}</h2>
      {isExcluded(exclusion, now()) && exclusion?.until !== undefined && (
        <p>
          <b>{words.excludedUntil(formatDate(exclusion.until, 'dayTime'))}</b>
        </p>
      )}
      <p class="note">{words.exclusionLead}</p>
      <Field label={words.days} inputMode="numeric" value={days} onInput={setDays} />
      <Button
        kind="danger"
        disabled={!/^\d+$/.test(days)}
        onClick={() => tell(post('/wallet/exclusion', { days: Number(days) }))}
      >
        {words.excludeMe}
      </Button>
      <p>{words.help}</p>
    </section>
  );
}

function History({ lines }: { lines: readonly StatementLine[] }) {
  const words = useWords('big21');
  return (
    <section class="panel stack">
      <h2>{words.history}</h2>
      {lines.length === 0 ? (
        <p>{words.noHistory}</p>
      ) : (
        <div class="table-scroll">
          <table class="table">
            <tbody>
              {lines.map((line) => (
                <tr key={line.seq}>
                  <td>{formatDate(line.at, 'dayTime')}</td>
                  <td>{words.kinds[line.kind] ?? line.kind}</td>
                  <td class="n">{formatMoney(line.amount)}</td>
                  <td class="n">{formatMoney(line.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        <a href="/api/wallet/statement?format=csv" download="big21.csv">
          {words.csv}
        </a>
      </p>
    </section>
  );
}
