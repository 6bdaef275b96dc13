import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { minus, NOTHING, parseFrancs, plus, type Rappen } from '../../ledger/money.ts';
import type { Till } from '../../ledger/till.ts';
import type { TillAnswer } from '../../ledger/wire.ts';
import { call } from '../api/call.ts';
import { hasRole, session } from '../api/session.ts';
import { formatDate, formatMoney } from '../i18n/format.ts';
import { wordsOf } from '../i18n/refusal-text.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Field, FormError } from '../parts/field.tsx';
import { account } from './account.ts';
import type { Tell } from './tell.ts';

/** How often something was done at the desk: what lies in the till may have changed. */
export const deeds = signal(0);

/** The cashier's own till, and those of others that are open or wait for a signature. Only where cash is handled. */
export function Tills() {
  const words = useWords('big21');
  const house = useWords('big21House');
  const [tills, setTills] = useState<readonly TillAnswer[]>();
  const [problem, setProblem] = useState('');
  const load = async () => {
    const answer = await call('GET /desk/tills');
    if (answer.ok) setTills(answer.value.tills);
  };
  useEffect(() => {
    load();
  }, [deeds.value]);
  const tell: Tell = async (work) => {
    const answer = await work;
    await load();
    setProblem(answer.ok ? '' : wordsOf(answer.refusal, words.refusals));
  };
  if (account.value?.money !== 'cash' || !tills || !session.value) return null;
  const own = tills.find(({ person }) => person === session.value?.id);
  const others = tills.filter(({ person, till }) => person !== session.value?.id && till.stage !== 'closed');
  return (
    <section class="panel stack" id="till">
      <h2>{house.tillTitle}</h2>
      {hasRole('cashier') && (
        <OwnTill
          key={own?.till.stage}
          till={own?.till ?? { stage: 'closed' }}
          moved={own?.moved ?? NOTHING}
          tell={tell}
        />
      )}
      <FormError>{problem}</FormError>
      {others.map((each) => (
        <OtherTill key={each.person} {...each} tell={tell} />
      ))}
      {!hasRole('cashier') && others.length === 0 && <p>{house.noTillOpen}</p>}
    </section>
  );
}

/** Counted at the beginning and at the end; in between it says what should lie in it. */
function OwnTill({ till, moved, tell }: { till: Till; moved: Rappen; tell: Tell }) {
  const house = useWords('big21House');
  const [text, setText] = useState('');
  const counted = parseFrancs(text);
  const isClosed = till.stage === 'closed';
  const request = isClosed ? 'POST /desk/till/opening' : 'POST /desk/till/closing';
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (counted !== undefined) tell(call(request, { body: { counted } }));
      }}
    >
      {till.stage === 'closed' ? (
        <p>{house.tillClosed}</p>
      ) : (
        <p role="status">
          {house.tillSince(formatDate(till.at, 'dayTime'), formatMoney(till.opened), formatMoney(moved))}{' '}
          <b>{house.tillExpected(formatMoney(plus(till.opened, moved)))}</b>
        </p>
      )}
      {till.stage === 'counted' && <p role="status">{differenceText(till, house)}</p>}
      {till.stage === 'counted' && <p class="note">{house.tillAsk}</p>}
      <Field label={house.tillCounted} inputMode="decimal" value={text} onInput={setText} />
      <Button type="submit" kind={isClosed ? 'main' : 'outline'} disabled={counted === undefined}>
        {isClosed ? house.tillOpen : till.stage === 'counted' ? house.tillAgain : house.tillClose}
      </Button>
    </form>
  );
}

/** Somebody else's: whoever has counted it too signs. */
function OtherTill({ person, name, till, moved, tell }: TillAnswer & { tell: Tell }) {
  const house = useWords('big21House');
  if (till.stage === 'closed') return null;
  return (
    <div class="stack">
      <p>
        <b>{name}</b>
        <br />
        {house.tillSince(formatDate(till.at, 'dayTime'), formatMoney(till.opened), formatMoney(moved))}{' '}
        {till.stage === 'counted' && differenceText(till, house)}
      </p>
      {till.stage === 'counted' && hasRole('cashier') && (
        <Button onClick={() => tell(call('POST /desk/tills/:person/signature', { params: { person }, body: {} }))}>
          {till.counted === till.expected ? house.tillDone : house.tillSign}
        </Button>
      )}
    </div>
  );
}

const differenceText = (
  { counted, expected }: Extract<Till, { stage: 'counted' }>,
  house: { tillAgrees: (counted: string) => string; tillDifference: (counted: string, difference: string) => string },
): string =>
  counted === expected
    ? house.tillAgrees(formatMoney(counted))
    : house.tillDifference(formatMoney(counted), formatMoney(minus(counted, expected)));
