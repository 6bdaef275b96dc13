import { useEffect, useState } from 'preact/hooks';
import { isExcluded } from '../../ledger/exclusion.ts';
import { parseFrancs } from '../../ledger/money.ts';
import type { DeskAccount } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { hasRole, session } from '../api/session.ts';
import { colon, formatDate, formatFrancs, formatMoney } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { AskFirst } from '../parts/askFirst.tsx';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';
import { listen } from '../push/push.ts';
import { now } from '../shell/clock.ts';
import { WaitingMoney } from './deskWaiting.tsx';
import type { Tell } from './tell.ts';
import { deeds } from './tills.tsx';

interface PartProps {
  person: string;
  shown: DeskAccount;
  tell: Tell;
}

/** One account as the desk sees it, with what the role at the desk may do. */
export function DeskAccountView({ person }: { person: string }) {
  const words = useWords('big21');
  const [shown, setShown] = useState<DeskAccount>();
  const [problem, setProblem] = useState('');
  const load = async () => {
    const answer = await call('GET /desk/accounts/:person', { params: { person } });
    setShown(answer.ok ? answer.value : undefined);
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
  };
  // The player may confirm on an own device what was taken here.
  useEffect(() => {
    const again = () => {
      load();
      deeds.value++;
    };
    load();
    return listen(`wallet:${person}`, again, again);
  }, [person]);
  const tell: Tell = async (work) => {
    const answer = await work;
    deeds.value++;
    await load();
    if (!answer.ok) setProblem(wordsOf(answer.refusal, words.refusals));
  };
  if (!shown) return <FormError>{problem}</FormError>;
  const { holder, balance, wallet } = shown;
  const part = { person, shown, tell };
  const isOwn = person === session.value?.id;
  const isCashier = hasRole('cashier') && !isOwn;
  return (
    <div class="stack">
      <FormError>{problem}</FormError>
      <p>
        {holder && (
          <>
            <b>{holder.name}</b>, {formatDate(Date.parse(holder.born))}, {holder.town}
            <br />
          </>
        )}
        {words.balance}
        {colon()}
        <b>{formatMoney(balance)}</b>
        <br />
        {words.identity[wallet.identity]}
      </p>
      {isOwn && <p class="note">{words.refusals['about-oneself']}</p>}
      {isCashier && <Identity {...part} />}
      {isCashier && <Deposit {...part} />}
      {isCashier &&
        Object.entries(wallet.waiting).map(([id, waiting]) => (
          <WaitingMoney key={id} person={person} id={id} waiting={waiting} wallet={wallet} tell={tell} />
        ))}
      {isCashier && <Correction {...part} />}
      <Exclusion {...part} />
      <Latest {...part} />
    </div>
  );
}

function Identity({ person, shown, tell }: PartProps) {
  const words = useWords('big21');
  const say = (result: 'checked' | 'refused') =>
    tell(call('POST /desk/accounts/:person/identity', { params: { person }, body: { result } }));
  const { identity } = shown.wallet;
  return (
    <div class="row">
      {identity !== 'checked' && (
        <Button kind="outline" onClick={() => say('checked')}>
          {words.deskIdentity}
        </Button>
      )}
      {identity !== 'refused' && (
        <AskFirst
          title={words.deskRefuse}
          question={words.deskRefuseQuestion}
          yes={words.deskRefuse}
          onYes={() => say('refused')}
        >
          {(ask) => (
            <Button kind="quiet" onClick={ask}>
              {words.deskRefuse}
            </Button>
          )}
        </AskFirst>
      )}
    </div>
  );
}

function Deposit({ person, tell }: PartProps) {
  const words = useWords('big21');
  const [text, setText] = useState('');
  const amount = parseFrancs(text);
  const book = () =>
    amount && tell(call('POST /desk/accounts/:person/deposits', { params: { person }, body: { amount } }));
  return (
    <>
      <Field label={words.amount} inputMode="decimal" value={text} onInput={setText} />
      <Button disabled={!amount} onClick={book}>
        {words.deskDeposit}
        {colon()}
        {amount ? formatMoney(amount) : '–'}
      </Button>
    </>
  );
}

