import { needsSecondCashier } from '../../ledger/depositing.ts';
import { DESK_DUTIES } from '../../ledger/duties.ts';
import type { Rappen } from '../../ledger/money.ts';
import { identityDue } from '../../ledger/provisional.ts';
import { call } from '../api/call.ts';
import { formatDate, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { now } from '../shell/clock.ts';
import { account } from './account.ts';
import type { Tell } from './tell.ts';

/** Cash that a cashier says to have taken: only the player, or a second cashier, makes it so. */
export function PaidIn({ tell }: { tell: Tell }) {
  const waiting = Object.entries(account.value?.wallet.waiting ?? {}).filter(([, { kind }]) => kind === 'deposit');
  return (
    <>
      {waiting.map(([id, { amount }]) => (
        <Taken key={id} id={id} amount={amount} tell={tell} />
      ))}
    </>
  );
}

function Taken({ id, amount, tell }: { id: string; amount: Rappen; tell: Tell }) {
  const words = useWords('big21');
  const isMuch = account.value !== undefined && needsSecondCashier(account.value.wallet, amount, now());
  return (
    <section class="panel stack">
      <h2>{words.confirmTitle}</h2>
      <p>{words.confirmQuestion(formatMoney(amount))}</p>
      {isMuch && <p class="note">{words.confirmBySecond(formatMoney(DESK_DUTIES.deposit.sum))}</p>}
      <div class="row">
        {!isMuch && (
          <Button onClick={() => tell(call('POST /wallet/deposits/:id/confirmation', { params: { id }, body: {} }))}>
            {words.confirmYes(formatMoney(amount))}
          </Button>
        )}
        <Button kind="outline" onClick={() => tell(call('DELETE /wallet/deposits/:id', { params: { id } }))}>
          {words.confirmNo}
        </Button>
      </div>
    </section>
  );
}

/** By when a document is shown at the desk. Gaming ordinance 52 */
export function DocumentDue() {
  const words = useWords('big21');
  const due = account.value && identityDue(account.value.wallet);
  return due === undefined ? null : <p class="big21-warning">{words.identityDue(formatDate(due, 'dayTime'))}</p>;
}
