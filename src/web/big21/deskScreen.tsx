import { DAY } from '../shell/units.ts';
import './big21.css';
import { useEffect, useState } from 'preact/hooks';
import type { MonitorLine } from '../../big21/wire.ts';
import { parseFrancs } from '../../ledger/money.ts';
import type { Waiting } from '../../ledger/wallet.ts';
import type { DeskAccount } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { hasRole, session } from '../api/session.ts';
import { formatDate, formatMoney, formatPercent } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { now } from '../shell/clock.ts';
import { Page } from '../shell/page.tsx';
import type { Tell } from './tell.ts';

/** The cash desk, and for the operator the paid ratio with its band. B21 3.2 */
export function Screen() {
  const words = useWords('big21');
  return (
    <Page title={hasRole('cashier') ? words.deskTitle : words.monitorTitle} narrow>
      <div class="stack">
        {hasRole('cashier') && <Desk />}
        {(hasRole('organiser') || hasRole('auditor')) && <Monitor />}
        {session.value === null && <p>{words.signInFirst}</p>}
      </div>
    </Page>
  );
}

function Desk() {
  const words = useWords('big21');
  const [person, setPerson] = useState('');
  const [text, setText] = useState('');
  const [shown, setShown] = useState<DeskAccount>();
  const [problem, setProblem] = useState('');
  const params = { person };
  const load = async () => {
    const answer = await call('GET /desk/accounts/:person', { params });
    setShown(answer.ok ? answer.value : undefined);
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
  };
  const tell: Tell = async (work) => {
    const answer = await work;
    await load();
    if (!answer.ok) setProblem(wordsOf(answer.refusal, words.refusals));
  };
  const amount = parseFrancs(text);
  return (
    <section class="panel stack">
      <Field label={words.deskPerson} value={person} onInput={setPerson} />
      <Button kind="outline" disabled={person === ''} onClick={load}>
        {words.deskShow}
      </Button>
      <FormError>{problem}</FormError>
      {shown && (
        <>
          <p>
            {shown.holder && (
              <>
                <b>{shown.holder.name}</b>, {formatDate(Date.parse(shown.holder.born))}, {shown.holder.town}
                <br />
              </>
            )}
            {words.balance}: <b>{formatMoney(shown.balance)}</b>
          </p>
          {shown.wallet.identity !== 'checked' && (
            <Button
              kind="outline"
              onClick={() =>
                tell(call('POST /desk/accounts/:person/identity', { params, body: { result: 'checked' } }))
              }
            >
              {words.deskIdentity}
            </Button>
          )}
          <Field label={words.amount} inputMode="decimal" value={text} onInput={setText} />
          <Button
            disabled={!amount}
            onClick={() => amount && tell(call('POST /desk/accounts/:person/deposits', { params, body: { amount } }))}
          >
            {words.deskDeposit}: {amount ? formatMoney(amount) : '–'}
          </Button>
          {Object.entries(shown.wallet.waiting).map(([id, waiting]) => (
            <WaitingMoney key={id} person={person} id={id} waiting={waiting} tell={tell} />
          ))}
        </>
      )}
    </section>
  );
}

interface WaitingProps {
  person: string;
  id: string;
  waiting: Waiting;
  tell: Tell;
}

/** A deposit, payout or correction that waits: for a second person, or to be handed over. */
function WaitingMoney({ person, id, waiting, tell }: WaitingProps) {
  const words = useWords('big21');
  const params = { person };
  const settle = (result: 'paid' | 'returned') =>
    tell(call('POST /desk/accounts/:person/payouts', { params, body: { id, result } }));
  const approve = () => tell(call('POST /desk/accounts/:person/approvals', { params, body: { id } }));
  return (
    <div class="stack">
      <p>
        {words.deskWaiting}: {words.kinds[waiting.kind]} {formatMoney(waiting.amount)}
      </p>
      {waiting.kind === 'payout' && !waiting.held ? (
        <div class="row">
          <Button onClick={() => settle('paid')}>{words.deskPaid}</Button>
          <Button kind="outline" onClick={() => settle('returned')}>
            {words.deskReturn}
          </Button>
        </div>
      ) : (
        <Button onClick={approve}>{words.deskApprove}</Button>
      )}
    </div>
  );
}

function Monitor() {
  const words = useWords('big21');
  const [days, setDays] = useState<readonly MonitorLine[]>([]);
  useEffect(() => {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const query = { from: day(now() - 30 * DAY), until: day(now() + DAY) };
    call('GET /big21/monitor', { query }).then((answer) => answer.ok && setDays(answer.value.days));
  }, []);
  return (
    <section class="panel stack">
      {hasRole('cashier') && <h2>{words.monitorTitle}</h2>}
      {days.length === 0 && <p>{words.noHistory}</p>}
      <div class="table-scroll" hidden={days.length === 0}>
        <table class="table">
          <thead>
            <tr>
              <th>{words.day}</th>
              <th class="n">{words.games}</th>
              <th class="n">{words.ratio}</th>
              <th class="n">{words.band}</th>
              <th class="n">{words.standing}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((line) => (
              <tr key={line.model + line.day}>
                <td>
                  {formatDate(Date.parse(line.day), 'shortDay')} · {line.model}
                </td>
                <td class="n">{line.games}</td>
                <td class="n">{formatPercent(line.ratio, 1)}</td>
                <td class="n">
                  {formatPercent(line.band[0], 1)} – {formatPercent(line.band[1], 1)}
                </td>
                <td class="n">{line.alarm ? <b>{words.alarm}</b> : words.inOrder}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