/** A counter-entry with its reason; a second person approves it. */
function Correction({ person, tell }: PartProps) {
  const words = useWords('big21');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const isMinus = /^\s*[-−]/.test(text);
  const size = parseFrancs(text.replace(/^\s*[-−]/, ''));
  const amount = size === undefined ? undefined : isMinus ? -size : size;
  const isReady = amount !== undefined && amount !== 0 && reason.trim().length >= 3;
  const propose = () =>
    isReady && tell(call('POST /desk/accounts/:person/corrections', { params: { person }, body: { amount, reason } }));
  return (
    <details>
      <summary>{words.kinds.correction}</summary>
      <div class="stack">
        <Field label={words.correctionAmount} value={text} onInput={setText} />
        <Field label={words.reason} value={reason} onInput={setReason} />
        <Button kind="outline" disabled={!isReady} onClick={propose}>
          {words.correctionPropose}
        </Button>
      </div>
    </details>
  );
}

/** Whether somebody is excluded, by whom; those who may, exclude and readmit. */
function Exclusion({ person, shown, tell }: PartProps) {
  const words = useWords('big21');
  const [reason, setReason] = useState('');
  const { exclusion } = shown.wallet;
  const isOut = isExcluded(exclusion, now());
  const mayExclude = (hasRole('organiser') || hasRole('director')) && person !== session.value?.id;
  const exclude = () => tell(call('POST /desk/accounts/:person/exclusion', { params: { person }, body: { reason } }));
  const readmit = () => tell(call('DELETE /desk/accounts/:person/exclusion', { params: { person } }));
  return (
    <>
      {isOut && exclusion && (
        <p>
          <b>
            {exclusion.until === undefined
              ? words.excludedByHouse
              : words.excludedUntil(formatDate(exclusion.until, 'dayTime'))}
          </b>
        </p>
      )}
      {shown.wallet.proposal && <Proposed person={person} shown={shown} tell={tell} />}
      {mayExclude && !isOut && !shown.wallet.proposal && (
        <>
          <Field label={words.reason} value={reason} onInput={setReason} />
          <AskFirst
            title={words.deskExclude}
            question={words.deskExcludeQuestion}
            yes={words.deskExclude}
            onYes={exclude}
          >
            {(ask) => (
              <Button kind="outline" disabled={reason.trim().length < 3} onClick={ask}>
                {words.deskExclude}
              </Button>
            )}
          </AskFirst>
        </>
      )}
      {mayExclude && isOut && exclusion?.by === 'operator' && !shown.wallet.proposal && (
        <Button kind="outline" onClick={readmit}>
          {words.deskReadmit}
        </Button>
      )}
    </>
  );
}

/** Proposed by one, decided by another: nobody excludes or lets in again alone. */
function Proposed({ person, shown, tell }: PartProps) {
  const words = useWords('big21');
  const { proposal } = shown.wallet;
  if (proposal === undefined) return null;
  const me = session.value?.id;
  const isAnother = proposal.by !== `person:${me}` && person !== me;
  const mayDecide = (hasRole('organiser') || hasRole('director')) && isAnother;
  const approve = () => tell(call('POST /desk/accounts/:person/exclusion/approval', { params: { person }, body: {} }));
  return (
    <div class="stack">
      <p>
        {proposal.kind === 'exclude'
          ? words.exclusionProposed.exclude(proposal.reason)
          : words.exclusionProposed.readmit}
      </p>
      {mayDecide ? <Button onClick={approve}>{words.deskApprove}</Button> : <p class="note">{words.secondDecides}</p>}
    </div>
  );
}

function Latest({ shown }: PartProps) {
  const words = useWords('big21');
  if (shown.statement.length === 0) return <p class="note">{words.noHistory}</p>;
  return (
    <div class="big21-statement">
      <Table
        caption={words.history}
        rows={shown.statement}
        rowKey={({ seq }) => seq}
        columns={[
          { head: words.when, cell: ({ at }) => formatDate(at, 'dayTime') },
          { head: words.what, cell: ({ kind }) => words.kinds[kind], names: true },
          { head: words.francs, cell: ({ amount }) => formatFrancs(amount), figure: true },
          { head: words.balance, cell: ({ balance }) => formatFrancs(balance), figure: true },
        ]}
      />
    </div>
  );
}
